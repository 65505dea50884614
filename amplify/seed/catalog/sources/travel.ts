import type { Source } from './types';

/** The sources of the figures for getting around, and for gasoline that isn't burned. */
export const travel = {
  typicalCar: {
    publisher: 'U.S. Environmental Protection Agency',
    title: 'Greenhouse Gas Emissions from a Typical Passenger Vehicle',
    year: 2023,
    address: 'https://www.epa.gov/greenvehicles/greenhouse-gas-emissions-typical-passenger-vehicle',
    says: 'A typical vehicle emits about 400 grams of CO₂ a mile (250 grams of CO₂ a km); gasoline makes 8,887 grams a gallon (2,350 grams a liter).',
    reviewed: '2026-11-23',
    isFromReview: true,
  },
  gasPrice: {
    publisher: 'U.S. Energy Information Administration',
    title: 'Weekly U.S. Regular All Formulations Retail Gasoline Prices',
    address: 'https://www.eia.gov/dnav/pet/hist/LeafHandler.ashx?n=PET&s=EMM_EPMR_PTE_NUS_DPG&f=W',
    says: 'Regular gasoline cost $3.09 a gallon ($0.82 a liter), rounded down, on average over the weeks of 2025.',
    reviewed: '2026-11-26',
  },
  emissionFactors: {
    publisher: 'U.S. Environmental Protection Agency',
    title: 'GHG Emission Factors Hub',
    year: 2025,
    address: 'https://www.epa.gov/system/files/documents/2025-01/ghg-emission-factors-hub-2025.pdf',
    says: 'A passenger car, not a pickup or SUV, emits 297 grams of CO₂ a mile (185 grams of CO₂ a km). A passenger by subway or tram causes 93 grams a mile (58 grams a km), by air 129 grams a mile (80 grams a km), and by Amtrak 96 grams a mile (60 grams a km), from 23 grams a mile (14 grams a km) in the Northeast to 149 grams a mile (93 grams a km) on other routes; the edition of 2024 had 113 grams a mile (70 grams a km). Natural gas: 1,026 Btu a cubic foot, and 117 pounds (53.06 kg) of CO₂ per million Btu. A short ton of mixed recyclables causes 0.75 metric tons of CO₂e in the landfill, and 0.09 when recycled.',
    reviewed: '2026-11-26',
  },
  tires: {
    publisher: 'California Air Resources Board',
    title: 'ARB clarifies requirement of tire inflation rule',
    year: 2010,
    address: 'https://ww3.arb.ca.gov/newsrel/2010/nr011410.htm',
    says: 'Checking the tires at each service saves the average Californian $12 of gas a year, after the cost of the checks.',
    caveat: 'the agency’s own forecast for its rule',
    reviewed: '2026-11-26',
  },
  commutes: {
    publisher: 'U.S. Bureau of Transportation Statistics',
    title: 'OmniStats, Volume 3, Issue 4: From Home to Work',
    year: 2003,
    address: 'https://www.bts.gov/archive/publications/omnistats/volume_03_issue_04/entire',
    says: 'The average commuter travels about 15 miles (24 km) one way.',
    reviewed: '2026-11-25',
  },
  electricCars: {
    publisher: 'U.S. Department of Energy',
    title: 'Fact #950: Well-to-Wheel Emissions from a Typical EV by State, 2015',
    year: 2016,
    address:
      'https://www.energy.gov/eere/vehicles/fact-950-november-7-2016-well-wheel-emissions-typical-ev-state-2015',
    says: 'A gasoline car causes 11,435 pounds (5,187 kg) of CO₂e a year, and an electric car on the U.S. grid of 2015 causes 4,815 pounds (2,184 kg).',
    reviewed: '2026-11-23',
  },
} as const satisfies Readonly<Record<string, Source>>;
