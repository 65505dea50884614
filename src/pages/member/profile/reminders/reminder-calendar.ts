import { ICalEventRepeatingFreq } from 'ical-generator';
import { product } from '@/brand';
import type { Away } from '@/domain/away';
import { utcDayOf } from '@/domain/calendar-day';
import { DAY_MS, MINUTE_MS } from '@/domain/instant';
import { calendarFile } from '@/lib/calendar-file';

interface Reminder {
  readonly accountId: string;
  /** A time of day, such as '08:00'. */
  readonly time: string;
  readonly home: string;
  readonly now: Date;
  /** The times away, which have no reminders (D110). */
  readonly away: readonly Away[];
}

/** Returns the calendar file of a daily reminder (D31). A later file replaces an earlier one. */
export function reminderCalendar({ accountId, time, home, now, away }: Reminder): string {
  const start = nextReminder(time, now);
  const silent = silentTimes(away, start);
  return calendarFile('Daily reminder', {
    id: `daily-reminder-${accountId}@${new URL(home).hostname}`,
    sequence: Math.floor(now.getTime() / MINUTE_MS),
    stamp: now,
    start,
    minutes: 10,
    repeating: {
      freq: ICalEventRepeatingFreq.DAILY,
      ...(silent.length > 0 && { exclude: silent }),
    },
    summary: `${product}: your daily tasks`,
    description: `See today’s tasks and check them off: ${home}`,
    url: home,
    reminder: 'Your daily tasks are waiting.',
  });
}

// The skipped reminders, starting from the first one, each as the UTC date with its wall-clock digits.
function silentTimes(away: readonly Away[], start: Date): Date[] {
  const first = utcDayOf(start.getTime());
  return away.flatMap(({ from, until }) =>
    Array.from({ length: Math.max(0, until - Math.max(from, first)) }, (_, at) => {
      const day = Math.max(from, first) + at;
      return new Date(start.getTime() + (day - first) * DAY_MS);
    }),
  );
}

/**
 * Returns the next occurrence of a time of day, such as '08:00': today, or tomorrow if it has passed. It has no time
 * zone, so it is the UTC date with the same digits.
 */
function nextReminder(time: string, now: Date): Date {
  const [hours, minutes] = time.split(':').map(Number);
  const passed = time <= timeOfDay(now);
  return new Date(
    Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + (passed ? 1 : 0), hours, minutes),
  );
}

function timeOfDay(date: Date): string {
  return [date.getHours(), date.getMinutes()]
    .map((value) => String(value).padStart(2, '0'))
    .join(':');
}
