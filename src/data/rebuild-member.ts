import { STREAK_KEPT_DAYS } from '@/domain/time-limits';
import { DAY_MS, instantOf } from '@/domain/instant';
import {
  toLedgerEntry,
  isSameEntry,
  type LedgerEntry,
  missingFrom,
  rowIdOf,
} from '@/domain/ledger';
import {
  type MemberReading,
  type MemberState,
  stateOf,
  type StoredMember,
} from '@/domain/member-state';
import { rebuild } from '@/domain/rebuild-member';
import { report } from '@/lib/report';
import type { MemberContext } from './member';
import { type MemberRequests, withSavings } from './member-requests';

/**
 * Returns the state that an account's texts describe; what they don't say is derived from its rows. Throws a
 * BackendError.
 */
export async function rebuiltMember(
  { accountId, now }: MemberContext,
  { level }: StoredMember,
  reading: MemberReading,
  requests: MemberRequests,
): Promise<MemberState> {
  if (reading.problem) report('A stored text of the member document is left out:', reading.problem);
  const state = stateOf(reading);
  if (state) return state;
  const known = reading.ledger ?? reading.earlierLedger;
  const streakSince = now - (STREAK_KEPT_DAYS - 1) * DAY_MS;
  const since = known?.saved ? Math.min(known.since, reading.days ? known.since : streakSince) : 0;
  const rows = await requests.fetchCompletions(accountId, instantOf(since));
  const stored = await withSavings(rows, requests);
  const doubtful = reading.earlierLedger ? missingFrom(reading.earlierLedger.counted, stored) : [];
  const gone = await goneOf(accountId, doubtful, requests);
  return rebuild(reading, { stored, gone, level }, now);
}

/** Returns the entries whose rows are not stored: a list may lag behind its table. Throws a BackendError. */
export async function goneOf(
  accountId: string,
  entries: readonly LedgerEntry[],
  requests: Pick<MemberRequests, 'fetchCompletion'>,
): Promise<LedgerEntry[]> {
  const areGone = await Promise.all(entries.map((entry) => isGone(accountId, entry, requests)));
  return entries.filter((_, at) => areGone[at]);
}

async function isGone(
  accountId: string,
  entry: LedgerEntry,
  requests: Pick<MemberRequests, 'fetchCompletion'>,
): Promise<boolean> {
  const row = await requests.fetchCompletion(rowIdOf(accountId, entry));
  return row === null || !isSameEntry(toLedgerEntry(row), entry);
}
