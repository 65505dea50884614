import type { Source } from './types';

/** Where the figures for getting around come from, and for gas that isn't burned. */
export const travel = {
  typicalCar: {
    publisher: 'U.S. Environmental Protection Agency',
    title: 'Greenhouse Gas Emissions from a Typical Passenger Vehicle',
    year: 2023,
    address: 'https://www.epa.gov/greenvehicles/greenhouse-gas-emissions-typical-passenger-vehicle',
    says: 'A typical vehicle emits about 400 grams of CO₂ a mile (250 grams of CO₂ a km); gasoline makes 8,887 grams a gallon (2,350 grams a liter).',
    reviewed: '2026-11-23',
    read: 'review',
  },
  gasPrice: {
    publisher: 'U.S. Energy Information Administration',
    title: 'Short-Term Energy Outlook, January 2026',
    year: 2026,
    address: 'https://www.eia.gov/outlooks/steo/archives/jan26.pdf',
    says: 'Regular gasoline cost $3.10 a gallon ($0.82 a liter) on average in 2025.',
    reviewed: '2026-11-23',
    read: 'quoted',
  },
  emissionFactors: {
    publisher: 'U.S. Environmental Protection Agency',
    title: 'GHG Emission Factors Hub',
    address: 'https://www.epa.gov/climateleadership/ghg-emission-factors-hub',
    says: 'A passenger car, not a pickup or SUV, emits 306 grams of CO₂ a mile (190 grams of CO₂ a km). A passenger by subway or tram causes 93 grams a mile (58 grams a km), by Amtrak 113 grams a mile (70 grams a km), half of that in the Northeast and 150 grams a mile (93 grams a km) on other routes, and by air 129 grams a mile (80 grams a km). Natural gas: 117 pounds (53.06 kg) per million Btu.',
    reviewed: '2026-11-23',
    read: 'quoted',
  },
  tires: {
    publisher: 'U.S. Department of Energy and EPA',
    title: 'Keeping Your Vehicle in Shape',
    address: 'https://www.fueleconomy.gov/feg/maintain.jsp',
    says: 'Keeping tires at the right pressure improves gas mileage by 0.6% on average.',
    reviewed: '2026-11-23',
    read: 'quoted',
  },
  commutes: {
    publisher: 'U.S. Bureau of Transportation Statistics',
    title: 'OmniStats, Volume 3, Issue 4: From Home to Work',
    year: 2003,
    address: 'https://www.bts.gov/archive/publications/omnistats/volume_03_issue_04/entire',
    says: 'The average commuter travels about 15 miles (24 km) one way.',
    reviewed: '2026-11-25',
    read: 'itself',
  },
  electricCars: {
    publisher: 'U.S. Department of Energy',
    title: 'Fact #950: Well-to-Wheel Emissions from a Typical EV by State, 2015',
    year: 2016,
    address:
      'https://www.energy.gov/eere/vehicles/fact-950-november-7-2016-well-wheel-emissions-typical-ev-state-2015',
    says: 'A gasoline car causes 11,435 pounds (5,187 kg) of CO₂e a year, an electric car on the U.S. grid of 2015 4,815 pounds (2,184 kg).',
    reviewed: '2026-11-23',
    read: 'itself',
  },
} as const satisfies Readonly<Record<string, Source>>;
