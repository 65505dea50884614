import { sources } from '../sources';
import type { TasksOfCategory } from '../types';

/** Tasks about getting around. */
export const travel: TasksOfCategory = {
  Daily: [
    {
      id: 'daily-walk-trip',
      name: 'Walk a short trip',
      description:
        'Choose one errand within 1 mile (1.6 km) or so and go on foot instead of by car.',
      score: 10,
      duration: 3,
      earthimpact: 'A walk burns no gas and causes no exhaust.',
      moneyimpact: 'No fuel, no parking fee, and a little less wear on the car.',
      timeNeeded: 30,
      place: 'OnTheGo',
      whyItHelps:
        'A typical vehicle emits about 400 grams of CO₂ a mile (250 grams of CO₂ a km); walking emits none.',
      whySource: sources.typicalCar.address,
    },
    {
      id: 'daily-bike-trip',
      name: 'Ride a bike instead of driving',
      description:
        'Replace one car trip today with your bicycle. Check the tires and wear a helmet.',
      score: 12,
      duration: 4,
      earthimpact: 'A bike needs no fuel, and leaves cleaner, quieter streets behind it.',
      moneyimpact: 'A ride costs next to nothing, while a car needs gas, parking and upkeep.',
      timeNeeded: 30,
      place: 'OnTheGo',
      whyItHelps:
        'A typical vehicle emits about 400 grams of CO₂ a mile (250 grams of CO₂ a km); a bike emits none.',
      whySource: sources.typicalCar.address,
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
      timeNeeded: 45,
      cost: 'Under20',
      place: 'OnTheGo',
      whyItHelps:
        'By subway or tram, you cause less than a third of the CO₂ that a car emits over the same distance.',
      whySource: sources.emissionFactors.address,
    },
  ],
  Medium: [
    {
      id: 'medium-tire-pressure',
      name: 'Check your tire pressure',
      description:
        'Inflate the tires to the pressure on the sticker inside the driver’s door, when they are cold. It works for bicycles, too.',
      score: 15,
      duration: 30,
      earthimpact: 'Soft tires take more energy to roll, so the car burns more gas.',
      moneyimpact: 'The right pressure improves gas mileage a little.',
      timeNeeded: 15,
      cost: 'Under20',
      place: 'OnTheGo',
      whyItHelps: 'Checking tires at each service saves the average Californian $12 of gas a year.',
      whySource: sources.tires.address,
    },
  ],
  Strategic: [
    {
      id: 'strategic-greener-commute',
      name: 'Change how you commute',
      description:
        'On at least two days a week, commute by bike, transit or carpool, or work from home, and keep it up.',
      score: 100,
      duration: 180,
      earthimpact: 'Each shared or skipped drive saves the gas that it would have burned.',
      moneyimpact: 'Less gas and parking, and perhaps one less car.',
      timeNeeded: 120,
      place: 'OnTheGo',
      whyItHelps:
        'The average commuter travels about 15 miles (24 km) one way, so each drive that you skip counts.',
      whySource: sources.commutes.address,
      steps: {
        now: 'Write down how you commute now: time from door to door, gas and parking.',
        options: 'Look up buses, trains, safe bike routes and carpools near you.',
        ask: 'Ask at work about transit benefits, carpool partners and working from home.',
        pick: 'Choose at least two days a week and how you’ll commute on each.',
        gear: 'Get what you need: a pass, a carpool partner, or a bike with good brakes, lights and a helmet.',
        test: 'Try the route on a day off, so you know how long it takes.',
        backup: 'Plan a backup for bad weather and late nights, such as a guaranteed ride home.',
        switch:
          'Commute that way on your days for four weeks. Change what doesn’t work, and keep it up.',
      },
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
      timeNeeded: 900,
      cost: 'Investment',
      place: 'OnTheGo',
      whyItHelps:
        'An electric car on the U.S. grid of 2015 causes less than half the greenhouse gas of a gasoline car.',
      whySource: sources.electricCars.address,
      steps: {
        need: 'Ask yourself whether you need a car, could share one, or could do with one fewer.',
        trips:
          'Note your daily and longest drives. Choose a range that leaves a margin on cold days.',
        charging:
          'Plan where you’ll charge: at home, at work or nearby. If you rent, ask your landlord.',
        rebates: 'Look up rebates from your state and utility, for the car and for a home charger.',
        compare:
          'Compare new and used, with insurance and charging. For a used one, ask for a battery report.',
        testdrive: 'Test-drive two or three. Try the seats, the controls and the charging port.',
        outlet:
          'To charge at home, have a licensed electrician check the outlet or install a charger. Never use an extension cord.',
        drive: 'Check for open recalls, then buy or lease the one that fits you, and drive it.',
      },
    },
    {
      id: 'strategic-train-vacation',
      name: 'Travel by train, not by plane',
      description:
        'Take the train to your next vacation and back, instead of a flight of two hours or less.',
      score: 90,
      duration: 180,
      earthimpact:
        'On the same trip, an electric train causes much less CO₂ than a plane. A diesel train on a long route may not.',
      moneyimpact: 'Compare the whole price: baggage fees and the ride to the airport, too.',
      timeNeeded: 90,
      cost: 'Over100',
      place: 'Online',
      whyItHelps: 'The trip becomes part of the vacation, with legroom and a view.',
      steps: {
        place: 'Choose a place that a train reaches, instead of a flight of two hours or less.',
        route:
          'Look up the trains and the time from door to door. Prefer an electric train if there’s a choice.',
        compare:
          'Compare the whole price with flying: bags, and the rides to the airport and the station.',
        book: 'Book early, both ways. Leave time to change trains, and read the rules for refunds.',
        arrive: 'Plan how you’ll get around once you’re there: on foot, by bus or by bike.',
        pack: 'Pack what you can carry, with food, water and a sweater.',
        ride: 'Take the train there and back.',
      },
    },
  ],
};
