import * as v from 'valibot';
import { type Completion, expiryOf } from '@/domain/completion';
import { savingsOf } from '@/domain/impact/savings';
import { instantOf } from '@/domain/instant';
import { taskModel } from '@/domain/models/task-model';
import { valuesSchema } from '@/domain/models/values-schema';
import { completionId } from '@/domain/row-ids';
import type { Selection } from '@/domain/selection';
import type { Difficulty, Task } from '@/domain/task';

const NOT_ESTIMATED = {
  carbonKg: null,
  waterLiters: null,
  wasteKg: null,
  energyKwh: null,
  moneyDollars: null,
  savesOver: null,
};

/** Returns a task for tests. */
export function taskOf(
  id: string,
  difficulty: Difficulty = 'Daily',
  more: Partial<Task> = {},
): Task {
  const value = { id, name: `Task ${id}`, difficulty, score: 10, duration: 1 };
  return { ...v.parse(valuesSchema(taskModel), value), ...value, ...NOT_ESTIMATED, ...more };
}

/** Returns a selection of a task for tests. */
export function selectionOf(
  taskId: string,
  id: string,
  selectionDate: string | null = '2025-06-12T08:00:00.000Z',
  difficulty: Difficulty = 'Daily',
): Selection {
  return { id, taskId, selectionDate, task: taskOf(taskId, difficulty) };
}

/** Returns the row of a completion for tests, done and recorded at `at` (milliseconds since the epoch). */
export function completionOf(
  accountId: string,
  task: Task,
  at: number,
): Completion & { readonly createdAt: string } {
  return {
    id: completionId(accountId, task.id, at),
    taskId: task.id,
    completedDate: instantOf(at),
    expirationDate: instantOf(expiryOf(at, task)),
    createdAt: instantOf(at),
    saved: savingsOf(task),
  };
}
