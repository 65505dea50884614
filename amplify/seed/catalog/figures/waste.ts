import { sources } from '../sources';
import { figure, result } from './amounts';
import { homeFoodWaste, kgPerPound } from './terms';
import type { Basis, Figures, Sum, Term } from './types';

const once: Basis = { per: 'person', covers: 'once' };
const day: Basis = { per: 'person', covers: 1 };

const recycled: Sum = [
  [
    { value: 4.54, of: 'pounds of trash a day', source: sources.trash },
    { value: 58.4 / 245.7, of: 'recycled', source: sources.trash },
    { value: 0.5, of: 'of it by you' },
    kgPerPound,
  ],
];

const newPiece: Term = { value: 3, of: 'kg of CO₂e a piece', source: sources.reusedClothes };

/** Tasks that use things longer or keep them out of the trash. */
export const waste: Record<string, Figures> = {
  'Sort your recycling well': {
    wasteKg: figure(
      day,
      'Of the 4.54 pounds (2.06 kg) that an average American threw out in a day of 2005, at home and at work, 23.7% was recycled, half of it by you.',
      recycled,
    ),
    carbonKg: figure(
      day,
      'Recycled, mixed recyclables cause 0.72 times their weight less in CO₂e than in the landfill. The new material that they replace isn’t counted.',
      [
        [
          result(recycled, 'kg of recyclables'),
          { value: 660 / 907.2, of: 'kg of CO₂e a kg', source: sources.emissionFactors },
        ],
      ],
    ),
  },
  'Save scraps for compost': {
    wasteKg: figure(
      day,
      'You compost the part of the food thrown away at home that goes to the landfill: 52.5%, as of all trash, of 5.6 ounces (0.16 kg) a day.',
      [[homeFoodWaste, { value: 0.525, of: 'to the landfill', source: sources.foodLandfilled }]],
    ),
  },
  'Mend instead of replacing': {
    carbonKg: figure(
      once,
      'A mended T-shirt is worn three months longer, which saves 5% of the 6.6 pounds (3 kg) of CO₂e that a new one causes at least.',
      [[newPiece, { value: 0.05, of: 'less', source: sources.longerWear }]],
    ),
  },
  'Fill a box to give away': {
    carbonKg: figure(
      once,
      'Two T-shirts of five find a buyer, and 65% of second-hand purchases replace a new one, each at least 6.6 pounds (3 kg) of CO₂e.',
      [
        [
          { value: 2, of: 'T-shirts' },
          newPiece,
          { value: 0.646, of: 'of the purchases', source: sources.displacedClothes },
        ],
      ],
    ),
  },
};
