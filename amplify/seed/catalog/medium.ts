import { categoryOf } from './categories';
import { picturePath } from './picture-path';
import type { SeedTask, TaskEntry } from './types';

/** Tasks that take an hour to a week. A completion counts for one to three months. */
const entries: TaskEntry[] = [
  {
    id: 'medium-led-bulbs',
    name: 'Switch five lamps to LED',
    description:
      'Replace the bulbs in the five lamps that you use most. Match the brightness in lumens, not in watts.',
    score: 25,
    duration: 60,
    earthimpact:
      'LED bulbs give the same light with a fraction of the energy, and last much longer.',
    moneyimpact:
      'The more a lamp is on, the sooner its bulb pays for itself. You rarely have to buy another.',
  },
  {
    id: 'medium-seal-drafts',
    name: 'Seal drafty doors and windows',
    description:
      'On a windy day, feel around frames for drafts. Close them with weather stripping, caulk or a draft stopper.',
    score: 35,
    duration: 90,
    earthimpact: 'Air that stays inside doesn’t have to be heated or cooled again.',
    moneyimpact: 'The materials cost little, and lower your heating and cooling bills.',
  },
  {
    id: 'medium-fridge-settings',
    name: 'Tune your fridge',
    description:
      'Set the fridge to 37 °F (3 °C), never above 40 °F (4 °C), and the freezer to 0 °F (−18 °C). Check with a thermometer. Wipe the door seals and dust the coils.',
    score: 20,
    duration: 45,
    earthimpact: 'A fridge runs day and night. Clean coils and the right setting let it work less.',
    moneyimpact: 'You pay for less electricity, and food that keeps well isn’t thrown away.',
  },
  {
    id: 'medium-mend-clothes',
    name: 'Mend instead of replacing',
    description:
      'Pick one worn piece of clothing and repair it: a button, a seam or a visible patch.',
    score: 25,
    duration: 45,
    earthimpact:
      'Making clothes takes water and energy. Wearing them longer puts off making new ones.',
    moneyimpact: 'All you pay for is needle and thread, and perhaps a button.',
  },
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
  },
  {
    id: 'medium-donate-box',
    name: 'Fill a box to give away',
    description:
      'Gather clothes, books and other things in good condition that you no longer use, and donate or sell them.',
    score: 20,
    duration: 30,
    earthimpact: 'When someone reuses a thing, a new one doesn’t have to be made.',
    moneyimpact: 'Selling brings in a little money.',
  },
  {
    id: 'medium-efficient-shower-head',
    name: 'Install a water-saving showerhead',
    description:
      'Swap your showerhead for one with the WaterSense label. All it takes is a wrench and some tape.',
    score: 30,
    duration: 90,
    earthimpact: 'Less hot water in every shower saves both water and the energy to heat it.',
    moneyimpact: 'You pay for less water, and for less energy to heat it.',
  },
  {
    id: 'medium-paperless-mail',
    name: 'Go paperless with your mail',
    description:
      'Switch three bills or statements to email, and take yourself off catalog mailing lists.',
    score: 15,
    duration: 60,
    earthimpact: 'Less paper, less printing and less to deliver, month after month.',
    moneyimpact: 'Some companies give a discount for paperless billing or charge for paper.',
  },
  {
    id: 'medium-tire-pressure',
    name: 'Check your tire pressure',
    description:
      'Inflate the tires to the pressure on the sticker inside the driver’s door, when they are cold. It works for bicycles, too.',
    score: 15,
    duration: 30,
    earthimpact: 'Soft tires take more energy to roll, so the car burns more gas.',
    moneyimpact: 'The right pressure improves gas mileage a little.',
  },
  {
    id: 'medium-local-market',
    name: 'Shop in season at a farmers market',
    description: 'Buy a week’s fruit and vegetables in season at a farmers market or a farm stand.',
    score: 20,
    duration: 30,
    earthimpact:
      'Food that grows outdoors in season needs no heated greenhouse, and often comes without packaging.',
    moneyimpact: 'What’s ripe right now is often at its best. Compare prices from stand to stand.',
  },
  {
    id: 'medium-insulate-hot-water',
    name: 'Insulate your hot-water pipes',
    description:
      'Put foam sleeves on the hot-water pipes that you can reach. On a gas water heater, keep them at least 6 inches (15 cm) from the flue.',
    score: 35,
    duration: 90,
    earthimpact: 'The heat stays in the water, and you let less of it run while you wait.',
    moneyimpact: 'You pay for less of the heat that pipes lose on the way to your faucet.',
  },
];

export const mediumTasks: readonly SeedTask[] = entries.map((entry) => ({
  ...entry,
  difficulty: 'Medium',
  category: categoryOf(entry.id),
  imagename: picturePath(entry.id),
}));
