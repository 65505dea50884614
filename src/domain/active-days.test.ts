import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { instantsOf, withInstants } from './active-days';
import { calendarDayOf } from './calendar-day';
import { DAY_MS, MINUTE_MS } from './instant';
import { setZone, zones } from './testing/zones';
import { STREAK_KEPT_DAYS, STREAK_WINDOW_DAYS } from './time-limits';

const NOW = Date.parse('2026-03-20T12:34:00.000Z');
const instants = fc.array(fc.integer({ min: NOW - 90 * DAY_MS, max: NOW }), { maxLength: 300 });

it('The minutes kept have the same days with completions as all of them, in every time zone', () => {
  fc.assert(
    fc.property(instants, zones, (all, zone) => {
      setZone(zone);
      const kept = instantsOf(withInstants([], all, NOW));
      const since = calendarDayOf(NOW - STREAK_WINDOW_DAYS * DAY_MS);
      const daysOf = (some: readonly number[]) =>
        [...new Set(some.map((instant) => calendarDayOf(instant)))]
          .filter((day) => day >= since)
          .toSorted((a, b) => a - b);
      expect(daysOf(kept)).toEqual(daysOf(all));
    }),
    { numRuns: 60 },
  );
});

it('At most two minutes a day are kept, whatever is added in which order', () => {
  fc.assert(
    fc.property(instants, instants, (some, more) => {
      const kept = withInstants(withInstants([], some, NOW), more, NOW);
      expect(kept).toEqual(withInstants([], [...more, ...some], NOW));
      expect(kept.length).toBeLessThanOrEqual(2 * (STREAK_KEPT_DAYS + 1));
      const oldest = Math.min(...kept, Infinity) * MINUTE_MS;
      expect(oldest).toBeGreaterThanOrEqual(NOW - STREAK_KEPT_DAYS * DAY_MS);
    }),
    { numRuns: 60 },
  );
});
