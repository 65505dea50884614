import { type Correction, dueCorrections } from '@/domain/correction';
import { instantOf } from '@/domain/instant';
import { isCounted, isUndone, type Ledger, missingFrom } from '@/domain/ledger';
import { withEntryUndone } from '@/domain/ledger-changes';
import { withCorrections } from '@/domain/ledger-corrections';
import type { StoredMember } from '@/domain/member-state';
import { countIfNew, isRepeated } from '@/domain/rebuild-member';
import { changeMember, type MemberContext, openMember } from '@/data/member';
import { withSavings } from '@/data/member-requests';
import { goneOf } from '@/data/rebuild-member';
import { ROW_KEPT_MS } from '@/domain/time-limits';
import { completionRequests, removeCompletion, withLedger } from './complete';

/**
 * Makes level and score agree with the stored completions after interrupted writes (D14): counts those that
 * weren't counted, subtracts those whose row is gone, and deletes duplicates and rows that a delayed request stored after
 * their undo. Counts corrections (decision 151). Safe alongside other devices' writes
 * (docs/protocol.md). Returns the member document.
 */
export async function settle(
  context: MemberContext,
  requests = completionRequests,
  corrections: readonly Correction[] = [],
): Promise<StoredMember> {
  const { accountId } = context;
  const open = await openMember(context, requests);
  const { ledger } = open.state;
  const isAllNeeded = dueCorrections(ledger, corrections).length > 0;
  const since = instantOf(ledger.since);
  const all = await requests.fetchCompletions(accountId, isAllNeeded ? instantOf(0) : since);
  const rows = all.filter(({ expirationDate }) => expirationDate > since);
  // A row past its retention period may be gone without an undo (decision 027).
  const kept = ledger.counted.filter(([, , , until]) => until > context.now - ROW_KEPT_MS);
  const gone = await goneOf(accountId, missingFrom(kept, rows), requests);
  const sorted = rows.toSorted((a, b) => (a.completedDate < b.completedDate ? -1 : 1));
  const uncounted = sorted.filter((row) => !isCounted(ledger, row));
  const stored = await withSavings(uncounted, requests);
  const settled = withLedger((ledger: Ledger) => {
    const corrected = withCorrections(ledger, corrections, all);
    return stored.reduce(countIfNew, gone.reduce(withEntryUndone, corrected));
  });
  const member = (await changeMember(context, settled, requests, { from: open })) ?? open;
  // An undo deletes the row before the ledger lists it, so a row stored now arrived later.
  const returned = stored.filter((row) => isUndone(member.state.ledger, row));
  for (const row of returned) await requests.deleteCompletion(row);
  const repeated = stored.filter((row) => isRepeated(member.state.ledger, row));
  let after = member.stored;
  for (const row of repeated) after = (await removeCompletion(context, row, requests)) ?? after;
  return after;
}
