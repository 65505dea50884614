import { cronOf } from './cron';
import { ExpressionError } from './expression-error';
import { timeZoneOf, type TimeZone } from './time-zone';

/** When a schedule is due; all in milliseconds since the epoch. */
export interface Recurrence {
  /** Returns the first due time after an instant, or undefined. Rates count from `since`, when the schedule began. */
  next(after: number, since: number): number | undefined;
}

const unitMs = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/**
 * Returns when an expression of EventBridge is due: 'rate(5 minutes)', 'cron(0 12 * * ? *)', or 'at(2030-01-01T08:00:00)'.
 * Throws ExpressionError.
 */
export function recurrenceOf(expression: string, timeZone = 'UTC'): Recurrence {
  const zone = timeZoneOf(timeZone);
  const [, kind, content = ''] = /^(rate|cron|at)\((.*)\)$/.exec(expression) ?? [];
  switch (kind) {
    case 'rate':
      return rateOf(content);
    case 'cron':
      return { next: cronOf(content, zone) };
    case 'at':
      return onceAt(content, zone);
    default:
      throw new ExpressionError("it isn't rate(…), cron(…) or at(…)");
  }
}

function rateOf(content: string): Recurrence {
  const [, digits = '', unit, plural] = /^(\d+) (minute|hour|day)(s?)$/.exec(content) ?? [];
  const count = Number(digits);
  if (unit !== 'minute' && unit !== 'hour' && unit !== 'day') {
    throw new ExpressionError('a rate is a number of minutes, hours or days');
  }
  if (count < 1) throw new ExpressionError('a rate must be at least 1');
  if ((count === 1) !== (plural === '')) {
    throw new ExpressionError(`${count} needs the unit '${unit}${count === 1 ? '' : 's'}'`);
  }
  const everyMs = count * unitMs[unit];
  return {
    next: (after, since) => since + (Math.floor((after - since) / everyMs) + 1) * everyMs,
  };
}

function onceAt(content: string, zone: TimeZone): Recurrence {
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(content);
  const clock = isTime ? Date.parse(`${content}Z`) : Number.NaN;
  if (Number.isNaN(clock)) throw new ExpressionError(`'${content}' isn't a date and time`);
  const instant = zone.instantOf(clock);
  return { next: (after) => (instant !== undefined && instant > after ? instant : undefined) };
}
