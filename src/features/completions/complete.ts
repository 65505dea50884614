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

/** The requests of this feature; tests bring their own, to fail them and to order them among tabs. */
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
  /** Whether the completion raised the level; one that waits for its repair has nothing to give back. */
  readonly raised: boolean;
  /** The level as last read. */
  readonly from: number | null;
  /** The SusScore without the completion; left as it is when absent. */
  readonly susscore?: number | undefined;
}

/**
 * Takes a completion back: the level first, then the row, so that a connection lost in between leaves
 * a level that is too low, which the next visit repairs, and never one that nobody earned. Returns the
 * level now.
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
