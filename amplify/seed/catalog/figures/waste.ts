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
      'In 2005, the average American threw out 4.54 pounds (2.06 kg) a day, at home and at work, and 23.7% of it was recycled. We assume that half of the recycling is yours.',
      recycled,
    ),
    carbonKg: figure(
      day,
      'Half of it would have gone to a landfill, as half of all trash does, where it causes 0.72 times its weight more in CO₂e than if recycled. The new material that it replaces isn’t counted.',
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
      'We assume that you compost half of the food that the average American throws away at home in a day, at 130 pounds (58.8 kg) a year.',
      [[homeFoodWaste, ours(0.5, 'of it for compost')]],
    ),
  },
  'Mend instead of replacing': {
    carbonKg: figure(
      once,
      'A mended T-shirt is worn three months longer, which saves 5% of the CO₂e of a new one, at least 6.6 pounds (3 kg).',
      [[newPiece, said(0.05, 'less', sources.longerWear)]],
    ),
  },
  // WRAP's 2025 study with sellers of used clothes found 64.6% instead of 28%: we use the lower one.
  'Fill a box to give away': {
    carbonKg: figure(
      once,
      'We assume that two of five T-shirts find a buyer. Of second-hand purchases, 28% replace a new piece, each at least 6.6 pounds (3 kg) of CO₂e. A later study found more.',
      [[ours(2, 'T-shirts'), newPiece, said(0.28, 'of the purchases', sources.displacedClothes)]],
    ),
  },
};
