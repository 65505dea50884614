import { STREAK_WINDOW_DAYS } from '@/domain/streak';
import { DAY_MS, instantOf } from '@/domain/instant';
import { entryOf, isSameEntry, type LedgerEntry, rowIdOf } from '@/domain/ledger';
import {
  type MemberReading,
  type MemberState,
  stateOf,
  type StoredMember,
} from '@/domain/member-state';
import { missingFrom, rebuild } from '@/domain/rebuild-member';
import { report } from '@/lib/report';
import type { MemberContext } from './member';
import type { MemberRequests } from './member-requests';

/**
 * Returns the state that an account's texts tell, with what they don't tell found out from its rows. Throws a
 * BackendError.
 */
export async function rebuiltMember(
  { accountId, now }: MemberContext,
  { level }: StoredMember,
  reading: MemberReading,
  requests: MemberRequests,
): Promise<MemberState> {
  if (reading.problem) report('The member document is rebuilt from the rows:', reading.problem);
  const state = stateOf(reading);
  if (state) return state;
  const known = reading.ledger ?? reading.earlierLedger;
  const streakSince = now - (STREAK_WINDOW_DAYS + 1) * DAY_MS;
  const since = known ? Math.min(known.since, reading.days ? known.since : streakSince) : 0;
  const stored = await requests.fetchCompletions(accountId, instantOf(since));
  const doubtful = reading.earlierLedger ? missingFrom(reading.earlierLedger, stored) : [];
  const areGone = await Promise.all(doubtful.map((entry) => isGone(accountId, entry, requests)));
  const gone = doubtful.filter((_, at) => areGone[at]);
  return rebuild(reading, { stored, gone, level }, now);
}

// A list may lag behind its table, so the row is looked up.
async function isGone(
  accountId: string,
  entry: LedgerEntry,
  requests: MemberRequests,
): Promise<boolean> {
  const row = await requests.fetchCompletion(rowIdOf(accountId, entry));
  return row === null || !isSameEntry(entryOf(row), entry);
}
