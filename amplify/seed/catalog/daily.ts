import { categoryOf } from './categories';
import { picturePath } from './picture-path';
import type { SeedTask, TaskEntry } from './types';

/**
 * Daily habits. A completion counts for two to six days, short enough that three other tasks are
 * always available on a new day (D12).
 */
const entries: TaskEntry[] = [
  {
    id: 'daily-meatless-lunch',
    name: 'Eat a plant-based lunch',
    description:
      'Build one lunch around beans, grains and vegetables. A bowl, a soup or last night’s curry all count.',
    score: 10,
    duration: 5,
    earthimpact: 'Meals without meat cause fewer greenhouse gases on average than meals with it.',
    moneyimpact: 'Compare what beans or lentils cost with what you would pay for meat.',
  },
  {
    id: 'daily-short-shower',
    name: 'Take a five-minute shower',
    description:
      'Set a timer or pick a song about five minutes long, and be out of the shower when it ends.',
    score: 8,
    duration: 3,
    earthimpact: 'Every minute less saves the water of that minute and the energy that warmed it.',
    moneyimpact: 'You pay for less water, and for less energy to heat it.',
  },
  {
    id: 'daily-reusable-bottle',
    name: 'Refill a water bottle',
    description:
      'Leave home with a filled bottle and top it up from the tap instead of buying water.',
    score: 5,
    duration: 3,
    earthimpact:
      'Each refill replaces a single-use bottle that had to be made, shipped and thrown away.',
    moneyimpact: 'Tap water costs far less than bottled water.',
  },
  {
    id: 'daily-own-cup',
    name: 'Bring your own cup',
    description: 'Take a washable cup for your coffee or tea to go, and ask the shop to fill it.',
    score: 5,
    duration: 3,
    earthimpact: 'Your own cup keeps a paper cup with its lid out of the trash.',
    moneyimpact: 'Some coffee shops take a little off the price when you bring your own cup.',
  },
  {
    id: 'daily-lights-off',
    name: 'Switch off unused lights',
    description: 'Each time you leave a room today, turn off the lights behind you.',
    score: 4,
    duration: 2,
    earthimpact: 'Electricity that nobody uses doesn’t have to be generated.',
    moneyimpact:
      'The savings per lamp are small, but they cost you nothing and add up over a year.',
  },
  {
    id: 'daily-unplug-idle',
    name: 'Unplug idle electronics',
    description:
      'Find three devices that draw power while they do nothing, such as a game console or a printer. Shut them down, then unplug them or switch off their power strip.',
    score: 6,
    duration: 3,
    earthimpact:
      'Many devices draw a little power around the clock, whether anyone uses them or not.',
    moneyimpact: 'One device saves little. All that idle at home add up over a year.',
  },
  {
    id: 'daily-cold-wash',
    name: 'Wash a load in cold water',
    description:
      'Run today’s laundry on the cold setting, with a full drum and a cold-water detergent.',
    score: 8,
    duration: 5,
    earthimpact:
      'Most of the energy of a warm wash goes into heating the water. A cold wash skips it.',
    moneyimpact: 'You pay for less energy with every load.',
  },
  {
    id: 'daily-line-dry',
    name: 'Line-dry your laundry',
    description: 'Hang one load on a line or a rack instead of running the dryer.',
    score: 10,
    duration: 5,
    earthimpact:
      'An electric dryer takes a lot of power for each load, and a gas dryer burns gas. Sun and air need neither.',
    moneyimpact: 'You save the cost of a dryer cycle.',
  },
  {
    id: 'daily-walk-trip',
    name: 'Walk a short trip',
    description: 'Choose one errand within 1 mile (1.6 km) or so and go on foot instead of by car.',
    score: 10,
    duration: 3,
    earthimpact: 'A walk burns no gas and causes no exhaust.',
    moneyimpact: 'No fuel, no parking fee, and a little less wear on the car.',
  },
  {
    id: 'daily-bike-trip',
    name: 'Ride a bike instead of driving',
    description: 'Replace one car trip today with your bicycle. Check the tires and wear a helmet.',
    score: 12,
    duration: 4,
    earthimpact: 'A bike needs no fuel, and leaves cleaner, quieter streets behind it.',
    moneyimpact: 'A ride costs next to nothing, while a car needs gas, parking and upkeep.',
  },
  {
    id: 'daily-take-transit',
    name: 'Take the bus or train',
    description:
      'Make one trip by public transit today that you would otherwise have driven alone.',
    score: 12,
    duration: 4,
    earthimpact:
      'A well-filled bus or train moves each person with a fraction of the emissions of driving alone.',
    moneyimpact: 'Compare the fare with what you would pay for gas and parking.',
  },
  {
    id: 'daily-eat-leftovers',
    name: 'Make a meal of leftovers',
    description: 'Look through the fridge and turn what is there into one of today’s meals.',
    score: 8,
    duration: 4,
    earthimpact:
      'When food is thrown away, so is everything that it took to grow, cool and ship it.',
    moneyimpact: 'You’ve already paid for the food, so the meal costs you nothing more.',
  },
  {
    id: 'daily-right-kettle',
    name: 'Boil only what you need',
    description: 'Boil only as much water as you’ll use, in a pot or a kettle, every time today.',
    score: 4,
    duration: 2,
    earthimpact: 'Water that you heat and don’t use only cools again.',
    moneyimpact: 'A small saving every time, and the water boils sooner.',
  },
  {
    id: 'daily-lid-on-pot',
    name: 'Cook with the lid on',
    description:
      'Keep a lid on every pot while you heat or simmer, and turn the burner down once it boils.',
    score: 5,
    duration: 3,
    earthimpact: 'A lid keeps the heat in the pot, so the same meal takes less energy.',
    moneyimpact: 'Lower energy use on every meal, and dinner is ready sooner.',
  },
  {
    id: 'daily-own-bag',
    name: 'Shop with your own bag',
    description: 'Carry a bag with you today and say no to new ones at the checkout.',
    score: 4,
    duration: 3,
    earthimpact: 'A sturdy bag pays off when you use it again and again.',
    moneyimpact: 'Where stores charge for bags, you keep that money.',
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
  },
  {
    id: 'daily-compost-scraps',
    name: 'Save scraps for compost',
    description:
      'Collect today’s peels, coffee grounds and eggshells for a compost pile, a worm bin or your city’s green bin.',
    score: 6,
    duration: 3,
    earthimpact:
      'In a landfill, food rots without air and gives off methane. Composted, it feeds the soil.',
    moneyimpact:
      'A pile or a worm bin makes free compost for pots and beds. Either way, you may get by with a smaller trash bin.',
  },
  {
    id: 'daily-tap-off',
    name: 'Turn off the tap as you brush',
    description:
      'Wet the brush, turn off the tap, and open it again only to rinse. Morning and night.',
    score: 4,
    duration: 2,
    earthimpact: 'An open faucet runs clean water down the drain while you brush.',
    moneyimpact: 'A lower water bill for a habit that takes no effort at all.',
  },
  {
    id: 'daily-full-dishwasher',
    name: 'Run the dishwasher only when full',
    description:
      'Scrape, don’t pre-rinse. Wait until the dishwasher is full, then choose the eco cycle.',
    score: 6,
    duration: 3,
    earthimpact: 'A full load cleans more dishes with about the same water and energy.',
    moneyimpact: 'Fewer loads mean lower bills, and skipping the pre-rinse saves hot water, too.',
  },
  {
    id: 'daily-sort-recycling',
    name: 'Sort your recycling well',
    description:
      'Look up what your city accepts, then rinse and sort today’s bottles, cans, paper and boxes.',
    score: 5,
    duration: 4,
    earthimpact: 'Clean, well-sorted material can be made into something new.',
    moneyimpact: 'In states with a bottle deposit, you get it back.',
  },
  {
    id: 'daily-thermostat-degree',
    name: 'Turn the heat down one degree',
    description: 'While your heat is on, turn it down by one degree, and put on a sweater.',
    score: 8,
    duration: 4,
    earthimpact:
      'Heating is the largest use of energy in the average American home, so a single degree counts.',
    moneyimpact: 'Each degree, kept up, takes a little off the heating bill.',
  },
  {
    id: 'daily-take-stairs',
    name: 'Take the stairs',
    description:
      'Leave the elevator and the escalator to those who need them, and take the stairs today.',
    score: 4,
    duration: 2,
    earthimpact: 'A small saving of electricity, and a habit that makes other choices easier.',
    moneyimpact: 'A workout that needs no membership.',
  },
  {
    id: 'daily-litter-walk',
    name: 'Pick up litter on a walk',
    description:
      'Take a bag and gloves, and pick up what you find on your way. Leave needles, broken glass and anything you don’t know. Sort the rest at home.',
    score: 8,
    duration: 6,
    earthimpact:
      'Litter that you pick up can’t wash into streams or be eaten by birds and other animals.',
    moneyimpact: 'It costs nothing, and leaves less for your town to clean up.',
  },
  {
    id: 'daily-cloth-towels',
    name: 'Use cloth, not paper towels',
    description: 'Today, wipe up spills and dry your hands with a washable cloth.',
    score: 5,
    duration: 3,
    earthimpact: 'You can wash a cloth and use it again. A paper towel is trash after one use.',
    moneyimpact: 'Old shirts make fine cloths, and you buy fewer rolls.',
  },
];

export const dailyTasks: readonly SeedTask[] = entries.map((entry) => ({
  ...entry,
  difficulty: 'Daily',
  category: categoryOf(entry.id),
  imagename: picturePath(entry.id),
}));
