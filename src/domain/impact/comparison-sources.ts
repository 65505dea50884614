import type { SourceRecord } from '@/domain/source-record';

/** A source of a comparison, with the short name shown next to an amount. */
export interface ComparisonSource extends SourceRecord {
  readonly name: string;
}

/** Sources for the sizes of familiar amounts. */
export const comparisonSources = {
  vehicle: {
    name: 'EPA',
    publisher: 'U.S. Environmental Protection Agency',
    title: 'Greenhouse Gas Emissions from a Typical Passenger Vehicle',
    year: 2023,
    address: 'https://www.epa.gov/greenvehicles/greenhouse-gas-emissions-typical-passenger-vehicle',
    says: 'A typical vehicle emits about 400 grams of CO₂ a mile (250 grams of CO₂ a km).',
    reviewed: '2026-11-23',
  },
  shower: {
    name: 'Alliance for Water Efficiency',
    publisher: 'Alliance for Water Efficiency',
    title: 'Home Water Works: Showers',
    address: 'https://home-water-works.org/indoor-use/showers',
    says: 'An average U.S. shower takes 7.8 minutes at 2.1 gallons a minute (7.9 liters a minute).',
    reviewed: '2026-11-23',
  },
  trash: {
    name: 'EPA',
    publisher: 'U.S. Environmental Protection Agency',
    title: 'National Overview: Facts and Figures on Materials, Wastes and Recycling',
    address:
      'https://www.epa.gov/facts-and-figures-about-materials-waste-and-recycling/national-overview-facts-and-figures-materials',
    says: 'Americans threw out 4.9 pounds (2.2 kg) per person a day in 2018.',
    reviewed: '2026-11-28',
  },
  home: {
    name: 'EIA',
    publisher: 'U.S. Energy Information Administration',
    title: 'Consumption and expenditures data from the Residential Energy Consumption Survey',
    year: 2023,
    address: 'https://www.eia.gov/pressroom/releases/press530.php',
    says: 'An average U.S. home used 76.8 million Btu of energy in 2020.',
    reviewed: '2026-11-23',
  },
} as const satisfies Readonly<Record<string, ComparisonSource>>;
