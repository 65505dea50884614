import type { SourceRecord } from '@/domain/source-record';

/** A source of a comparison, with the short name shown next to an amount. */
export interface ComparisonSource extends SourceRecord {
  readonly name: string;
}

/** Where the sizes of the familiar amounts come from. */
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
    title: 'Municipal Solid Waste in the United States: 2005 Facts and Figures',
    year: 2006,
    address:
      'https://cfpub.epa.gov/ols/catalog/advanced_brief_record.cfm?FIELD1=SUBJECT&INPUT1=Trends&TYPE1=EXACT&LOGIC1=AND&COLL=&SORT_TYPE=MTIC&item_count=532',
    says: 'Americans threw out 4.54 pounds (2.06 kg) per person a day in 2005.',
    reviewed: '2026-11-26',
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
