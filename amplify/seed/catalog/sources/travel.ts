import type { Source } from './types';

/** Where the figures for getting around come from, and for gas that isn't burned. */
export const travel = {
  typicalCar: {
    publisher: 'U.S. Environmental Protection Agency',
    title: 'Greenhouse Gas Emissions from a Typical Passenger Vehicle',
    year: 2023,
    address: 'https://www.epa.gov/greenvehicles/greenhouse-gas-emissions-typical-passenger-vehicle',
    says: 'A typical car emits about 400 grams of CO₂ a mile and 4.6 metric tons a year; a gallon of gasoline makes 8,887 grams.',
    reviewed: '2026-11-23',
    read: 'review',
  },
  gasPrice: {
    publisher: 'U.S. Energy Information Administration',
    title: 'Gasoline and Diesel Fuel Update',
    year: 2026,
    address: 'https://www.eia.gov/petroleum/gasdiesel/',
    says: 'A gallon of regular gasoline cost $3.10 on average in 2025.',
    reviewed: '2026-11-23',
    read: 'quoted',
  },
  emissionFactors: {
    publisher: 'U.S. Environmental Protection Agency',
    title: 'GHG Emission Factors Hub',
    address: 'https://www.epa.gov/climateleadership/ghg-emission-factors-hub',
    says: 'CO₂ a mile: a passenger car 0.306 kg; a passenger by subway or tram 0.093 kg, by Amtrak 0.113 kg, by air for 300 to 2,300 miles 0.129 kg. Natural gas: 53.06 kg per million Btu.',
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
    says: 'The average commuter travels about 15 miles one way.',
    reviewed: '2026-11-23',
    read: 'review',
  },
  electricCars: {
    publisher: 'U.S. Department of Energy',
    title: 'Fact #950: Well-to-Wheel Emissions from a Typical EV by State, 2015',
    year: 2016,
    address:
      'https://www.energy.gov/eere/vehicles/fact-950-november-7-2016-well-wheel-emissions-typical-ev-state-2015',
    says: 'A gasoline car causes 11,435 pounds of CO₂e a year, an electric car on the U.S. grid of 2015 4,815 pounds.',
    reviewed: '2026-11-23',
    read: 'itself',
  },
} as const satisfies Readonly<Record<string, Source>>;
