import { sources } from '../sources';
import type { TasksOfCategory } from '../types';

/** Tasks about electricity and heat. */
export const energy: TasksOfCategory = {
  Daily: [
    {
      id: 'daily-lights-off',
      name: 'Switch off unused lights',
      description: 'Each time you leave a room today, turn off the lights behind you.',
      score: 4,
      duration: 2,
      earthimpact: 'Electricity that nobody uses doesn’t have to be generated.',
      moneyimpact:
        'The savings per lamp are small, but they cost you nothing and add up over a year.',
      timeNeeded: 1,
      whyItHelps: 'It’s the quickest habit there is, and one that others at home pick up.',
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
      moneyimpact: 'One device saves little, but all that idle at home add up over a year.',
      timeNeeded: 5,
      whyItHelps: 'Once you know what draws power for nothing, you’ll spot it everywhere.',
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
      timeNeeded: 10,
      whyItHelps: 'Heating the water takes 70 to 90% of a washer’s energy.',
      whySource: sources.hotWash.address,
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
      timeNeeded: 15,
      whyItHelps: 'The sun and the air do the work of a machine.',
    },
    {
      id: 'daily-right-kettle',
      name: 'Boil only what you need',
      description: 'Boil only as much water as you’ll use, in a pot or a kettle, every time today.',
      score: 4,
      duration: 2,
      earthimpact: 'Water that you heat and don’t use only cools again.',
      moneyimpact: 'A small saving every time, and the water boils sooner.',
      timeNeeded: 1,
      whyItHelps: 'You heat only what you use, and it boils sooner.',
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
      timeNeeded: 1,
      whyItHelps: 'The heat goes into your meal instead of into the kitchen.',
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
      timeNeeded: 5,
      place: 'OnTheGo',
      whyItHelps: 'It needs no power but yours, and your day gets a little exercise.',
    },
  ],
  Medium: [
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
      timeNeeded: 15,
      cost: 'Under20',
      whyItHelps: 'LED bulbs use at least 75% less energy than incandescent ones.',
      whySource: sources.ledLighting.address,
    },
    {
      id: 'medium-fridge-settings',
      name: 'Tune your fridge',
      description:
        'Set the fridge to 37 °F (3 °C), never above 40 °F (4 °C), and the freezer to 0 °F (−18 °C). Check with a thermometer. Wipe the door seals and dust the coils.',
      score: 20,
      duration: 45,
      earthimpact:
        'A fridge runs day and night. Clean coils and the right setting let it work less.',
      moneyimpact: 'You pay for less electricity, and food that keeps well isn’t thrown away.',
      timeNeeded: 15,
      cost: 'Under20',
      whyItHelps: 'A fridge runs day and night, so getting it right once counts around the clock.',
    },
  ],
  Strategic: [
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
      timeNeeded: 600,
      cost: 'Investment',
      renters: 'No',
      whyItHelps:
        'A certified heat pump gives more than twice as much heat as the electricity that it uses.',
      whySource: sources.heatPumps.address,
      steps: {
        leaks:
          'Seal leaks and add insulation first, if you can. A tight home needs a smaller heat pump.',
        rebates:
          'Look up rebates from your state and utility before you sign. Some require a certain installer.',
        quotes: 'Get two or three quotes from licensed installers, before your old furnace fails.',
        size: 'Ask each to calculate your home’s heating and cooling loads, and to check your ducts and electrical panel.',
        compare:
          'Compare heat on your coldest days, efficiency, noise, warranty and running costs. Call references.',
        contract:
          'Sign a contract that says who gets the permits, removes the old system and caps any gas line.',
        install:
          'Leave refrigerant, wiring and gas to licensed pros. Have the work inspected, and any flue that stays in use.',
        heat: 'Have the installer explain the thermostat and the filters, then heat your home with the heat pump.',
      },
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
      timeNeeded: 600,
      cost: 'Investment',
      renters: 'No',
      whyItHelps: 'Your roof is already in the sun, and could put it to use.',
      steps: {
        roof: 'Check how much sun your roof gets with a free online map, and ask a roofer how long it will last.',
        bills:
          'Add up a year of electricity, and ask your utility how it credits power that you send to the grid.',
        rules: 'Ask your town and your homeowners association which rules and permits apply.',
        rebates:
          'Look up rebates from your state and utility yourself. Don’t rely on what a salesperson says.',
        quotes:
          'Get three quotes from licensed, insured installers. Ask how much power each expects per year.',
        compare:
          'Compare buying, borrowing and leasing over all the years, and what happens if you sell your home.',
        install:
          'Sign with the one that fits. Leave roof and wiring to the pros, and have the work inspected.',
        power:
          'When your utility gives permission, switch the system on and check that your panels make power.',
      },
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
      timeNeeded: 60,
      place: 'Online',
      whyItHelps: 'It takes an evening, and shows your utility what customers want.',
      steps: {
        bill: 'Find your rate and your usage on your latest bill. If your landlord pays it, ask them to switch.',
        offers:
          'See if your utility has a renewable plan. If your state lets you choose suppliers, use its official site.',
        proof:
          'Check that the power comes from wind, sun or water, and that an independent program certifies it.',
        terms:
          'Compare the price, how long it holds, and any fees. Never sign at the door or on a surprise call.',
        signup: 'Sign up, and check that one of your next two bills shows the new plan.',
      },
    },
  ],
};
