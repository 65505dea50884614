import { sources } from '../sources';
import type { TasksOfCategory } from '../types';

/** Tasks about eating, and about wasting less food. */
export const food: TasksOfCategory = {
  Daily: [
    {
      id: 'daily-meatless-lunch',
      name: 'Eat a plant-based lunch',
      description:
        'Build one lunch around beans, grains and vegetables. A bowl, a soup or last night’s curry all count.',
      score: 10,
      duration: 5,
      earthimpact: 'Meals without meat cause fewer greenhouse gases on average than meals with it.',
      moneyimpact: 'Compare what beans or lentils cost with what you would pay for meat.',
      timeNeeded: 30,
      whyItHelps: 'A meatless lunch causes less greenhouse gas than one with meat.',
      whySource: sources.meals.address,
    },
    {
      id: 'daily-eat-leftovers',
      name: 'Make a meal of leftovers',
      description: 'Look through the fridge and turn what you find into one of today’s meals.',
      score: 8,
      duration: 4,
      earthimpact:
        'When food is thrown away, so is everything that it took to grow, cool and ship it.',
      moneyimpact: 'You’ve already paid for the food, so the meal costs you nothing more.',
      timeNeeded: 15,
      whyItHelps: 'U.S. homes waste 130 pounds (58.8 kg) of food per person a year.',
      whySource: sources.homeFoodWaste.address,
    },
    {
      id: 'daily-plan-meals',
      name: 'Plan meals before you shop',
      description:
        'Check what is at home, decide on the next few dinners and write a list. Then buy just that.',
      score: 8,
      duration: 6,
      earthimpact: 'When you buy only what you’ll eat, less spoils.',
      moneyimpact: 'Fewer impulse buys, and less that ends up in the trash.',
      timeNeeded: 20,
      whyItHelps: 'Food that you plan for gets eaten.',
    },
  ],
  Medium: [
    {
      id: 'medium-plant-dinners',
      name: 'Plan a week of green dinners',
      description:
        'Choose five dinners without meat, shop for them together and cook them this week.',
      score: 30,
      duration: 30,
      earthimpact: 'Of all meals, dinners with meat cause the most greenhouse gases on average.',
      moneyimpact:
        'Compare the bill for five dinners of beans, eggs, grains and vegetables with your usual one.',
      timeNeeded: 60,
      whyItHelps: 'Meatless meals cause more than 40% less greenhouse gas than meals with meat.',
      whySource: sources.meals.address,
      steps: {
        choose: 'Choose five dinners without meat. Start with those that you already like.',
        list: 'Check your fridge and pantry, then write one shopping list for all five.',
        shop: 'Shop for all of them in one trip.',
        cook: 'Cook all five this week, with what spoils first on the first days. Chill leftovers within two hours.',
      },
    },
    {
      id: 'medium-herb-pots',
      name: 'Grow herbs on a windowsill',
      description:
        'Plant three pots of herbs that you cook with often, such as basil, chives and thyme.',
      score: 20,
      duration: 45,
      earthimpact:
        'You pick just what you need: no plastic box, no refrigerated truck, no slimy leftovers.',
      moneyimpact: 'You pay for a pot once, and it keeps growing.',
      timeNeeded: 60,
      cost: 'Under20',
      whyItHelps: 'You pick what you need, when you need it, and nothing wilts in the fridge.',
    },
    {
      id: 'medium-local-market',
      name: 'Shop in season at a farmers market',
      description:
        'Buy a week’s fruit and vegetables in season at a farmers market or a farm stand.',
      score: 20,
      duration: 30,
      earthimpact:
        'Food that grows outdoors in season needs no heated greenhouse, and often comes without packaging.',
      moneyimpact:
        'What’s ripe right now is often at its best. Compare prices from stand to stand.',
      timeNeeded: 90,
      cost: 'Under100',
      place: 'Shop',
      whyItHelps: 'You meet the people who grow your food, and can ask how they do it.',
    },
  ],
};
