import { type Completion, expirationFrom, isValid } from '@/domain/completion';
import { instantOf } from '@/domain/instant';
import { levelAfterCompletion, levelAfterUndo } from '@/domain/level';
import { completionId, previousCompletionId } from '@/domain/row-ids';
import type { TaskValue } from '@/domain/task';
import { changeLevel } from './change-level';
import type { CompletionTable, NewCompletion } from './completion-table';

export interface CompleteInput {
  readonly accountId: string;
  readonly task: TaskValue;
  readonly now: number;
  /** The SusScore with this completion in it (D15). */
  readonly susscore: number;
}

/** What became of 'Mark Complete'. */
export interface Completed {
  readonly row: Completion;
  /** False when the task was complete already, from another tab or device (D13). */
  readonly isNew: boolean;
  /** The level now; undefined when it could not be raised and waits for its repair (D14). */
  readonly level: number | null | undefined;
}

/** The row that completing a task at `now` writes. */
export function newCompletion({
  accountId,
  task,
  now,
}: Omit<CompleteInput, 'susscore'>): NewCompletion {
  return {
    id: completionId(accountId, task, now),
    taskId: task.id,
    completedDate: instantOf(now),
    expirationDate: expirationFrom(now, task),
    nameofowner: accountId,
    profileId: accountId,
  };
}

/**
 * Completes a task: the row first, then the level (D14). A completion that is there already counts as
 * success and raises nothing. Throws a BackendError when there is no completion afterwards.
 */
export async function complete(input: CompleteInput, table: CompletionTable): Promise<Completed> {
  const { accountId, task, now, susscore } = input;
  const before = await table.before(accountId, previousCompletionId(accountId, task, now));
  if (before.completion && isValid(before.completion, now)) {
    return { row: before.completion, isNew: false, level: before.level };
  }
  const { row, isNew } = await table.create(newCompletion(input));
  if (!isNew) return { row, isNew, level: undefined };
  try {
    const change = { accountId, from: before.level, next: levelAfterCompletion, susscore };
    return { row, isNew, level: await changeLevel(change, table) };
  } catch {
    return { row, isNew, level: undefined };
  }
}

export interface UndoInput {
  readonly accountId: string;
  readonly row: Completion;
  /** Whether the completion raised the level; one that waits for its repair has nothing to give back. */
  readonly raised: boolean;
  /** The level as last read. */
  readonly from: number | null;
  /** The SusScore without the completion; left as it is when absent. */
  readonly susscore?: number | undefined;
}

/**
 * Takes a completion back: the level first, then the row, so that a connection lost in between leaves
 * a level that is too low, which the next visit repairs, and never one that nobody earned. Gives the
 * level now.
 */
export async function undo(
  { accountId, row, raised, from, susscore }: UndoInput,
  table: CompletionTable,
): Promise<number | null> {
  const change = { accountId, from, next: levelAfterUndo, susscore };
  const level = raised ? await changeLevel(change, table) : from;
  await table.remove(row.id);
  return level;
}
