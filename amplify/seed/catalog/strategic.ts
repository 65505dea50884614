import { categoryOf } from './categories';
import { picturePath } from './picture-path';
import type { SeedTask, TaskEntry } from './types';

/** Decisions with effects for years. A completion counts for six months to a year. */
const entries: TaskEntry[] = [
  {
    id: 'strategic-energy-audit',
    name: 'Get a home energy audit',
    description:
      'Have a professional check how your home loses heat and wastes power, or do a thorough check yourself. Ask your utility whether it helps to pay for it.',
    score: 60,
    duration: 365,
    earthimpact:
      'An audit shows where your home loses heat and wastes power, so you can start there.',
    moneyimpact: 'The audit itself saves nothing yet. It tells you where your money is well spent.',
  },
  {
    id: 'strategic-insulate-attic',
    name: 'Seal and insulate your home',
    description:
      'Seal leaks first, then insulate attic, crawl spaces and basement. Hire a pro near old wiring, a flue, or old vermiculite, which can contain asbestos.',
    score: 120,
    duration: 365,
    earthimpact:
      'A sealed, insulated home needs less energy to heat and cool, and you don’t have to think about it.',
    moneyimpact:
      'You pay less for heating and cooling. Look for rebates from your state and your utility.',
  },
  {
    id: 'strategic-install-heat-pump',
    name: 'Install a heat pump',
    description:
      'Get two or three quotes before your old furnace fails. Mark this complete when the heat pump heats your home.',
    score: 150,
    duration: 365,
    earthimpact: 'A heat pump moves heat from outside to inside instead of burning fuel for it.',
    moneyimpact:
      'Compare what it would cost to run with the bills you have now. Look for rebates from your state and your utility.',
  },
  {
    id: 'strategic-go-solar',
    name: 'Go solar',
    description:
      'Check how much sun your roof gets and compare quotes. Mark this complete when your panels make power.',
    score: 150,
    duration: 365,
    earthimpact: 'Solar panels make electricity without fuel or exhaust.',
    moneyimpact: 'The sun pays part of your bill. How much depends on your roof and your rates.',
  },
  {
    id: 'strategic-green-power',
    name: 'Switch to renewable power',
    description:
      'See whether your utility or another supplier offers electricity from wind, sun or water, and sign up.',
    score: 80,
    duration: 365,
    earthimpact: 'Your money goes to clean power instead of coal and gas.',
    moneyimpact: 'Prices vary, so compare what each plan costs before you sign.',
  },
  {
    id: 'strategic-plant-tree',
    name: 'Plant a native tree',
    description:
      'Choose a tree that belongs in your region, and call 811 before you dig. Give it room, and water it well for its first summers.',
    score: 70,
    duration: 365,
    earthimpact: 'A tree stores carbon, cools its surroundings and feeds birds and insects.',
    moneyimpact: 'Shade in the right place can lower your cooling bill in summer.',
  },
  {
    id: 'strategic-rain-barrel',
    name: 'Collect rain for your garden',
    description:
      'Set a covered barrel under a downspout, with a screen against mosquitoes. Check your state’s rules first. The water isn’t for drinking.',
    score: 60,
    duration: 180,
    earthimpact:
      'Rain that you catch doesn’t rush into drains and creeks, and the garden needs less treated water.',
    moneyimpact: 'What you draw from the barrel is free.',
  },
  {
    id: 'strategic-greener-commute',
    name: 'Change how you commute',
    description:
      'On at least two days a week, commute by bike, transit or carpool, or work from home, and keep it up.',
    score: 100,
    duration: 180,
    earthimpact: 'Each shared or skipped drive saves the gas that it would have burned.',
    moneyimpact: 'Less gas and parking, and perhaps one less car.',
  },
  {
    id: 'strategic-drive-electric',
    name: 'Switch to an electric car',
    description:
      'Before you replace a car, ask whether you need one. If you do, test-drive an electric one, new or used. Mark this complete when you drive it.',
    score: 150,
    duration: 365,
    earthimpact:
      'On the average U.S. grid, an electric car causes fewer greenhouse gases than a gasoline car, power plants included.',
    moneyimpact: 'Compare what you pay for gas with charging at home. There’s no oil to change.',
  },
  {
    id: 'strategic-native-garden',
    name: 'Turn lawn into a wild garden',
    description:
      'Call 811 before you dig, then give a patch of lawn to native flowers and grasses. Leave out the pesticides and let it bloom.',
    score: 80,
    duration: 365,
    earthimpact:
      'Native plants feed bees, butterflies and birds, and suit the climate where you live.',
    moneyimpact: 'Once it has grown in, there’s less to mow, water and fertilize.',
  },
  {
    id: 'strategic-green-savings',
    name: 'Move your money to greener uses',
    description:
      'Find out what your bank and retirement plan finance, and compare fossil-free options. This isn’t financial advice, so take your time.',
    score: 80,
    duration: 365,
    earthimpact: 'Savings are lent and invested. You have a say in what they help to build.',
    moneyimpact:
      'Costs and returns differ from fund to fund, so compare the fees as well as the promise.',
  },
  {
    id: 'strategic-train-vacation',
    name: 'Travel by train, not by plane',
    description:
      'Take the train to your next vacation and back, instead of a flight of two hours or less.',
    score: 90,
    duration: 180,
    earthimpact:
      'On the same trip, an electric train causes much less than a plane. A diesel train on a long route may not.',
    moneyimpact: 'Compare the whole price: baggage fees and the ride to the airport, too.',
  },
];

export const strategicTasks: readonly SeedTask[] = entries.map((entry) => ({
  ...entry,
  difficulty: 'Strategic',
  category: categoryOf(entry.id),
  imagename: picturePath(entry.id),
}));
