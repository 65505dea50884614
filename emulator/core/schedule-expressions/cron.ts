import { dayTestOf, lastDay, type DayTest } from './cron-days';
import { valuesOf } from './cron-field';
import { ExpressionError } from './expression-error';
import type { TimeZone } from './time-zone';

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const lastYear = 2199;

/** Clocks go back by less than this. */
const mostShiftMs = 3 * 60 * 60 * 1000;

interface CronParts {
  minutes: readonly number[];
  hours: readonly number[];
  months: ReadonlySet<number>;
  years: ReadonlySet<number>;
  isDay: DayTest;
}

/**
 * Returns a function that finds the first time of a cron expression after an instant, in milliseconds, or undefined if
 * there is none. A time that clocks skip isn't due, and one that they show twice is due once. Throws ExpressionError.
 */
export function cronOf(fields: string, zone: TimeZone): (after: number) => number | undefined {
  const parts = partsOf(fields);
  return (after) => {
    for (const clock of clockTimes(parts, zone.clockAt(after) - mostShiftMs)) {
      const instant = zone.instantOf(clock);
      if (instant !== undefined && instant > after) return instant;
    }
    return undefined;
  };
}

function partsOf(text: string): CronParts {
  const fields = text.trim().split(/\s+/);
  const [minutes, hours, ofMonth, month, ofWeek, years] = fields;
  if (fields.length !== 6 || !minutes || !hours || !ofMonth || !month || !ofWeek || !years) {
    throw new ExpressionError('it must have six fields');
  }
  return {
    minutes: inOrder(valuesOf(minutes, { name: 'minute', min: 0, max: 59 })),
    hours: inOrder(valuesOf(hours, { name: 'hour', min: 0, max: 23 })),
    months: valuesOf(month, { name: 'month', min: 1, max: 12, names: months }),
    years: valuesOf(years, { name: 'year from 1970 to 2199', min: 1970, max: lastYear }),
    isDay: dayTestOf(ofMonth, ofWeek),
  };
}

function inOrder(values: ReadonlySet<number>): number[] {
  return [...values].sort((one, other) => one - other);
}

/** Yields what clocks show at the expression's times, from a time on. */
function* clockTimes({ minutes, hours, ...parts }: CronParts, from: number): Generator<number> {
  for (const day of days(parts, from)) {
    for (const hour of hours) {
      for (const minute of minutes) {
        const clock = day + (hour * 60 + minute) * 60_000;
        if (clock >= from) yield clock;
      }
    }
  }
}

/** Yields the first moments of the expression's days, from the day of a time on. */
function* days(
  { isDay, months, years }: Pick<CronParts, 'isDay' | 'months' | 'years'>,
  from: number,
): Generator<number> {
  const start = new Date(from);
  const firstDay = Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate());
  for (let year = start.getUTCFullYear(); year <= lastYear; year += 1) {
    if (!years.has(year)) continue;
    for (let month = 1; month <= 12; month += 1) {
      if (!months.has(month)) continue;
      for (let day = 1; day <= lastDay(year, month); day += 1) {
        const moment = Date.UTC(year, month - 1, day);
        if (moment >= firstDay && isDay(year, month, day)) yield moment;
      }
    }
  }
}
