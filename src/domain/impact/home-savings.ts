import { calendarDayOf } from '@/domain/calendar-day';
import type { ScoredCompletion } from '@/domain/completion';
import { type Ledger, missingFrom } from '@/domain/ledger';
import { withEntryUndone } from '@/domain/ledger-changes';
import type { Lifetime } from '@/domain/lifetime';
import { countIfNew } from '@/domain/rebuild-member';
import { headlineTexts, type SavingsTexts, sinceText } from './headline';
import { type Impact, savedMeasures } from './impact';
import { datedSavings, past7Days, savedIn } from './periods';
import { savingRow, savingsOf } from './savings';
import type { Units } from './units';

/** What the home page knows of an account's savings. */
interface KnownSavings {
  /** The completions that are valid, and those that expired in the past days (LATELY_MS). */
  readonly rows: readonly ScoredCompletion[];
  /** What the member document counts; undefined if that is unknown. */
  readonly ledger: Ledger | undefined;
}

/** What an account has saved, by the periods that pages show. */
export interface Savings {
  /** Undefined if the document has to be rebuilt first. */
  readonly lifetime: Lifetime | undefined;
  readonly past7Days: Impact;
}

/** Returns what an account has saved, completions and undos that are still being written included. */
export function savingsIn(known: KnownSavings, now: number): Savings {
  const today = calendarDayOf(now);
  const dated = datedSavings(
    known.rows.map((row) => savingRow(row, row.task)),
    now,
  );
  return {
    lifetime: shownLifetime(known, now),
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
    return { period: 'Past 7 days', texts: headlineTexts(week, lifetime ?? week, units) };
  }
  if (!lifetime || lifetime.since === null || savedMeasures(lifetime).length === 0)
    return undefined;
  return { period: sinceText(lifetime.since), texts: headlineTexts(lifetime, lifetime, units) };
}

// As a repair would make it (docs/protocol.md), so that the total changes with the card and not after the write.
function shownLifetime({ rows, ledger }: KnownSavings, now: number): Lifetime | undefined {
  if (!ledger?.saved) return undefined;
  const shown = rows.map((row) =>
    row.saved || !row.task ? row : { ...row, saved: savingsOf(row.task) },
  );
  const valid = ledger.counted.filter(([, , , until]) => until > now);
  const gone = missingFrom(valid, shown);
  return shown.reduce(countIfNew, gone.reduce(withEntryUndone, ledger)).saved;
}
