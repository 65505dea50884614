import type { Action } from './actions/action';
import { completedRow, rivalOf, rowNamedBy } from './actions/completions';
import { withListedNotes } from './actions/listed-note';
import { isDisowned } from './actions/own-rows';
import { listedAs, type MemberRecord } from './actions/record';
import type { ScoredCompletion } from './completion';
import { type HistoryRow, historyRows } from './history';

/** What is known of an account's completions besides the rows that were listed. */
interface Known {
  readonly accountId: string;
  /** As last read or committed; undefined without one that can be read. */
  readonly record: MemberRecord | undefined;
  /** The completions that the home page knows. */
  readonly completions: readonly ScoredCompletion[];
  /** What isn't known to be committed. */
  readonly actions: readonly Action[];
  /** The IDs of those that wait for a connection. */
  readonly held: ReadonlySet<string>;
}

/** Returns the history's rows where the record is right, since a list may lag, with what waits in this browser. */
export function shownRows(rows: readonly HistoryRow[], known: Known): HistoryRow[] {
  const { accountId, record, completions, actions, held } = known;
  const listed = record ? withRecord(rows, record, { accountId, completions }) : rows;
  return actions.reduce<HistoryRow[]>(
    (shown, action) => withAction(accountId, shown, action, held.has(action.id)),
    [...new Map(listed.map((row) => [row.id, row])).values()],
  );
}

function withRecord(
  rows: readonly HistoryRow[],
  record: MemberRecord,
  { accountId, completions }: Pick<Known, 'accountId' | 'completions'>,
): HistoryRow[] {
  const missing = completions.filter(
    (row) => listedAs(record, row) && !rows.some(({ id }) => id === row.id),
  );
  const owned = rows.filter((row) => !isDisowned({ accountId, record }, row));
  return [...withListedNotes(owned, record, completions), ...missing.flatMap(rowOf)];
}

function rowOf({ task, createdAt, ...completion }: ScoredCompletion): HistoryRow[] {
  const recorded = { ...completion, createdAt: createdAt ?? completion.completedDate };
  return historyRows([recorded], task ? [{ ...task, description: '' }] : []);
}

function withAction(
  accountId: string,
  rows: HistoryRow[],
  action: Action,
  isWaiting: boolean,
): HistoryRow[] {
  if ('rowId' in action) {
    const named = rowNamedBy(rows, action);
    if (action.kind === 'undo') return rows.filter((row) => row !== named);
    const { note } = action;
    return rows.map((row) => (row === named ? { ...row, note, isWaiting } : row));
  }
  if (action.kind !== 'complete') return rows;
  if (rivalOf(rows, action)) return rows;
  const completion = completedRow(accountId, action);
  return [...rows, ...rowOf(completion).map((row) => ({ ...row, isWaiting: true }))];
}
