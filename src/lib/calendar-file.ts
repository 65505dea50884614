import {
  ICalAlarmType,
  ICalCalendar,
  type ICalCalendarMethod,
  type ICalEventData,
  ICalEventTransparency,
} from 'ical-generator';
import { product } from '@/brand';
import { MINUTE_MS } from '@/domain/instant';

interface CalendarEvent extends Omit<ICalEventData, 'start'> {
  /** The wall-clock time, as the UTC date with the same digits. */
  readonly start: Date;
  readonly minutes: number;
  /** The text of a reminder at the start; undefined for none. */
  readonly reminder?: string | undefined;
  readonly method?: ICalCalendarMethod | undefined;
}

/**
 * Returns a calendar file (RFC 5545) with an event. Its time is floating (wall-clock time, wherever the calendar is),
 * so no clock change or trip moves it. A later file replaces the event of an earlier one with the same ID.
 * @param kind the file's kind, such as 'Plan'
 */
export function calendarFile(kind: string, event: CalendarEvent): string {
  const { start, minutes, reminder, method, ...details } = event;
  const calendar = new ICalCalendar({
    prodId: { company: product, product: kind, language: 'EN' },
    ...(method && { method }),
  });
  const created = calendar.createEvent({
    ...details,
    start,
    end: new Date(start.getTime() + minutes * MINUTE_MS),
    floating: true,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  if (reminder !== undefined) {
    created.createAlarm({ type: ICalAlarmType.display, trigger: 0, description: reminder });
  }
  // In this format every line ends with CRLF, but the library omits the last one. An event's alarms come last, and
  // Outlook ignores what follows them, but the library puts the URL there.
  const alarmAndRest = /^(BEGIN:VALARM$[^]*^END:VALARM\r\n)([^]*)(?=^END:VEVENT$)/m;
  return `${calendar.toString().trimEnd().replace(alarmAndRest, '$2$1')}\r\n`;
}
