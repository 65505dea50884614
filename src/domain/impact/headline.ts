import { calendarDayOf, calendarDayText } from '@/domain/calendar-day';
import { amountText } from './amount-text';
import { amountOf, type Impact, savedMeasures } from './impact';
import type { Measure } from './measures';
import type { Units } from './units';

/** The savings of a period, for a sentence or for sharing. */
export interface SavingsTexts {
  /** Such as 'Past 7 days' or 'Since March 2025'. */
  readonly period: string;
  /** The amounts, the headline's measure first. */
  readonly texts: readonly string[];
}

/** Returns the measures with savings, the headline's first: money, if the account has ever saved any (D66). */
export function headlineMeasures(impact: Impact, lifetime: Impact): Measure[] {
  const [first] = amountOf(lifetime, 'money') > 0 ? (['money'] as const) : savedMeasures(lifetime);
  return savedMeasures(impact).toSorted((a, b) => Number(b === first) - Number(a === first));
}

/** Returns a period's savings as texts, in headline order. */
export function headlineTexts(impact: Impact, lifetime: Impact, units: Units): string[] {
  return headlineMeasures(impact, lifetime).map((measure) =>
    amountText(measure, amountOf(impact, measure), units),
  );
}

/** Returns the month of an instant (milliseconds since the epoch) as in 'Since March 2025'. */
export function sinceText(epoch: number): string {
  return `Since ${calendarDayText(calendarDayOf(epoch), { month: 'long', year: 'numeric' })}`;
}
