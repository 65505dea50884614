import type { QueryClient } from '@tanstack/react-query';
import { REFRESH_WINDOW_MINUTES, windowEnd } from '@/domain/daily-assignment';
import { type DailySet, dailySetOf, rowsLeft } from '@/domain/daily-set';
import { MINUTE_MS } from '@/domain/instant';
import { withLastWindow } from '@/domain/last-window';
import { changeDailyRecord } from '@/data/daily-record';
import { cachedHome, changeHome, withDailyRecord } from '@/data/home';
import { BackendError } from '@/lib/errors';
import { type DailyRequests, dailyRequests } from './write-set';

export interface CleanUpInput {
  readonly accountId: string;
  readonly set: DailySet;
  /** The profile's daily record as last read. */
  readonly recordText: string | null;
  /** The rows to delete. */
  readonly ids: readonly string[];
}

/** The requests of a clean-up; tests pass their own. */
export type CleanUpRequests = Pick<
  DailyRequests,
  'fetchDailyRecord' | 'setDailyRecord' | 'cleanUpSelections'
>;

/**
 * Deletes rows left by an interrupted reassignment or by deleted tasks. What can be checked in late of them is
 * remembered first, in case the connection was lost before that (D28). Returns the daily record as stored.
 * Ignores a BackendError, since the next visit tries again.
 */
export async function cleanUp(
  { accountId, set, recordText, ids }: CleanUpInput,
  requests: CleanUpRequests = dailyRequests,
): Promise<string | null> {
  const replaced = dailySetOf(set.leftovers);
  const replacedAt = windowEnd(set) - REFRESH_WINDOW_MINUTES * MINUTE_MS;
  try {
    const stored = await changeDailyRecord(
      accountId,
      recordText,
      (record) => withLastWindow(record, replaced, replacedAt),
      requests,
    );
    await requests.cleanUpSelections(ids);
    return stored ?? null;
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return recordText;
  }
}

/** Deletes the rows that are left over on the home page by now, and shows the daily record as stored. */
export async function cleanUpHome(client: QueryClient, accountId: string): Promise<void> {
  const home = cachedHome(client, accountId);
  const ids = home ? rowsLeft(home.selections).map(({ id }) => id) : [];
  if (!home || ids.length === 0) return;
  const recordText = home.profile.dailyRecord ?? null;
  const set = dailySetOf(home.selections);
  const stored = await cleanUp({ accountId, set, recordText, ids });
  if (stored === recordText) return;
  changeHome(client, accountId, (shown) => withDailyRecord(shown, stored));
}
