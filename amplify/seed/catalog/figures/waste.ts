import { sources } from '../sources';
import { figure, result } from './amounts';
import { ours, said } from './sums';
import { homeFoodWaste, kgPerPound } from './terms';
import type { Basis, Figures, Sum } from './types';

const once: Basis = { per: 'person', covers: 'once' };
const day: Basis = { per: 'person', covers: 1 };

const recycled: Sum = [
  [
    said(4.54, 'pounds of trash a day', sources.trash),
    said('58.4 ÷ 245.7', 'recycled', sources.trash),
    ours(0.5, 'of it by you'),
    kgPerPound,
  ],
];

const newPiece = said(3, 'kg of CO₂e a piece', sources.reusedClothes);

/** Tasks that use things longer or keep them out of the trash. */
export const waste: Record<string, Figures> = {
  'Sort your recycling well': {
    wasteKg: figure(
      day,
      'Of the 4.54 pounds (2.06 kg) that an average American threw out in a day of 2005, at home and at work, 23.7% was recycled. That half of it is yours is our assumption.',
      recycled,
    ),
    carbonKg: figure(
      day,
      'Half of it would have gone to the landfill, as half of all trash does, where mixed recyclables cause 0.72 times their weight more in CO₂e. The new material that they replace isn’t counted.',
      [
        [
          result(recycled, 'kg of recyclables'),
          said(0.5, 'to the landfill', sources.trashNow),
          said('(0.75 − 0.09) ÷ 0.9072', 'kg of CO₂e a kg', sources.emissionFactors),
        ],
      ],
    ),
  },
  'Save scraps for compost': {
    wasteKg: figure(
      day,
      'You compost half of the food that an American throws away at home in a day, 130 pounds (58.8 kg) a year. That half goes in the compost is our assumption.',
      [[homeFoodWaste, ours(0.5, 'of it for compost')]],
    ),
  },
  'Mend instead of replacing': {
    carbonKg: figure(
      once,
      'A mended T-shirt is worn three months longer, which saves 5% of the 6.6 pounds (3 kg) of CO₂e that a new one causes at least.',
      [[newPiece, said(0.05, 'less', sources.longerWear)]],
    ),
  },
  // WRAP's study of 2025 with sellers of used clothes has 64.6% instead of 28%: we count the lower one.
  'Fill a box to give away': {
    carbonKg: figure(
      once,
      'Of five T-shirts, we assume that two find a buyer. Of second-hand purchases, 28% replace a new piece, each at least 6.6 pounds (3 kg) of CO₂e. A later study says more.',
      [[ours(2, 'T-shirts'), newPiece, said(0.28, 'of the purchases', sources.displacedClothes)]],
    ),
  },
};
