import { calendarDayFrom, calendarDayOf } from './calendar-day';
import { MAX_PLAN_TEXT_LENGTH } from '@/definition';
import type { PlanDraft } from './goal-state';
import { lengthProblem } from './models/problem';
import { planState } from './plan-sentence';
import { oneLine, visibleText } from './visible-text';

/** A plan as text, by form field. */
export type PlanEntry = Readonly<Record<keyof PlanDraft, string>>;

/** Returns the form's fields for a plan; a day that has passed is left out, and so is a time that has passed today. */
export function toPlanEntry(plan: PlanDraft | undefined, now: number): PlanEntry {
  const { on = '', time = '', cue = '', where = '' } = plan ?? {};
  const isOver = plan !== undefined && planState(plan, calendarDayOf(now)) === 'passed';
  if (isOver) return { on: '', time, cue, where };
  return { on, time: isTimeOver(on, time, now) ? '' : time, cue, where };
}

/** Returns the plan that the fields describe; empty ones are left out. */
export function draftOf({ on, time, cue, where }: PlanEntry): PlanDraft {
  const words = { cue: visibleText(oneLine(cue)), where: visibleText(oneLine(where)) };
  return {
    ...(on !== '' && { on }),
    ...(on !== '' && time !== '' && { time }),
    ...(words.cue !== '' && { cue: words.cue }),
    ...(words.where !== '' && { where: words.where }),
  };
}

type PlanProblems = Partial<Record<keyof PlanEntry, string>>;

/** Returns the problems by field: a plan needs a day and time that haven't passed, or a reminder. */
export function planProblems(entry: PlanEntry, now: number): PlanProblems {
  const [cue, where] = [wordsProblem(entry.cue), wordsProblem(entry.where)];
  return { ...momentProblems(entry, now), ...(cue && { cue }), ...(where && { where }) };
}

function wordsProblem(words: string): string | undefined {
  return lengthProblem(visibleText(words), MAX_PLAN_TEXT_LENGTH);
}

function momentProblems({ on, time, cue }: PlanEntry, now: number): PlanProblems {
  if (on === '') {
    if (time !== '') return { on: 'Choose a day for this time' };
    return visibleText(cue) === '' ? { on: 'Choose a day, or say what will remind you' } : {};
  }
  const day = calendarDayFrom(on);
  if (Number.isNaN(day) || day < calendarDayOf(now)) return { on: 'Choose today or a later day' };
  return isTimeOver(on, time, now) ? { time: 'Choose a later time' } : {};
}

/** Whether a time of day, such as '09:00', has passed on its day. */
function isTimeOver(on: string, time: string, now: number): boolean {
  return on !== '' && time !== '' && Date.parse(`${on}T${time}`) <= now;
}
