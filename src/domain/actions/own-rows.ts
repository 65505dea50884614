import { type Completion, isValid } from '@/domain/completion';
import { epochOf } from '@/domain/instant';
import { completionId, goalSelectionId } from '@/domain/row-ids';
import { hasTask, type Selection } from '@/domain/selection';
import type { Member } from './member';
import { listedAs } from './record';

/** Whether the record lacks a recent completion of ours: it was undone, or just committed elsewhere. */
export function isDisowned(
  { accountId, record }: Pick<Member, 'accountId' | 'record'>,
  row: Completion,
): boolean {
  return !listedAs(record, row) && isOwnCompletion(accountId, row) && isValid(row, record.since);
}

/** Whether a completion's row was written by a commit rather than by another client. */
export function isOwnCompletion(
  accountId: string,
  { id, taskId, completedDate }: Completion,
): boolean {
  return id === completionId(accountId, taskId, epochOf(completedDate) ?? 0);
}

/** Whether a goal's row was written by a commit rather than by another client. */
export function isOwnGoal(accountId: string, { id, taskId }: Selection): boolean {
  return id === goalSelectionId(accountId, taskId);
}

/** Whether a row, whoever wrote it, selects a goal. */
export function isGoalRow(row: Selection): boolean {
  return hasTask(row) && row.task.difficulty !== 'Daily' && !row.id.includes('#daily#');
}
