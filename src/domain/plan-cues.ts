import { type CalendarDay, calendarDayOf, isoDay, weekStartOf } from './calendar-day';
import type { PlanDraft } from './goal-state';
import type { Task } from './task';

/** A plan that is made with one tap. */
export interface PlanCue {
  readonly label: string;
  readonly plan: PlanDraft;
}

const MORNING = '09:00';
const AFTER_WORK = '17:30';
const FRIDAY = 4;
const SATURDAY = 5;
const SUNDAY = 6;

/** Returns the plans to offer for a task at `now` (milliseconds since the epoch, in the user's time zone). */
export function planCues(
  task: Pick<Task, 'name' | 'description' | 'difficulty' | 'place'>,
  now: number,
): PlanCue[] {
  const today = calendarDayOf(now);
  const weekday = today - weekStartOf(today);
  return [
    freeMorning(today, weekday, new Date(now).getHours()),
    afterWork(today, weekday),
    ...(isErrand(task)
      ? [{ label: 'When I next go shopping', plan: { cue: 'when I next go shopping' } }]
      : []),
  ];
}

function freeMorning(today: CalendarDay, weekday: number, hour: number): PlanCue {
  const isLate = weekday === SATURDAY && hour >= Number.parseInt(MORNING, 10);
  if (isLate) return { label: 'Tomorrow morning', plan: { on: isoDay(today + 1), time: MORNING } };
  const days = (SATURDAY - weekday + 7) % 7;
  const label = weekday === SUNDAY ? 'Next Saturday morning' : 'This Saturday morning';
  return { label, plan: { on: isoDay(today + days), time: MORNING } };
}

function afterWork(today: CalendarDay, weekday: number): PlanCue {
  const isWeekendNext = weekday === FRIDAY || weekday === SATURDAY;
  const days = isWeekendNext ? 7 - weekday : 1;
  const label = isWeekendNext ? 'Monday after work' : 'Tomorrow after work';
  return { label, plan: { on: isoDay(today + days), time: AFTER_WORK, cue: 'after work' } };
}

// Long-term goals aren't bought on the way.
function isErrand({
  name,
  description,
  difficulty,
  place,
}: Parameters<typeof planCues>[0]): boolean {
  if (difficulty !== 'Medium') return false;
  const isNamed = /\b(buy|shop|shopping|groceries|market)\b/i;
  return place === 'Shop' || isNamed.test(`${name} ${description ?? ''}`);
}
