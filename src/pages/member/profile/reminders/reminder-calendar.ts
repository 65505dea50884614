import {
  ICalAlarmType,
  ICalCalendar,
  ICalEventRepeatingFreq,
  ICalEventTransparency,
} from 'ical-generator';
import { product } from '@/brand';
import type { Away } from '@/domain/away';
import { utcDayOf } from '@/domain/calendar-day';
import { DAY_MS, MINUTE_MS } from '@/domain/instant';
import { nextReminder, type TimeOfDay } from '@/domain/reminder';

interface Reminder {
  readonly accountId: string;
  readonly time: TimeOfDay;
  readonly home: string;
  readonly now: Date;
  /** When it is silent (D110). */
  readonly away: readonly Away[];
}

/**
 * Returns the calendar file (RFC 5545) of a daily reminder. Its time is floating: the wall clock's,
 * wherever the calendar is, so no clock change or trip moves it (D31). A later file replaces an earlier one.
 */
export function reminderCalendar({ accountId, time, home, now, away }: Reminder): string {
  const calendar = new ICalCalendar({
    prodId: { company: product, product: 'Daily reminder', language: 'EN' },
  });
  const start = nextReminder(time, now);
  const silent = silentTimes(away, start);
  const event = calendar.createEvent({
    id: `daily-reminder-${accountId}@${new URL(home).hostname}`,
    sequence: Math.floor(now.getTime() / MINUTE_MS),
    stamp: now,
    start,
    end: new Date(start.getTime() + LENGTH_MINUTES * MINUTE_MS),
    floating: true,
    repeating: {
      freq: ICalEventRepeatingFreq.DAILY,
      ...(silent.length > 0 && { exclude: silent }),
    },
    transparency: ICalEventTransparency.TRANSPARENT,
    summary: `${product}: your daily tasks`,
    description: `See today’s tasks and check them off: ${home}`,
    url: home,
  });
  event.createAlarm({
    type: ICalAlarmType.display,
    trigger: 0,
    description: 'Your daily tasks are waiting.',
  });
  // The format ends each line with CRLF; the library omits the last one.
  return `${calendar.toString().trimEnd()}\r\n`;
}

// From the first reminder on, each at the wall clock's time as the UTC date with the same digits.
function silentTimes(away: readonly Away[], start: Date): Date[] {
  const first = utcDayOf(start.getTime());
  return away.flatMap(({ from, until }) =>
    Array.from({ length: Math.max(0, until - Math.max(from, first)) }, (_, at) => {
      const day = Math.max(from, first) + at;
      return new Date(start.getTime() + (day - first) * DAY_MS);
    }),
  );
}

const LENGTH_MINUTES = 10;
