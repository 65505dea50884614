import { sources } from '../sources';
import { figure, result } from './amounts';
import { ours, said, unit } from './sums';
import { kgPerPound, litersPerGallon } from './terms';
import type { Basis, Figures, Sum } from './types';

const once: Basis = { per: 'person', covers: 'once' };
const day: Basis = { per: 'person', covers: 1 };

const gallonsPerLiter = unit(1 / litersPerGallon.value, 'gallons a liter');

const bottle: Sum = [
  [ours(0.5, 'liters'), gallonsPerLiter, said(0.0739, 'kg of bottle a gallon', sources.bottles)],
];

const twoBags: Sum = [[ours(2, 'bags'), said('56.5 ÷ 7,568', 'kg a bag', sources.bags)]];

const bills: Basis = { per: 'household', covers: 60 };
const paper: Sum = [
  [
    ours(3, 'bills a month'),
    unit(2, 'months'),
    ours(2, 'sheets'),
    said('20 ÷ 500 ÷ 4', 'pounds a sheet', sources.copyPaper),
    kgPerPound,
  ],
];

/** Tasks that replace single-use things. */
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
      [[result(bottle, 'kg of plastic'), said(3, 'kg of CO₂ a kg', sources.bottleCarbon)]],
    ),
    moneyDollars: figure(
      once,
      'One refill replaces 17 ounces (half a liter) of bottled water, at its wholesale price of $1.23 a gallon ($0.32 a liter).',
      [[ours(0.5, 'liters'), gallonsPerLiter, said(1.23, 'dollars a gallon', sources.bottlePrice)]],
    ),
  },
  'Bring your own cup': {
    moneyDollars: figure(
      once,
      'The coffee shop takes a dime off the price, as a university in California does.',
      [[said(0.1, 'dollars', sources.cups)]],
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
          ours(5, 'towels'),
          said('25 ÷ 500 × 85 ÷ 864', 'pounds a towel', sources.paperTowels),
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
      [[result(paper, 'kg of paper'), said(0.608, 'kg of CO₂e a kg', sources.paperCarbon)]],
    ),
  },
};
