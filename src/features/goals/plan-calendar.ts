import { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { calendarDayFrom } from '@/domain/calendar-day';
import type { TimedPlan } from '@/domain/goal-state';
import { SECOND_MS } from '@/domain/instant';
import { planSentence } from '@/domain/plan-sentence';
import type { SelectionWithTask } from '@/domain/selection';
import { calendarFile } from '@/lib/calendar-file';

/** Sequence numbers count seconds from this time, since they have only 31 bits. */
const FIRST_PLAN = Date.UTC(2026, 0);

interface PlannedEvent {
  readonly selection: Pick<SelectionWithTask, 'id' | 'task'>;
  readonly plan: TimedPlan;
  /** The URL of the plan in the task's card. */
  readonly link: string;
  readonly now: Date;
  /** Whether the file cancels the event (RFC 5546). */
  readonly isCanceled?: boolean;
}

/**
 * Returns the calendar file of a plan. A later plan for the task replaces the event of an earlier one, and a cancellation
 * removes it.
 */
export function planCalendar({
  selection: { id, task },
  plan,
  link,
  now,
  isCanceled = false,
}: PlannedEvent): string {
  // Without the day, since the calendar shows it.
  const { on, time, ...words } = plan;
  const sentence = planSentence(words, task.name, calendarDayFrom(on));
  return calendarFile('Plan', {
    id: `plan-${id}@${new URL(link).hostname}`,
    // Grows with each plan, even if the task was removed and added again.
    sequence: Math.max(0, Math.floor((plan.made - FIRST_PLAN) / SECOND_MS)) + Number(isCanceled),
    ...(isCanceled && { method: ICalCalendarMethod.CANCEL, status: ICalEventStatus.CANCELLED }),
    stamp: now,
    start: new Date(`${on}T${time}:00.000Z`),
    minutes: 30,
    summary: sentence,
    description: `Mark it complete: ${link}`,
    url: link,
    ...(plan.where !== undefined && { location: plan.where }),
    reminder: isCanceled ? undefined : sentence,
  });
}
