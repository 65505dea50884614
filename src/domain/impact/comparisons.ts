import type { Measure } from './measures';
import { figureText } from './amount-text';

/** A familiar amount, with the page its size comes from. */
interface FamiliarAmount {
  readonly measure: Measure;
  /** In thousandths of the measure's unit. */
  readonly size: number;
  /** `count` puts the number before a noun, in the plural if needed. */
  readonly text: (count: (noun: string) => string) => string;
  readonly source: { readonly name: string; readonly url: string };
}

const typicalCar = {
  name: 'EPA',
  url: 'https://www.epa.gov/greenvehicles/greenhouse-gas-emissions-typical-passenger-vehicle',
};
const averageShower = {
  name: 'Alliance for Water Efficiency',
  url: 'https://home-water-works.org/indoor-use/showers',
};
const averageHome = {
  name: 'EIA',
  url: 'https://www.eia.gov/tools/faqs/faq.php?id=97&t=3',
};

/** The familiar amounts of each measure, smallest first; none for money, which needs no comparison. */
const FAMILIAR_AMOUNTS: readonly FamiliarAmount[] = [
  {
    // 400 g of CO2 per mile.
    measure: 'carbon',
    size: 250,
    text: (count) => `${count('kilometer')} not driven`,
    source: typicalCar,
  },
  {
    // 4.6 metric tons of CO2 a year.
    measure: 'carbon',
    size: 383_000,
    text: (count) => `a typical car parked for ${count('month')}`,
    source: typicalCar,
  },
  {
    // 7.9 liters a minute.
    measure: 'water',
    size: 7900,
    text: (count) => `${count('minute')} of an average shower`,
    source: averageShower,
  },
  {
    // 59.8 liters.
    measure: 'water',
    size: 60_000,
    text: (count) => count('average shower'),
    source: averageShower,
  },
  {
    // 4.9 pounds a day.
    measure: 'waste',
    size: 2230,
    text: (count) => `${count('day')} of one American’s trash`,
    source: {
      name: 'EPA',
      url: 'https://www.epa.gov/facts-and-figures-about-materials-waste-and-recycling/national-overview-facts-and-figures-materials',
    },
  },
  {
    // 10,715 kWh a year.
    measure: 'energy',
    size: 1230,
    text: (count) => `${count('hour')} of an average American home’s electricity`,
    source: averageHome,
  },
  {
    measure: 'energy',
    size: 29_400,
    text: (count) => `${count('day')} of an average American home’s electricity`,
    source: averageHome,
  },
];

/** An amount in familiar terms, with the source of the comparison. */
export interface Comparison extends Pick<FamiliarAmount, 'source'> {
  readonly text: string;
}

/**
 * Returns an amount (thousandths) in terms of the largest familiar one that fits into it, rounded down; undefined
 * if it is smaller than all of them.
 */
export function comparisonFor(measure: Measure, thousandths: number): Comparison | undefined {
  const best = FAMILIAR_AMOUNTS.findLast(
    (one) => one.measure === measure && thousandths >= one.size,
  );
  if (!best) return undefined;
  const count = Math.floor(thousandths / best.size);
  const text = best.text((noun) => `${figureText(count)} ${noun}${count === 1 ? '' : 's'}`);
  return { text, source: best.source };
}
