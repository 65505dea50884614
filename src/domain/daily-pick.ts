import { type Category, isOfInterest } from './category';
import { hashOf } from './hash';
import type { Task } from './task';

type Pickable = Pick<Task, 'id' | 'category'>;

export interface PickInput<T extends Pickable> {
  /** All daily tasks in the catalog. */
  readonly tasks: readonly T[];
  /** IDs of the user's current tasks. */
  readonly current: readonly string[];
  /** IDs of the tasks with an unexpired completion. */
  readonly completed: ReadonlySet<string>;
  /** IDs of the tasks that the user has set aside (D27), longest ago first. */
  readonly setAside?: readonly string[];
  /** The categories that matter to the user (D30). */
  readonly interests?: readonly Category[];
  /** Seeded by account and period, so two tabs acting at once pick the same tasks (D13). */
  readonly random: Random;
}

/**
 * Returns the tasks in the order in which they are picked. Prefers those that the user doesn't have now and that have
 * no valid completion (D12), then current tasks that are still open, then completed ones; equal ones are in random
 * order, those of interest first two times out of three (D30). Tasks that were set aside come last, the least recent
 * first (D27).
 */
export function inOrderOfPreference<T extends Pickable>(input: PickInput<T>): T[] {
  const { tasks, current, completed, setAside = [], interests = [], random } = input;
  const known = [...new Map(tasks.map((task) => [task.id, task])).values()];
  // Sorted first, so the table's row order doesn't change the pick.
  const order = shuffle(
    known.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    random,
  );
  const rankOf = ({ id }: T) =>
    (setAside.indexOf(id) + 1) * 4 + (completed.has(id) ? 2 : 0) + (current.includes(id) ? 1 : 0);
  const ranks = [...new Set(order.map(rankOf))].toSorted((a, b) => a - b);
  return ranks.flatMap((rank) => {
    const equal = order.filter((task) => rankOf(task) === rank);
    return mixed(equal, interests, random);
  });
}

/** How often a task that matches the user's interests comes before another (D30). */
const INTEREST_SHARE = 2 / 3;

function mixed<T extends Pickable>(
  tasks: readonly T[],
  interests: readonly Category[],
  random: Random,
): T[] {
  const wanted = tasks.filter((task) => isOfInterest(interests, task));
  const others = tasks.filter((task) => !isOfInterest(interests, task));
  const first: T[] = [];
  while (wanted.length > 0 && others.length > 0) {
    first.push(...(random() < INTEREST_SHARE ? wanted : others).splice(0, 1));
  }
  return [...first, ...wanted, ...others];
}

/** Returns numbers from 0 (inclusive) to 1 (exclusive), like Math.random. */
export type Random = () => number;

/** Returns a random source that yields the same sequence for the same seed on every device. */
export function seededRandom(seed: string): Random {
  let state = hashOf(seed) | 0;
  return () => {
    // mulberry32, by Tommy Ettinger (public domain).
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns the items in random order (Fisher–Yates). */
function shuffle<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  const result: T[] = [];
  while (rest.length > 0) result.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return result;
}
