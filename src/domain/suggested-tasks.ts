import type { CalendarDay } from './calendar-day';
import { type Category, isOfInterest } from './category';
import type { Task } from './task';

/** How many tasks an empty list suggests (D47). */
const SUGGESTED_COUNT = 2;

interface Suggesting {
  readonly interests: readonly Category[];
  /** IDs of tasks that the member already has. */
  readonly taken: readonly string[];
  /** Varies the suggestions from day to day. */
  readonly day: CalendarDay;
}

/** Returns the tasks that an empty list suggests, those that match the member's interests first (D30). */
export function suggestedTasks<T extends Pick<Task, 'id' | 'category'>>(
  tasks: readonly T[],
  { interests, taken, day }: Suggesting,
): T[] {
  const open = tasks
    .filter(({ id }) => !taken.includes(id))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const start = open.length === 0 ? 0 : day % open.length;
  const inTurn = [...open.slice(start), ...open.slice(0, start)];
  const rankOf = (task: T) => Number(!isOfInterest(interests, task));
  return inTurn.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, SUGGESTED_COUNT);
}
