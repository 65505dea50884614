import { describe, expect, it } from 'vitest';
import { recurrenceOf } from '../../core/schedule-expressions/recurrence';
import { dueTimesBetween, mostAtOnce } from './due-times';

const since = Date.parse('2026-11-01T00:00:00Z');
const hourMs = 60 * 60_000;
const hourly = recurrenceOf('cron(0 * * * ? *)');

describe('the due times between two instants', () => {
  it('leave out the earlier instant, and have the later one', () => {
    const range = { after: since, until: since + 2 * hourMs, since };
    expect(dueTimesBetween(hourly, {}, range)).toEqual({
      times: [since + hourMs, since + 2 * hourMs],
      hasMore: false,
    });
  });

  it('are the first ones if there are very many', () => {
    const until = since + (mostAtOnce + 1) * hourMs;
    const { times, hasMore } = dueTimesBetween(hourly, {}, { after: since, until, since });
    expect(times).toHaveLength(mostAtOnce);
    expect(times[0]).toBe(since + hourMs);
    expect(hasMore).toBe(true);
  });

  it('are within the dates of the schedule', () => {
    const range = { after: since, until: since + 24 * hourMs, since };
    const limits = { start: since + 3 * hourMs, end: since + 4 * hourMs };
    const times = [since + 3 * hourMs, since + 4 * hourMs];
    expect(dueTimesBetween(hourly, limits, range)).toEqual({ times, hasMore: false });
  });
});

describe('a new rate of the Scheduler', () => {
  it('is due at once, or at its start', () => {
    const daily = recurrenceOf('rate(1 day)');
    const range = { after: since - 1, until: since, since };
    expect(dueTimesBetween(daily, {}, range).times).toEqual([since]);
    const start = since + 5 * hourMs;
    const later = { after: since - 1, until: since + 24 * hourMs, since: start };
    expect(dueTimesBetween(daily, { start }, later).times).toEqual([start]);
  });
});
