import { sources } from '../sources';
import { figure, result } from './amounts';
import { kgPerPound, litersPerGallon } from './terms';
import type { Basis, Figures, Sum, Term } from './types';

const once: Basis = { per: 'person', covers: 'once' };
const day: Basis = { per: 'person', covers: 1 };

const gallonsPerLiter: Term = {
  value: 1 / litersPerGallon.value,
  of: 'gallons a liter',
  from: 'unit',
};

const bottle: Sum = [
  [
    { value: 0.5, of: 'liters', from: 'ours' },
    gallonsPerLiter,
    { value: 0.0739, of: 'kg of bottle a gallon', from: sources.bottles },
  ],
];

const twoBags: Sum = [
  [
    { value: 2, of: 'bags', from: 'ours' },
    { value: 56.5 / 7568, of: 'kg a bag', from: sources.bags, how: '56.5 ÷ 7,568' },
  ],
];

const bills: Basis = { per: 'household', covers: 60 };
const paper: Sum = [
  [
    { value: 3, of: 'bills a month', from: 'ours' },
    { value: 2, of: 'months', from: 'unit' },
    { value: 2, of: 'sheets', from: 'ours' },
    { value: 20 / 500 / 4, of: 'pounds a sheet', from: sources.copyPaper, how: '20 ÷ 500 ÷ 4' },
    kgPerPound,
  ],
];

/** Tasks that replace what is used only once. */
export const usedOnce: Record<string, Figures> = {
  'Refill a water bottle': {
    wasteKg: figure(
      once,
      'One refill replaces a plastic bottle of 17 ounces (half a liter), at the average of 73.9 grams of bottle a gallon (19.5 grams of bottle a liter).',
      bottle,
    ),
    carbonKg: figure(
      once,
      'Making the bottle’s plastic causes 3 times its weight in CO₂. Filling and shipping it aren’t counted.',
      [
        [
          result(bottle, 'kg of plastic'),
          { value: 3, of: 'kg of CO₂ a kg', from: sources.bottleCarbon },
        ],
      ],
    ),
    moneyDollars: figure(
      once,
      'One refill replaces 17 ounces (half a liter) of bottled water, at its wholesale price of $1.23 a gallon ($0.32 a liter).',
      [
        [
          { value: 0.5, of: 'liters', from: 'ours' },
          gallonsPerLiter,
          { value: 1.23, of: 'dollars a gallon', from: sources.bottlePrice },
        ],
      ],
    ),
  },
  'Bring your own cup': {
    moneyDollars: figure(
      once,
      'The coffee shop takes a dime off the price, as a university in California does.',
      [[{ value: 0.1, of: 'dollars', from: sources.cups }]],
    ),
  },
  'Shop with your own bag': {
    carbonKg: figure(
      once,
      'Making the two bags’ plastic is counted as 2.5 times its weight in CO₂e, less than Britain’s 2.9 for new plastic film, since some of it is recycled.',
      [
        [
          result(twoBags, 'kg of plastic'),
          {
            value: 2.5,
            of: 'kg of CO₂e a kg of bags',
            from: sources.plasticFilm,
            how: 'rounded down from 2.9165',
          },
        ],
      ],
    ),
    wasteKg: figure(
      once,
      'A bag that you already own replaces two thin plastic bags of 0.26 ounces (7.4 grams), as light as those of British supermarkets.',
      twoBags,
    ),
  },
  'Use cloth, not paper towels': {
    wasteKg: figure(
      day,
      'Five paper towels stay unused, each as light as the lightest that U.S. agencies accept: 0.078 ounces (2.2 grams).',
      [
        [
          { value: 5, of: 'towels', from: 'ours' },
          {
            value: ((25 / 500) * 85) / 864,
            of: 'pounds a towel',
            from: sources.paperTowels,
            how: '25 ÷ 500 × 85 ÷ 864',
          },
          kgPerPound,
        ],
      ],
    ),
  },
  'Go paperless with your mail': {
    wasteKg: figure(
      bills,
      'Over 60 days, three bills a month come by email, each instead of two sheets of copy paper. Envelopes and catalogs aren’t counted.',
      paper,
    ),
    carbonKg: figure(
      bills,
      'Over 60 days, the paper that isn’t made saves 0.608 times its weight in CO₂e, the least of all U.S. grades. Printing and delivery aren’t counted.',
      [
        [
          result(paper, 'kg of paper'),
          { value: 0.608, of: 'kg of CO₂e a kg', from: sources.paperCarbon },
        ],
      ],
    ),
  },
};
