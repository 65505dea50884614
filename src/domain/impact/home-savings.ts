import { calendarDayOf } from '@/domain/calendar-day';
import type { ScoredCompletion } from '@/domain/completion';
import type { Lifetime } from '@/domain/lifetime';
import { headlineTexts, type SavingsTexts, sinceText } from './headline';
import { type Impact, savedMeasures } from './impact';
import { datedSavings, past7Days, savedIn } from './periods';
import { savingRow } from './savings';
import type { Units } from './units';

/** What the home page knows of an account's savings. */
interface KnownSavings {
  /** The completions that are valid, and those that expired in the past days. */
  readonly rows: readonly ScoredCompletion[];
  /** What all completions saved. */
  readonly saved: Lifetime;
}

/** What an account has saved, by the periods that pages show. */
export interface Savings {
  readonly lifetime: Lifetime;
  readonly past7Days: Impact;
}

/** Returns what an account has saved. */
export function savingsIn({ rows, saved }: KnownSavings, now: number): Savings {
  const today = calendarDayOf(now);
  const dated = datedSavings(
    rows.map((row) => savingRow(row, row.task)),
    now,
  );
  return {
    lifetime: saved,
    past7Days: savedIn(dated, past7Days(today)),
  };
}

/** Returns what to say on the home: the past seven days, or, if that is nothing, everything (D26). */
export function savedLately(
  { units, ...known }: KnownSavings & { readonly units: Units },
  now: number,
): SavingsTexts | undefined {
  const { lifetime, past7Days: week } = savingsIn(known, now);
  if (savedMeasures(week).length > 0) {
    return { period: 'Past 7 days', texts: headlineTexts(week, lifetime, units) };
  }
  if (lifetime.since === null || savedMeasures(lifetime).length === 0) return undefined;
  return { period: sinceText(lifetime.since), texts: headlineTexts(lifetime, lifetime, units) };
}
