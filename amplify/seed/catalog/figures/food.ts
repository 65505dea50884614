import { rounded } from './amounts';
import { foodWasted, wastedFoodCarbon, wastedFoodPrice } from './factors';
import type { Figures } from './types';

const meatlessMeals = 'https://www.mdpi.com/2071-1050/11/22/6235';

/** Food that isn't thrown away: as much as an American wastes in a day. */
function foodSaved(assumption: string): Figures {
  return {
    // 90 billion pounds a year ÷ 309 million people ÷ 365 days
    wasteKg: { amount: rounded(foodWasted.value), assumption, source: foodWasted.source },
    carbonKg: {
      // the food × 113 ÷ 55 kg of CO2e per kg
      amount: rounded(foodWasted.value * wastedFoodCarbon.value),
      assumption:
        'Each kilogram of wasted food causes 2.1 kg of CO2e, from the farm to the landfill.',
      source: wastedFoodCarbon.source,
    },
    moneyDollars: {
      // $728 a year ÷ 365 days
      amount: rounded(wastedFoodPrice.value),
      assumption: 'The food that an average American wastes in a day is worth $2.',
      source: wastedFoodPrice.source,
    },
  };
}

/** Tasks around what is eaten and what isn't thrown away. */
export const food: Record<string, Figures> = {
  'Eat a plant-based lunch': {
    carbonKg: {
      // a meatless lunch causes 1 kg, more than 40% less than one with meat: 1 ÷ 0.6 − 1
      amount: rounded(1 / (1 - 0.4) - 1, 1),
      assumption: 'An average American lunch without meat replaces one with meat.',
      source: meatlessMeals,
    },
  },
  'Plan a week of green dinners': {
    carbonKg: {
      // 5 dinners × more than 40% of the 5 kg of a dinner with meat
      amount: rounded(5 * 0.4 * 5),
      assumption: 'Five average American dinners without meat replace five with meat.',
      source: meatlessMeals,
    },
  },
  'Make a meal of leftovers': foodSaved(
    'The meal saves as much food as an average American throws away in a day.',
  ),
  'Plan meals before you shop': foodSaved(
    'The plan saves as much food as an average American throws away in a day.',
  ),
};
