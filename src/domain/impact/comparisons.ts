import { GALLON } from './amount-text';
import { type ComparisonSource, comparisonSources as sources } from './comparison-sources';
import type { Measure } from './measures';
import type { Units } from './units';
import { numberText } from '@/domain/number-text';

/** A familiar amount, with the source of its size. */
interface FamiliarAmount {
  readonly measure: Measure;
  /** In thousandths of the measure's unit. */
  readonly size: number;
  /** `count` puts the number before a noun, which becomes plural if needed. */
  readonly text: (count: (noun: string) => string) => string;
  readonly source: ComparisonSource;
  /** The readers' units; undefined if it suits both. */
  readonly units?: Units;
}

const SHOWER_PER_MINUTE = 2.1 * GALLON;
/** 76.8 million Btu a year in watt-hours a day: electricity, gas and other fuels. */
const HOME_ENERGY_PER_DAY = (76.8 * 293_071.07) / 365;

/** The familiar amounts of each measure, smallest first; none for money, which needs no comparison. */
const FAMILIAR_AMOUNTS: readonly FamiliarAmount[] = [
  {
    measure: 'carbon',
    units: 'US',
    size: 400,
    text: (count) => `${count('mile')} not driven`,
    source: sources.vehicle,
  },
  {
    measure: 'carbon',
    units: 'Metric',
    // The source's own figure, which is slightly more than 400 grams a mile.
    size: 250,
    text: (count) => `${count('kilometer')} not driven`,
    source: sources.vehicle,
  },
  {
    measure: 'water',
    size: SHOWER_PER_MINUTE,
    text: (count) => `${count('minute')} of an average shower`,
    source: sources.shower,
  },
  {
    measure: 'water',
    size: 7.8 * SHOWER_PER_MINUTE,
    text: (count) => count('average shower'),
    source: sources.shower,
  },
  {
    // 4.9 pounds a day.
    measure: 'waste',
    size: 4.9 * 453.6,
    text: (count) => `${count('day')} of one American’s trash`,
    source: sources.trash,
  },
  {
    measure: 'energy',
    size: HOME_ENERGY_PER_DAY / 24,
    text: (count) => `${count('hour')} of an average American home’s energy`,
    source: sources.home,
  },
  {
    measure: 'energy',
    size: HOME_ENERGY_PER_DAY,
    text: (count) => `${count('day')} of an average American home’s energy`,
    source: sources.home,
  },
];

/** An amount in familiar terms, with the source of the comparison. */
export interface Comparison extends Pick<FamiliarAmount, 'source'> {
  readonly text: string;
}

/**
 * Returns an amount (thousandths) as the largest familiar one that fits into it, rounded down to two digits; undefined
 * if it is smaller than all of them.
 */
export function comparisonFor(
  measure: Measure,
  thousandths: number,
  units: Units,
): Comparison | undefined {
  const best = FAMILIAR_AMOUNTS.findLast(
    (one) => one.measure === measure && (one.units ?? units) === units && thousandths >= one.size,
  );
  if (!best) return undefined;
  const number = countText(thousandths / best.size);
  return {
    text: best.text((noun) => `${number} ${noun}${number === '1' ? '' : 's'}`),
    source: best.source,
  };
}

/** Returns a count rounded down to two digits; from nine tenths on, it is 'almost' the next whole number. */
function countText(count: number): string {
  const step = count < 10 ? 0.1 : 10 ** (Math.floor(Math.log10(count)) - 1);
  const steps = Math.floor(count / step + 1e-9);
  if (step === 0.1 && steps % 10 === 9) return `almost ${(steps + 1) / 10}`;
  // Steps of a tenth are divided, since multiplying would give 2.7000000000000002.
  const rounded = step < 1 ? steps / Math.round(1 / step) : steps * step;
  return numberText(rounded);
}
