import { type CalendarDay, calendarDayOf, isoDay, weekStartOf } from './calendar-day';
import type { PlanDraft } from './goal-state';
import type { Task } from './task';

/** A plan that takes one tap to make. */
interface PlanCue {
  readonly label: string;
  readonly plan: PlanDraft;
}

const MORNING = '09:00';
const AFTER_WORK = '17:30';
/** A task that takes more minutes than this isn't suggested for after work. */
const LONGEST_EVENING = 240;
const FRIDAY = 4;
const SATURDAY = 5;
const SUNDAY = 6;

/** Returns the plans to offer for a task at `now` (milliseconds since the epoch, in the user's time zone). */
export function planCues(
  task: Pick<Task, 'name' | 'description' | 'difficulty' | 'place' | 'timeNeeded'>,
  now: number,
): PlanCue[] {
  const today = calendarDayOf(now);
  const weekday = today - weekStartOf(today, 1);
  const isLong = (task.timeNeeded ?? 0) > LONGEST_EVENING;
  const isLate = new Date(now).getHours() >= Number.parseInt(MORNING, 10);
  return [
    freeMorning(today, weekday, isLate),
    isLong ? secondMorning(today, weekday, isLate) : afterWork(today, weekday),
    ...(isErrand(task)
      ? [{ label: 'When I next go shopping', plan: { cue: 'when I next go shopping' } }]
      : []),
  ];
}

const morningOf = (day: CalendarDay, label: string): PlanCue => ({
  label: `${label} morning`,
  plan: { on: isoDay(day), time: MORNING },
});

function freeMorning(today: CalendarDay, weekday: number, isLate: boolean): PlanCue {
  if (weekday === SATURDAY && isLate) return morningOf(today + 1, 'Tomorrow');
  if (weekday === SUNDAY) return morningOf(today + 6, 'Next Saturday');
  return morningOf(today + SATURDAY - weekday, 'This Saturday');
}

// The other day of the same weekend, if it hasn't passed.
function secondMorning(today: CalendarDay, weekday: number, isLate: boolean): PlanCue {
  if (weekday === SUNDAY) return morningOf(today + 7, 'Next Sunday');
  if (weekday !== SATURDAY) return morningOf(today + SUNDAY - weekday, 'This Sunday');
  return isLate ? morningOf(today + 7, 'Next Saturday') : morningOf(today + 1, 'Tomorrow');
}

function afterWork(today: CalendarDay, weekday: number): PlanCue {
  const isWeekendNext = weekday === FRIDAY || weekday === SATURDAY;
  const days = isWeekendNext ? 7 - weekday : 1;
  const label = isWeekendNext ? 'Monday after work' : 'Tomorrow after work';
  return { label, plan: { on: isoDay(today + days), time: AFTER_WORK, cue: 'after work' } };
}

// A long-term purchase isn't an errand.
function isErrand(task: Parameters<typeof planCues>[0]): boolean {
  const { name, description, difficulty, place } = task;
  if (difficulty !== 'Medium') return false;
  const isNamed = /\b(buy|shop|shopping|groceries|market)\b/i;
  return place === 'Shop' || isNamed.test(`${name} ${description ?? ''}`);
}
