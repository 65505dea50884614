import { categoryOf } from './categories';
import { picturePath } from './picture-path';
import type { CatalogTask, TaskEntry } from './types';

/** Decisions with effects for years. A completion counts for six months to a year. */
const entries: TaskEntry[] = [
  {
    id: 'strategic-energy-audit',
    name: 'Get a home energy audit',
    description:
      'Have a professional check how your home loses heat and wastes power, or do a thorough check yourself. Many utilities help to pay for it.',
    score: 60,
    duration: 365,
    earthimpact:
      'An audit shows which changes save the most energy in your home, so you can start there.',
    moneyimpact:
      'Homes that act on the advice often save between 5 and 30 percent on energy bills.',
  },
  {
    id: 'strategic-insulate-attic',
    name: 'Insulate your attic',
    description:
      'Seal the gaps first, then bring the insulation up to the level recommended for your climate.',
    score: 120,
    duration: 365,
    earthimpact:
      'Insulation saves energy every hour of every season for decades, without anyone having to think about it.',
    moneyimpact:
      'Lower heating and cooling bills year after year. Look for rebates and tax credits where you live.',
  },
  {
    id: 'strategic-heat-pump',
    name: 'Heat with a heat pump',
    description:
      'Ask two or three installers for a plan and a quote before your old furnace or water heater fails.',
    score: 150,
    duration: 365,
    earthimpact:
      'A heat pump moves heat instead of burning fuel, and gives about two to four times the energy it uses.',
    moneyimpact:
      'It can heat and cool for less, above all in place of oil, propane or electric resistance heating. Incentives may lower the price.',
  },
  {
    id: 'strategic-solar-panels',
    name: 'Put the sun on your roof',
    description:
      'Check how much sun your roof gets and compare quotes. If you rent, look for a community solar program.',
    score: 150,
    duration: 365,
    earthimpact:
      'Solar panels make electricity without fuel or exhaust, and commonly last 25 years or more.',
    moneyimpact:
      'The sun pays part of your bill. What you save depends on your roof, rates and incentives.',
  },
  {
    id: 'strategic-green-power',
    name: 'Switch to renewable power',
    description:
      'See whether your utility or another supplier offers electricity from wind, sun or water, and sign up.',
    score: 80,
    duration: 365,
    earthimpact:
      'Your switch supports clean power and lowers the share of coal and gas behind your outlet.',
    moneyimpact:
      'Prices vary: some plans cost about the same, others a little more. Compare before you sign.',
  },
  {
    id: 'strategic-plant-tree',
    name: 'Plant a native tree',
    description:
      'Choose a tree that belongs in your region, give it room and water it well for its first summers.',
    score: 70,
    duration: 365,
    earthimpact:
      'A tree stores carbon, cools its surroundings and feeds birds and insects for decades.',
    moneyimpact: 'Shade in the right place can lower your cooling bill in summer.',
  },
  {
    id: 'strategic-rain-barrel',
    name: 'Collect rain for your garden',
    description:
      'Set a covered barrel under a downspout, with a screen against mosquitoes. Check your state’s rules first.',
    score: 60,
    duration: 180,
    earthimpact:
      'Rain that is caught does not rush into drains and creeks, and the garden needs less treated water.',
    moneyimpact:
      'Watering is a large part of summer water use. What you draw from the barrel is free.',
  },
  {
    id: 'strategic-compost-bin',
    name: 'Start a compost bin',
    description:
      'Find a shady corner, layer kitchen scraps with dry leaves and turn the pile now and then. No garden? Try a worm bin.',
    score: 60,
    duration: 180,
    earthimpact:
      'Food is the most common material in US landfills, where it gives off methane. Compost gives it back to the soil.',
    moneyimpact: 'You make your own soil and fertilizer, and may get by with a smaller trash bin.',
  },
  {
    id: 'strategic-greener-commute',
    name: 'Change how you commute',
    description:
      'Switch at least two commutes a week to biking, transit, carpooling or working from home, and keep it up.',
    score: 100,
    duration: 180,
    earthimpact: 'Driving is one of the largest sources of greenhouse gases in many households.',
    moneyimpact:
      'Less fuel and parking, and perhaps one less car: often the biggest savings of all.',
  },
  {
    id: 'strategic-electric-car',
    name: 'Make your next car electric',
    description:
      'Before you replace a car, ask whether you need one. If you do, test-drive an electric car, new or used.',
    score: 150,
    duration: 365,
    earthimpact:
      'Over its life, battery included, an electric car causes fewer greenhouse gases than a similar gasoline car nearly everywhere.',
    moneyimpact:
      'Charging at home usually costs less per mile than gas, and there is less to maintain.',
  },
  {
    id: 'strategic-native-garden',
    name: 'Turn lawn into wild garden',
    description:
      'Give a patch of lawn to native flowers and grasses. Leave out the pesticides and let it bloom.',
    score: 80,
    duration: 365,
    earthimpact:
      'Native plants feed bees, butterflies and birds, and need little water once they have rooted.',
    moneyimpact: 'Less mowing, watering and fertilizer, every year.',
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
      'Plan your next vacation so that you get there and back by rail, bus or shared car.',
    score: 90,
    duration: 180,
    earthimpact:
      'A long flight can be a large part of a person’s yearly emissions. A train causes far less per mile.',
    moneyimpact:
      'No baggage fees and no airport transfers. Booked early, the train is often the cheaper trip.',
  },
];

export const strategicTasks: readonly CatalogTask[] = entries.map((entry) => ({
  ...entry,
  difficulty: 'Strategic',
  category: categoryOf(entry.id),
  imagename: picturePath(entry.id),
}));
