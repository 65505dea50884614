import type { Completion } from './completion';
import { windowEnd } from './daily-assignment';
import type { DailyRecord, Refresh } from './daily-record';
import type { DailySet } from './daily-set';
import { tasksOf } from './daily-swap';
import { toLedgerEntry, type Ledger, type LedgerEntry } from './ledger';
import { WINDOW_MS } from './time-limits';

/*
 * A refresh by hand, which can be taken back: by the member, or by a later completion of a task that it replaced
 * (D11, decision 037).
 */

/** The completions that are known; the ledger may not list all of them yet. */
export interface Known {
  /** Undefined if the profile has none. */
  readonly ledger: Ledger | undefined;
  readonly completions: readonly Completion[];
}

/**
 * Returns when a refresh at `now` was requested, in milliseconds since the epoch: after the completions that the
 * member saw, though the clock of the device that wrote them may be ahead.
 */
export function askedAt(tasks: readonly string[], known: Known, now: number): number {
  return Math.max(now, ...entriesOf(tasks, known).map(([, , completed]) => completed + 1));
}

/** Returns the ID of one of the tasks that was completed at `since` or later. */
export function completedSince(
  tasks: readonly string[],
  since: number,
  known: Known,
): string | undefined {
  return entriesOf(tasks, known).find(([, , completed]) => completed >= since)?.[0];
}

function entriesOf(
  tasks: readonly string[],
  { ledger, completions }: Known,
): readonly LedgerEntry[] {
  return [...(ledger?.counted ?? []), ...completions.map(toLedgerEntry)].filter(([id]) =>
    tasks.includes(id),
  );
}

/** Returns the highest number that a set has, or that a device has reserved for one; 0 if there is none. */
export function latestPeriod({ refresh }: DailyRecord, { period }: DailySet): number {
  return Math.max(period, refresh?.period ?? 0);
}

/**
 * Returns the record before a set is refreshed, which reserves the number `period` for the new set. The same record
 * if another device refreshes the same set just now, since both write the same rows. Undefined if the number is
 * taken by something else.
 */
export function withRefresh(
  record: DailyRecord,
  set: DailySet,
  period: number,
  at: number,
): DailyRecord | undefined {
  const { refresh } = record;
  if (refresh?.period === period && refresh.tasks.length > 0) return record;
  if (refresh && refresh.period >= period) return undefined;
  const start = windowEnd(set) - WINDOW_MS;
  return { ...record, refresh: { period, tasks: tasksOf(record, set), start, at } };
}

/**
 * Returns the refresh that gave the set and can be taken back at `now`. Not if the window of its tasks has ended,
 * or something newer happened to the set: a completion, a swap, or another renewal.
 */
export function refreshToUndo(
  record: DailyRecord,
  set: DailySet,
  known: Known,
  now: number,
): Refresh | undefined {
  const { refresh, swap } = record;
  if (refresh?.period !== set.period || refresh.tasks.length === 0) return undefined;
  if (refresh.start + WINDOW_MS <= now || swap?.period === set.period) return undefined;
  const isNewer = completedSince(tasksOf(record, set), refresh.at, known) !== undefined;
  return isNewer ? undefined : refresh;
}

/** Returns the record after the refresh that gave the set is undone, which reserves the next number. */
export function withRefreshUndone(record: DailyRecord, set: DailySet): DailyRecord {
  const period = latestPeriod(record, set) + 1;
  return { ...record, refresh: { period, tasks: [], start: 0, at: 0 } };
}

/**
 * Whether a task was completed after the refresh that took it away was requested, on a device that hadn't heard of
 * it. The later deed wins, so the refresh is taken back.
 */
export function isRefreshOvertaken(
  record: DailyRecord,
  set: DailySet,
  known: Known,
  now: number,
): boolean {
  const refresh = refreshToUndo(record, set, known, now);
  if (!refresh) return false;
  const shown = tasksOf(record, set);
  const gone = refresh.tasks.filter((id) => !shown.includes(id));
  return completedSince(gone, refresh.at, known) !== undefined;
}
