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
  const isWanted = (task: T) => isOfInterest(interests, task);
  const wanted = inTurn(open.filter(isWanted), day, SUGGESTED_COUNT);
  const others = open.filter((task) => !isWanted(task));
  return [...wanted, ...inTurn(others, day, SUGGESTED_COUNT - wanted.length)];
}

/** Returns `count` tasks; each day continues where the day before ended. */
function inTurn<T>(tasks: readonly T[], day: CalendarDay, count: number): T[] {
  const start = (day * count) % Math.max(1, tasks.length);
  return [...tasks.slice(start), ...tasks.slice(0, start)].slice(0, count);
}
