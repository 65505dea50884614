import type { StepsByTask } from './types';

/** Steps to trips that burn less fuel. */
export const travelSteps: StepsByTask = {
  'strategic-greener-commute': {
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
  'strategic-drive-electric': {
    need: 'Ask yourself whether you need a car, could share one, or could do with one fewer.',
    trips: 'Note your daily and longest drives. Choose a range that leaves a margin on cold days.',
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
  'strategic-train-vacation': {
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
};
