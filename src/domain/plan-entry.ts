import { type CalendarDay, calendarDayFrom } from './calendar-day';
import type { PlanDraft } from './goal-state';
import { planState } from './plan-sentence';
import { isTimeOfDay } from './reminder';

/** A plan as the fields of a form have it. */
export type PlanEntry = Readonly<Record<keyof PlanDraft, string>>;

/** Returns the form's fields for a plan; a day that has passed is left out. */
export function toPlanEntry(plan: PlanDraft | undefined, today: CalendarDay): PlanEntry {
  const { on = '', time = '', cue = '', where = '' } = plan ?? {};
  const isOver = plan !== undefined && planState(plan, today) === 'passed';
  return { on: isOver ? '' : on, time, cue, where };
}

/** Returns the plan that the fields say, without those that are empty. */
export function draftOf({ on, time, cue, where }: PlanEntry): PlanDraft {
  const words = { cue: cue.trim(), where: where.trim() };
  return {
    ...(on !== '' && { on }),
    ...(on !== '' && time !== '' && { time }),
    ...(words.cue !== '' && { cue: words.cue }),
    ...(words.where !== '' && { where: words.where }),
  };
}

/** Returns what to correct, by field: a plan needs a day to come, or something that reminds. */
export function planProblems(
  { on, time, cue }: PlanEntry,
  today: CalendarDay,
): Partial<Record<keyof PlanEntry, string>> {
  if (on === '') {
    if (time !== '') return { on: 'Choose a day for this time' };
    return cue.trim() === '' ? { on: 'Choose a day, or say what will remind you' } : {};
  }
  const day = calendarDayFrom(on);
  if (Number.isNaN(day) || day < today) return { on: 'Choose today or a later day' };
  return time !== '' && !isTimeOfDay(time) ? { time: 'Enter a time of day' } : {};
}
