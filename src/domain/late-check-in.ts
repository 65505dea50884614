import type { Completion } from './completion';
import { REFRESH_WINDOW_MINUTES } from './daily-assignment';
import type { DailyRecord, LastWindow } from './daily-record';
import type { DailySet } from './daily-set';
import { MINUTE_MS } from './instant';
import { entryOf, type Ledger, type LedgerEntry } from './ledger';

const WINDOW_MS = REFRESH_WINDOW_MINUTES * MINUTE_MS;

/** The completions by which to tell whether a task of the last window was done. */
interface Done {
  /** Undefined if the profile has none. */
  readonly ledger: Ledger | undefined;
  /** The completions that are valid now; the ledger may not list all of them yet. */
  readonly completions: readonly Completion[];
}

/**
 * Returns the IDs of the last window's tasks that can still be checked in at `now`: they weren't completed in it,
 * nor since (D28). None before the set was renewed.
 */
export function lateTasks(
  { lastWindow }: DailyRecord,
  set: DailySet,
  { ledger, completions }: Done,
  now: number,
): string[] {
  if (!lastWindow || set.period <= lastWindow.period) return [];
  if (now < lastWindow.end || now >= lastWindow.until) return [];
  const done = new Set([
    ...(ledger?.counted.filter((entry) => isDoneIn(lastWindow, entry)).map(([id]) => id) ?? []),
    ...completions.filter((row) => isDoneIn(lastWindow, entryOf(row))).map((row) => row.taskId),
  ]);
  return lastWindow.tasks.filter((taskId) => !done.has(taskId));
}

// Completed in the window or since, or before it and valid to its end.
function isDoneIn({ end }: LastWindow, [, , from, until]: LedgerEntry): boolean {
  return from >= end - WINDOW_MS || until > end;
}
