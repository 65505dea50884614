import { type CalendarDay, calendarDayFrom } from './calendar-day';
import { MAX_PLAN_TEXT_LENGTH } from '@/definition';
import type { PlanDraft } from './goal-state';
import { lengthProblem } from './models/problem';
import { planState } from './plan-sentence';
import { oneLine, visibleText } from './visible-text';

/** A plan as text, by form field. */
export type PlanEntry = Readonly<Record<keyof PlanDraft, string>>;

/** Returns the form's fields for a plan; a day that has passed is left out. */
export function toPlanEntry(plan: PlanDraft | undefined, today: CalendarDay): PlanEntry {
  const { on = '', time = '', cue = '', where = '' } = plan ?? {};
  const isOver = plan !== undefined && planState(plan, today) === 'passed';
  return { on: isOver ? '' : on, time, cue, where };
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

/** Returns the problems by field: a plan needs a day that hasn't passed, or a reminder. */
export function planProblems(entry: PlanEntry, today: CalendarDay): PlanProblems {
  const [cue, where] = [wordsProblem(entry.cue), wordsProblem(entry.where)];
  return { ...momentProblems(entry, today), ...(cue && { cue }), ...(where && { where }) };
}

function wordsProblem(words: string): string | undefined {
  return lengthProblem(visibleText(words), MAX_PLAN_TEXT_LENGTH);
}

function momentProblems({ on, time, cue }: PlanEntry, today: CalendarDay): PlanProblems {
  if (on === '') {
    if (time !== '') return { on: 'Choose a day for this time' };
    return visibleText(cue) === '' ? { on: 'Choose a day, or say what will remind you' } : {};
  }
  const day = calendarDayFrom(on);
  return Number.isNaN(day) || day < today ? { on: 'Choose today or a later day' } : {};
}
