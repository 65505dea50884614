import { type Completion, expirationFrom, isValid } from '@/domain/completion';
import { instantOf } from '@/domain/instant';
import { levelAfterCompletion, levelAfterUndo } from '@/domain/level';
import { completionId, previousCompletionId } from '@/domain/row-ids';
import type { TaskValue } from '@/domain/task';
import {
  createCompletion,
  deleteCompletion,
  fetchBeforeCompletion,
  fetchCompletionIds,
  type NewCompletion,
} from '@/data/completions';
import { fetchLevel, setLevel } from '@/data/profile';
import { changeLevel, type LevelRequests } from './change-level';

/** The requests this feature makes; tests pass their own, to fail and reorder them. */
export interface CompletionRequests extends LevelRequests {
  fetchBeforeCompletion: typeof fetchBeforeCompletion;
  createCompletion: typeof createCompletion;
  deleteCompletion: typeof deleteCompletion;
  fetchCompletionIds: typeof fetchCompletionIds;
}

export const completionRequests: CompletionRequests = {
  fetchBeforeCompletion,
  createCompletion,
  deleteCompletion,
  fetchCompletionIds,
  fetchLevel,
  setLevel,
};

export interface CompleteInput {
  readonly accountId: string;
  readonly task: TaskValue;
  readonly now: number;
  /** The SusScore with this completion in it (D15). */
  readonly susscore: number;
}

/** The result of 'Mark Complete'. */
export interface Completed {
  readonly row: Completion;
  /** False if the task was already complete, from another tab or device (D13). */
  readonly isNew: boolean;
  /** The new level; undefined if it couldn't be raised and awaits repair (D14). */
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
 * Completes a task: writes the row, then the level (D14). An existing completion counts as success and
 * doesn't raise the level. Throws a BackendError if no completion exists afterward.
 */
export async function complete(
  input: CompleteInput,
  requests = completionRequests,
): Promise<Completed> {
  const { accountId, task, now, susscore } = input;
  const previous = previousCompletionId(accountId, task, now);
  const before = await requests.fetchBeforeCompletion(accountId, previous);
  if (before.completion && isValid(before.completion, now)) {
    return { row: before.completion, isNew: false, level: before.level };
  }
  const { row, isNew } = await requests.createCompletion(newCompletion(input));
  if (!isNew) return { row, isNew, level: undefined };
  try {
    const change = { accountId, from: before.level, next: levelAfterCompletion, susscore };
    return { row, isNew, level: await changeLevel(change, requests) };
  } catch {
    return { row, isNew, level: undefined };
  }
}

export interface UndoInput {
  readonly accountId: string;
  readonly row: Completion;
  /** Whether the completion raised the level; if not, undoing it doesn't lower it. */
  readonly raised: boolean;
  /** The level as last read. */
  readonly from: number | null;
  /** The SusScore without the completion; left as it is when absent. */
  readonly susscore?: number | undefined;
}

/**
 * Undoes a completion: lowers the level, then deletes the row. A connection lost in between leaves the level
 * too low, which the next visit repairs, and never too high. Returns the new level.
 */
export async function undo(
  { accountId, row, raised, from, susscore }: UndoInput,
  requests = completionRequests,
): Promise<number | null> {
  const change = { accountId, from, next: levelAfterUndo, susscore };
  const level = raised ? await changeLevel(change, requests) : from;
  await requests.deleteCompletion(row.id);
  return level;
}
