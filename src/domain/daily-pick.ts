import { DAILY_COUNT } from './daily-count';
import { type Random, shuffled } from './seeded-random';

/** Spec §8, to the letter. */
export function notEnoughTasks(found: number): string {
  return `Not enough tasks in database. Found ${found}, need ${DAILY_COUNT}`;
}

export interface PickInput {
  /** Ids of every daily task in the catalogue. */
  readonly catalogue: readonly string[];
  /** Ids of the tasks that the user has now. */
  readonly current: ReadonlySet<string>;
  /** Ids of the tasks with an unexpired completion. */
  readonly completed: ReadonlySet<string>;
  /** Seeded by account and period, so that two tabs that act at the same moment pick the same (D13). */
  readonly random: Random;
}

/**
 * The next daily tasks, in random order, preferring tasks that the user neither has nor has completed
 * within their validity (D12). Where those do not suffice, tasks still open come before completed ones.
 * Fewer than DAILY_COUNT when the catalogue has fewer.
 */
export function pickDailies({ catalogue, current, completed, random }: PickInput): string[] {
  // Sorted first: the order in which a table gives its rows must not change the pick.
  const order = shuffled([...new Set(catalogue)].sort(), random);
  const penalty = (id: string) => (completed.has(id) ? 2 : 0) + (current.has(id) ? 1 : 0);
  return order.sort((a, b) => penalty(a) - penalty(b)).slice(0, DAILY_COUNT);
}
