import { ExpressionError } from './expression-error';

const dayMs = 24 * 60 * 60 * 1000;

/** Converts between instants and what clocks of a time zone show, both in milliseconds; clocks as if it were UTC. */
export interface TimeZone {
  clockAt(instant: number): number;
  /** The earlier instant if clocks show the time twice; undefined if they skip it. */
  instantOf(clock: number): number | undefined;
}

const utc: TimeZone = { clockAt: (instant) => instant, instantOf: (clock) => clock };

/** Returns a time zone by its IANA name. Throws ExpressionError. */
export function timeZoneOf(name: string): TimeZone {
  if (/^(Etc\/)?UTC$/i.test(name)) return utc;
  const format = formatOf(name);
  const clockAt = (instant: number): number => {
    const parts = new Map(
      format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
    );
    const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
    return Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    );
  };
  const offsetAt = (instant: number): number => clockAt(instant) - instant;
  return {
    clockAt,
    instantOf(clock) {
      const candidates = [clock - offsetAt(clock - dayMs), clock - offsetAt(clock + dayMs)];
      return candidates.sort((one, other) => one - other).find((one) => clockAt(one) === clock);
    },
  };
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    throw new ExpressionError(`'${timeZone}' isn't a time zone`);
  }
}
