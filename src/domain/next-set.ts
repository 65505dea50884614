import { type Category, idsIn } from './category';
import { pickDailies, type PickInput, seededRandom } from './daily-pick';
import type { Selection } from './selection';
import type { Task } from './task';

export interface NextSetInput extends Pick<PickInput, 'completed' | 'setAside'> {
  readonly accountId: string;
  /** All known live daily tasks. */
  readonly tasks: readonly Pick<Task, 'id' | 'category'>[];
  /** The categories that matter to the user (D30). */
  readonly interests?: readonly Category[] | undefined;
  /** The rows of the set being replaced; none if its tasks may come up again. */
  readonly current: readonly Selection[];
  /** The number of the new set. */
  readonly period: number;
}

/**
 * Returns the task IDs of an account's next daily set, in the order of their slots (spec §4). Seeded with what all tabs
 * and devices know, so they pick the same tasks.
 */
export function nextTaskIds({
  accountId,
  tasks,
  interests = [],
  current,
  period,
  ...input
}: NextSetInput): string[] {
  return pickDailies({
    ...input,
    catalog: tasks.map(({ id }) => id),
    current: new Set(current.map(({ taskId }) => taskId)),
    interesting: idsIn(interests, tasks),
    random: seededRandom(`${accountId}#${period}`),
  });
}
