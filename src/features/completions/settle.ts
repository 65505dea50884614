import type { Completion } from '@/domain/completion';
import { epochOf, instantOf } from '@/domain/instant';
import { isCounted, isUndone, type Ledger } from '@/domain/ledger';
import { pruned, rivalOf, withCounted, withUndone } from '@/domain/ledger-changes';
import { isDerivedCompletionId } from '@/domain/row-ids';
import { type Standing, standingOf } from '@/data/standing';
import { changeStanding, openStanding, type StandingContext } from './change-standing';
import { completionRequests, type CompletionRequests, removeCompletion } from './complete';

/**
 * Makes level and score agree with the stored completions after interrupted writes (D14): counts those that
 * were not counted, takes out `undone` ones whose row is gone, and deletes a second row of a task that
 * counts already. Safe beside other devices' writes (decision 031). Returns the standing.
 */
export async function settle(
  context: StandingContext,
  undone: readonly Completion[] = [],
  requests = completionRequests,
): Promise<Standing> {
  const { accountId, now } = context;
  const open = await openStanding(context, requests);
  const [rows, gone] = await Promise.all([
    requests.fetchCompletions(accountId, instantOf(open.ledger.since)),
    goneOf(undone, requests),
  ]);
  const stored = rows.toSorted((a, b) => (a.completedDate < b.completedDate ? -1 : 1));
  const change = (ledger: Ledger) => {
    const lowered = gone.reduce(withUndone, ledger);
    return pruned(stored.reduce(countedIfNew, lowered), now);
  };
  const ledger = await changeStanding(context, change, requests, open);
  const repeated = stored.filter((row) => isRepeated(ledger, row));
  let standing = standingOf(ledger);
  for (const row of repeated)
    standing = (await removeCompletion(context, row, requests)) ?? standing;
  return standing;
}

function countedIfNew(ledger: Ledger, row: Completion): Ledger {
  const isSettled = (epochOf(row.expirationDate) ?? 0) <= ledger.since;
  return isSettled || isRepeated(ledger, row) ? ledger : withCounted(ledger, row);
}

/** Whether a row of this application is one too many. Rows with other IDs were written on purpose. */
function isRepeated(ledger: Ledger, row: Completion): boolean {
  const isListed = isCounted(ledger, row) || isUndone(ledger, row);
  return !isListed && isDerivedCompletionId(row.id) && rivalOf(ledger, row) !== undefined;
}

/** Returns the rows that are no longer stored. */
async function goneOf(
  rows: readonly Completion[],
  requests: CompletionRequests,
): Promise<Completion[]> {
  const stored = await Promise.all(rows.map(({ id }) => requests.fetchCompletion(id)));
  return rows.filter(({ completedDate }, at) => stored[at]?.completedDate !== completedDate);
}
