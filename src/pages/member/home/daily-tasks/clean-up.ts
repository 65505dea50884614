import type { QueryClient } from '@tanstack/react-query';
import { windowEnd } from '@/domain/daily-assignment';
import { type DailySet, dailySetOf, rowsLeft } from '@/domain/daily-set';
import { withLastWindow } from '@/domain/last-window';
import { type StoredMember } from '@/domain/member-state';
import { inDaily } from '@/domain/member-text';
import { WINDOW_MS } from '@/domain/time-limits';
import { cachedHome, changeHome, withMember } from '@/data/home';
import { changeMember } from '@/data/member';
import type { MemberRequests } from '@/data/member-requests';
import { BackendError } from '@/lib/errors';
import { type DailyRequests, dailyRequests } from './write-set';

export interface CleanUpInput {
  readonly accountId: string;
  readonly set: DailySet;
  /** The profile's texts as last read. */
  readonly stored: StoredMember;
  /** The rows to delete. */
  readonly ids: readonly string[];
}

/** The requests of a clean-up; tests pass their own. */
export type CleanUpRequests = MemberRequests & Pick<DailyRequests, 'cleanUpSelections'>;

/**
 * Deletes rows left by an interrupted reassignment or by deleted tasks. What can still be checked in late is
 * remembered first, in case the connection was lost before that (D28). Returns the profile's texts as stored.
 * Ignores a BackendError, since the next visit tries again.
 */
export async function cleanUp(
  { accountId, set, stored, ids }: CleanUpInput,
  requests: CleanUpRequests = dailyRequests,
): Promise<StoredMember> {
  const replaced = dailySetOf(set.leftovers);
  const now = windowEnd(set) - WINDOW_MS;
  const remember = inDaily((record) => withLastWindow(record, replaced, now));
  try {
    const member = await changeMember({ accountId, now: Date.now(), stored }, remember, requests);
    await requests.cleanUpSelections(ids);
    return member?.stored ?? stored;
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return stored;
  }
}

/** Deletes the rows that are left over on the home page by now, and shows the member document as stored. */
export async function cleanUpHome(client: QueryClient, accountId: string): Promise<void> {
  const home = cachedHome(client, accountId);
  const ids = home ? rowsLeft(home.selections).map(({ id }) => id) : [];
  if (!home || ids.length === 0) return;
  const set = dailySetOf(home.selections);
  const member = await cleanUp({ accountId, set, stored: home.profile.member, ids });
  changeHome(client, accountId, (shown) => withMember(shown, member));
}
