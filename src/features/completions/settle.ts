import type { Completion } from '@/domain/completion';
import { instantOf } from '@/domain/instant';
import type { Ledger } from '@/domain/ledger';
import { withUndone } from '@/domain/ledger-changes';
import type { StoredMember } from '@/domain/member-state';
import { countIfNew, isRepeated } from '@/domain/rebuild-member';
import { changeMember, type MemberContext, openMember } from '@/data/member';
import {
  completionRequests,
  type CompletionRequests,
  removeCompletion,
  withLedger,
} from './complete';

/**
 * Makes level and score agree with the stored completions after interrupted writes (D14): counts those that
 * were not counted, subtracts `undone` ones whose row is gone, and deletes a second row of a task that
 * counts already. Safe beside other devices' writes (docs/protocol.md). Returns the member document.
 */
export async function settle(
  context: MemberContext,
  undone: readonly Completion[] = [],
  requests = completionRequests,
): Promise<StoredMember> {
  const { accountId } = context;
  const open = await openMember(context, requests);
  const [rows, gone] = await Promise.all([
    requests.fetchCompletions(accountId, instantOf(open.state.ledger.since)),
    goneOf(undone, requests),
  ]);
  const stored = rows.toSorted((a, b) => (a.completedDate < b.completedDate ? -1 : 1));
  const settled = withLedger((ledger: Ledger) =>
    stored.reduce(countIfNew, gone.reduce(withUndone, ledger)),
  );
  const member = (await changeMember(context, settled, requests, { from: open })) ?? open;
  const repeated = stored.filter((row) => isRepeated(member.state.ledger, row));
  let after = member.stored;
  for (const row of repeated) after = (await removeCompletion(context, row, requests)) ?? after;
  return after;
}

/** Returns the rows that are no longer stored. */
async function goneOf(
  rows: readonly Completion[],
  requests: CompletionRequests,
): Promise<Completion[]> {
  const stored = await Promise.all(rows.map(({ id }) => requests.fetchCompletion(id)));
  return rows.filter(({ completedDate }, at) => stored[at]?.completedDate !== completedDate);
}
