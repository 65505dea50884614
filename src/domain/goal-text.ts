import { type CalendarDay, isoDay } from './calendar-day';
import type { Selection } from './selection';
import type { Task } from './task';

/*
 * What the home's first script needs to know of a goal's text without parsing it (goal-state.ts). Quotation marks in
 * the member's own words are escaped, so none of these texts can occur in them.
 */

/** Whether a goal's text has a plan. */
export function hasPlan(goal: string | null | undefined): boolean {
  return goal?.includes('"plan":') ?? false;
}

type GoalOfTask = Pick<Selection, 'goal'> & { readonly task: Pick<Task, 'steps'> };

/** Whether a task has steps, or its member has noted any. */
export function hasSteps({ task, goal }: GoalOfTask): boolean {
  return Boolean(task.steps) || (goal?.includes('"steps":') ?? false);
}

/** Whether a goal's text has a plan with a time of day. */
export function hasTime(goal: string | null | undefined): boolean {
  return goal?.includes('"time":"') ?? false;
}

/** Whether a goal's text has a plan for a day. */
export function isPlannedFor(day: CalendarDay, goal: string | null | undefined): boolean {
  return goal?.includes(`"on":"${isoDay(day)}"`) ?? false;
}

/** Returns the goals with those planned for `today` first. */
export function sortPlannedFirst<Row extends Pick<Selection, 'goal'>>(
  goals: readonly Row[],
  today: CalendarDay,
): Row[] {
  const isToday = ({ goal }: Row) => Number(isPlannedFor(today, goal));
  return goals.toSorted((a, b) => isToday(b) - isToday(a));
}
