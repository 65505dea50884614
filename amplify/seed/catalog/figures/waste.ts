import { sources } from '../sources';
import { figure, result } from './amounts';
import { homeFoodWaste, kgPerPound, litersPerGallon } from './terms';
import type { Basis, Figures, Sum, Term } from './types';

const once: Basis = { per: 'person', covers: 'once' };
const day: Basis = { per: 'person', covers: 1 };

const bottle: Sum = [
  [
    { value: 0.5 / litersPerGallon.value, of: 'gallons' },
    { value: 0.0739, of: 'kg of bottle a gallon', source: sources.bottles },
  ],
];
const twoBags: Term = { value: 2, of: 'bags' };

const recycled: Sum = [
  [
    { value: 4.9, of: 'pounds of trash a day', source: sources.trash },
    { value: 69 / 292.4, of: 'recycled' },
    { value: 0.5, of: 'of it by you' },
    kgPerPound,
  ],
];

const newPiece: Term = { value: 3, of: 'kg of CO₂e a piece', source: sources.reusedClothes };

/** Tasks that use less, use longer or keep things out of the trash. */
export const waste: Record<string, Figures> = {
  'Refill a water bottle': {
    wasteKg: figure(
      once,
      'One refill replaces a plastic bottle of 17 ounces (half a liter) and average weight.',
      bottle,
    ),
    carbonKg: figure(
      once,
      'Making the bottle’s plastic causes 3 times its weight in CO₂. Filling and shipping it aren’t counted.',
      [
        [
          result(bottle, 'kg of plastic'),
          { value: 3, of: 'kg of CO₂ a kg', source: sources.bottleCarbon },
        ],
      ],
    ),
    moneyDollars: figure(
      once,
      'One refill replaces 17 ounces (half a liter) of bottled water at its average wholesale price.',
      [
        [
          { value: 0.5 / litersPerGallon.value, of: 'gallons' },
          { value: 1.23, of: 'dollars a gallon', source: sources.bottlePrice },
        ],
      ],
    ),
  },
  'Bring your own cup': {
    moneyDollars: figure(once, 'The coffee shop takes a dime off the price, as Starbucks does.', [
      [{ value: 0.1, of: 'dollars', source: sources.cups }],
    ]),
  },
  'Shop with your own bag': {
    carbonKg: figure(once, 'A bag that you already own replaces two thin plastic bags.', [
      [twoBags, { value: 0.019, of: 'kg of CO₂e a bag', source: sources.bags }],
    ]),
    wasteKg: figure(once, 'A bag that you already own replaces two thin plastic bags.', [
      [twoBags, { value: 0.008, of: 'kg a bag', source: sources.bags }],
    ]),
  },
  'Sort your recycling well': {
    wasteKg: figure(
      day,
      'Half of what an average American recycles in a day, at home and at work, doesn’t go into the trash.',
      recycled,
    ),
    carbonKg: figure(
      day,
      'Recycled, mixed recyclables cause 3.1 times their weight less in CO₂e than in the landfill.',
      [
        [
          result(recycled, 'kg of recyclables'),
          { value: 2830 / 907.2, of: 'kg of CO₂e a kg', source: sources.equivalencies },
        ],
      ],
    ),
  },
  'Save scraps for compost': {
    wasteKg: figure(
      day,
      'You compost the part of the food thrown away at home that goes to the landfill: 60% of 7 ounces (0.2 kg) a day.',
      [[homeFoodWaste, { value: 0.6, of: 'to the landfill', source: sources.foodLandfilled }]],
    ),
  },
  'Fill a box to give away': {
    carbonKg: figure(
      once,
      'Two T-shirts of five find a buyer, and 65% of second-hand purchases replace a new one.',
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
