import { isOverlapping, isSameCompletion } from '@/domain/completion';
import { type HistoryRow, historyRows } from '@/domain/history';
import { instantOf } from '@/domain/instant';
import { newCompletion } from '@/domain/new-completion';
import type { Waiting } from './waiting';

/** Returns the history's rows with the deeds that wait for a connection, as far as they aren't in it (decision 125). */
export function withWaitingRows(
  accountId: string,
  rows: readonly HistoryRow[],
  waiting: readonly Waiting[],
): readonly HistoryRow[] {
  return waiting.reduce((shown, one) => withDeed(accountId, shown, one), rows);
}

function withDeed(
  accountId: string,
  rows: readonly HistoryRow[],
  { deed, notedAt }: Waiting,
): readonly HistoryRow[] {
  if (deed.kind === 'undo') return rows.filter((row) => !isSameCompletion(row, deed.row));
  if (deed.kind !== 'complete') return rows;
  const completion = newCompletion(accountId, deed.task, deed.at);
  if (rows.some((row) => isOverlapping(row, completion))) return rows;
  const recorded = { ...completion, createdAt: instantOf(notedAt) };
  const added = historyRows([recorded], [{ ...deed.task, description: '' }]);
  return [...rows, ...added.map((row) => ({ ...row, isWaiting: true }))];
}
