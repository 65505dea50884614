import { DAILY_COUNT } from './daily-count';
import { hashOf } from './hash';

/** The error message of spec §8, verbatim. */
export function notEnoughTasksMessage(found: number): string {
  return `Not enough tasks in database. Found ${found}, need ${DAILY_COUNT}`;
}

export interface PickInput {
  /** IDs of all daily tasks in the catalog. */
  readonly catalog: readonly string[];
  /** IDs of the user's current tasks. */
  readonly current: ReadonlySet<string>;
  /** IDs of the tasks with an unexpired completion. */
  readonly completed: ReadonlySet<string>;
  /** IDs of the tasks the user has set aside (D27), least recent first. */
  readonly setAside?: readonly string[];
  /** IDs of the tasks in a category that matters to the user (D30). */
  readonly interesting?: ReadonlySet<string>;
  /** Seeded by account and period, so two tabs acting at once pick the same tasks (D13). */
  readonly random: Random;
}

/**
 * Returns the IDs of the next daily tasks, in random order. Prefers tasks that the user doesn't have now and that have
 * no valid completion (D12), then current tasks that are still open, then completed ones; among equals, those of
 * interest two times out of three (D30). Tasks that were set aside come only if there are too few others, the least
 * recent first (D27). Returns fewer than DAILY_COUNT if the catalog has fewer.
 */
export function pickDailies(input: PickInput): string[] {
  return inOrderOfPreference(input).slice(0, DAILY_COUNT);
}

/**
 * Returns the ID of the task that replaces one of those `shown`, by the same preferences; undefined if no
 * other is left.
 */
export function pickReplacement({
  shown,
  ...input
}: PickInput & { readonly shown: ReadonlySet<string> }): string | undefined {
  return inOrderOfPreference(input).find((id) => !shown.has(id));
}

function inOrderOfPreference({
  catalog,
  current,
  completed,
  setAside = [],
  interesting = new Set(),
  random,
}: PickInput): string[] {
  // Sorted first, so the table's row order doesn't change the pick.
  const order = shuffle([...new Set(catalog)].sort(), random);
  const setAsideAt = new Map(setAside.map((id, at) => [id, at + 1]));
  const penalty = (id: string) =>
    (setAsideAt.get(id) ?? 0) * 4 + (completed.has(id) ? 2 : 0) + (current.has(id) ? 1 : 0);
  order.sort((a, b) => penalty(a) - penalty(b));
  return preferInterests(order, penalty, interesting, random);
}

/** How often a task of interest comes before another (D30). */
const INTEREST_SHARE = 2 / 3;

/**
 * Reorders tasks so that two times out of three those of interest come first, and otherwise the others. Tasks stay in
 * order of `rankOf`, so interests decide only between equally fresh tasks.
 */
function preferInterests(
  order: readonly string[],
  rankOf: (id: string) => number,
  interesting: ReadonlySet<string>,
  random: Random,
): string[] {
  if (interesting.size === 0) return [...order];
  const ranks = [...new Set(order.map(rankOf))];
  return ranks.flatMap((rank) => {
    const group = order.filter((id) => rankOf(id) === rank);
    const wanted = group.filter((id) => interesting.has(id));
    const others = group.filter((id) => !interesting.has(id));
    const mixed: string[] = [];
    while (wanted.length > 0 && others.length > 0) {
      mixed.push(...(random() < INTEREST_SHARE ? wanted : others).splice(0, 1));
    }
    return [...mixed, ...wanted, ...others];
  });
}

/** Returns numbers from 0 (inclusive) to 1 (exclusive), like Math.random. */
export type Random = () => number;

/** Returns a random source that gives the same sequence for the same seed on every device. */
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
