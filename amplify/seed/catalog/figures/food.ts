import { sources } from '../sources';
import { figure, result } from './amounts';
import { ours, said, unit } from './sums';
import { homeFoodWaste } from './terms';
import type { Basis, Figures, Sum, Term } from './types';

const meal: Basis = { per: 'person', covers: 'once' };

/**
 * A meatless lunch causes 1 kg. We count it as 40% less than one with meat, which is the share across all meals.
 * Dinners with meat cause the most.
 */
const perMeal = said('1 ÷ (1 − 0.4) − 1', 'kg of CO₂e a meal', sources.meals);

/** Rounded down, because at least 113 million tons of CO₂e for over 55 million of food can be less than 113 ÷ 55. */
const foodCarbon: Term = {
  value: 2,
  of: 'kg of CO₂e a kg',
  from: sources.foodWasteCarbon,
  how: 'rounded down from 113 ÷ 55',
};

const leftovers: Sum = [[homeFoodWaste]];
const kgOfFood = result(leftovers, 'kg of food');

/** Tasks about eating, and about wasting less food. */
export const food: Record<string, Figures> = {
  'Eat a plant-based lunch': {
    carbonKg: figure(
      meal,
      'The average American lunch without meat causes 2.2 pounds (1 kg) of CO₂e. We count it as 40% less than one with meat, since all meals without meat, taken together, cause over 40% less.',
      [[perMeal]],
    ),
  },
  'Plan a week of green dinners': {
    carbonKg: figure(
      { per: 'person', covers: 'once' },
      'Five dinners without meat replace five with meat. Each is counted like a lunch, although dinners with meat cause the most.',
      [[ours(5, 'dinners'), perMeal]],
    ),
  },
  'Make a meal of leftovers': {
    wasteKg: figure(
      meal,
      'The meal saves as much food as an American throws away at home in a day, 130 pounds (58.8 kg) a year.',
      leftovers,
    ),
    carbonKg: figure(
      meal,
      'Wasted food causes about twice its weight in CO₂e, from the farm to the landfill.',
      [[kgOfFood, foodCarbon]],
    ),
    moneyDollars: figure(
      meal,
      'Lost food is worth $1.21 a pound ($2.67 a kg) on average, at the store prices of 2010.',
      [
        [
          kgOfFood,
          unit(1 / 0.4536, 'pounds a kg'),
          said('161.6 ÷ 133', 'dollars a pound', sources.foodWastePrice),
        ],
      ],
    ),
  },
};
