import {
  ICalAlarmType,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { product } from '@/brand';
import { calendarDayFrom } from '@/domain/calendar-day';
import type { TimedPlan } from '@/domain/goal-state';
import { MINUTE_MS } from '@/domain/instant';
import { planSentence } from '@/domain/plan-sentence';
import type { SelectionWithTask } from '@/domain/selection';

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
 * Returns the calendar file (RFC 5545) of a plan. Its time is floating, so it is the wall clock's on that day, on either
 * side of a clock change. A later plan for the task replaces the event of an earlier one, and a
 * cancellation removes it.
 */
export function planCalendar({
  selection: { id, task },
  plan,
  link,
  now,
  isCanceled = false,
}: PlannedEvent): string {
  const calendar = new ICalCalendar({
    prodId: { company: product, product: 'Plan', language: 'EN' },
    ...(isCanceled && { method: ICalCalendarMethod.CANCEL }),
  });
  // Floating times are given as the UTC date with the same digits.
  const start = new Date(`${plan.on}T${plan.time}:00.000Z`);
  // The calendar says the day.
  const { on: _on, time: _time, ...words } = plan;
  const sentence = planSentence(words, task.name, calendarDayFrom(plan.on));
  const event = calendar.createEvent({
    id: `plan-${id}@${new URL(link).hostname}`,
    sequence: plan.sequence + Number(isCanceled),
    ...(isCanceled && { status: ICalEventStatus.CANCELLED }),
    stamp: now,
    start,
    end: new Date(start.getTime() + LENGTH_MINUTES * MINUTE_MS),
    floating: true,
    transparency: ICalEventTransparency.TRANSPARENT,
    summary: sentence,
    description: `Mark it complete: ${link}`,
    url: link,
    ...(plan.where !== undefined && { location: plan.where }),
  });
  if (!isCanceled)
    event.createAlarm({ type: ICalAlarmType.display, trigger: 0, description: sentence });
  // The format ends each line with CRLF; the library omits the last one.
  return `${calendar.toString().trimEnd()}\r\n`;
}

const LENGTH_MINUTES = 30;
