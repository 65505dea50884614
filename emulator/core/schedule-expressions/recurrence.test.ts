import { describe, expect, it } from 'vitest';
import { recurrenceOf } from './recurrence';

/** Returns the next due times after an instant, in UTC. */
function dueTimes(expression: string, after: string, { count = 3, timeZone = 'UTC' } = {}) {
  const recurrence = recurrenceOf(expression, timeZone);
  const since = Date.parse(after);
  const times: string[] = [];
  let last: number | undefined = since;
  while (times.length < count) {
    last = recurrence.next(last, since);
    if (last === undefined) break;
    times.push(new Date(last).toISOString().slice(0, 16));
  }
  return times;
}

describe('a cron expression', () => {
  // 2026-11-01 is a Sunday. The expressions are those of EventBridge's documentation.
  it.each([
    ['cron(0 10 * * ? *)', ['2026-11-01T10:00', '2026-11-02T10:00', '2026-11-03T10:00']],
    ['cron(15 12 * * ? *)', ['2026-11-01T12:15', '2026-11-02T12:15', '2026-11-03T12:15']],
    ['cron(0 18 ? * MON-FRI *)', ['2026-11-02T18:00', '2026-11-03T18:00', '2026-11-04T18:00']],
    ['cron(0 8 1 * ? *)', ['2026-11-01T08:00', '2026-12-01T08:00', '2027-01-01T08:00']],
    ['cron(0/15 * * * ? *)', ['2026-11-01T00:15', '2026-11-01T00:30', '2026-11-01T00:45']],
    ['cron(0/10 * ? * MON-FRI *)', ['2026-11-02T00:00', '2026-11-02T00:10', '2026-11-02T00:20']],
    ['cron(0/5 8-17 ? * MON-FRI *)', ['2026-11-02T08:00', '2026-11-02T08:05', '2026-11-02T08:10']],
    ['cron(0/30 20-2 ? * MON-FRI *)', ['2026-11-02T00:00', '2026-11-02T00:30', '2026-11-02T01:00']],
    ['cron(0 9 ? * 2#1 *)', ['2026-11-02T09:00', '2026-12-07T09:00', '2027-01-04T09:00']],
    ['cron(0 9 ? * 3#2 *)', ['2026-11-10T09:00', '2026-12-08T09:00', '2027-01-12T09:00']],
    ['cron(0 0 3W * ? *)', ['2026-11-03T00:00', '2026-12-03T00:00', '2027-01-04T00:00']],
    ['cron(0 0 1W * ? *)', ['2026-11-02T00:00', '2026-12-01T00:00', '2027-01-01T00:00']],
    ['cron(0 0 1W 5 ? *)', ['2027-05-03T00:00', '2028-05-01T00:00', '2029-05-01T00:00']],
    ['cron(0 10 L * ? *)', ['2026-11-30T10:00', '2026-12-31T10:00', '2027-01-31T10:00']],
    ['cron(0 10 LW * ? *)', ['2026-11-30T10:00', '2026-12-31T10:00', '2027-01-29T10:00']],
    ['cron(15 10 ? * 6L 2026-2027)', ['2026-11-27T10:15', '2026-12-25T10:15', '2027-01-29T10:15']],
    ['cron(0 0 ? * L *)', ['2026-11-07T00:00', '2026-11-14T00:00', '2026-11-21T00:00']],
    ['cron(1/10 * * * ? *)', ['2026-11-01T00:01', '2026-11-01T00:11', '2026-11-01T00:21']],
    ['cron(0 0 1 JAN,FEB,mar ? *)', ['2027-01-01T00:00', '2027-02-01T00:00', '2027-03-01T00:00']],
    ['cron(0 0 29 2 ? *)', ['2028-02-29T00:00', '2032-02-29T00:00', '2036-02-29T00:00']],
    ['cron(0 0 ? * SAT-SUN *)', ['2026-11-07T00:00', '2026-11-08T00:00', '2026-11-14T00:00']],
    ['cron(30 23 31 12 ? 2026)', ['2026-12-31T23:30']],
    ['cron(0 0 31 2 ? *)', []],
  ])('%s', (expression, expected) => {
    expect(dueTimes(expression, '2026-11-01T00:00:00Z')).toEqual(expected);
  });

  it('is due after the instant, not at it', () => {
    expect(dueTimes('cron(0 10 * * ? *)', '2026-11-01T10:00:00Z', { count: 1 })).toEqual([
      '2026-11-02T10:00',
    ]);
  });

  it.each([
    ['cron(0 10 * * * *)', /must be '\?'/],
    ['cron(0 10 ? * ? *)', /must be '\?'/],
    ['cron(0 10 * * ?)', /six fields/],
    ['cron(60 10 * * ? *)', /'60' isn't a valid minute/],
    ['cron(0 10 ? * 8 *)', /'8' isn't a valid day of the week/],
    ['cron(0 10 ? * 3#1,6#3 *)', /isn't a valid number of a week/],
    ['cron(0/0 10 * * ? *)', /'0\/0' isn't a valid minute/],
    ['0 10 * * ? *', /isn't rate/],
  ])('%s is refused', (expression, reason) => {
    expect(() => recurrenceOf(expression)).toThrow(reason);
  });
});

describe('a time zone', () => {
  const timeZone = 'America/New_York';

  it('moves the due time with its daylight saving time', () => {
    expect(dueTimes('cron(0 8 * * ? *)', '2026-10-31T00:00:00Z', { timeZone })).toEqual([
      '2026-10-31T12:00',
      '2026-11-01T13:00',
      '2026-11-02T13:00',
    ]);
  });

  it('is due once at a time that clocks show twice, and not at one that they skip', () => {
    expect(dueTimes('cron(30 1 * * ? *)', '2026-11-01T00:00:00Z', { timeZone, count: 2 })).toEqual([
      '2026-11-01T05:30',
      '2026-11-02T06:30',
    ]);
    expect(dueTimes('cron(30 2 * * ? *)', '2027-03-13T12:00:00Z', { timeZone, count: 1 })).toEqual([
      '2027-03-15T06:30',
    ]);
  });

  it('must exist', () => {
    expect(() => recurrenceOf('rate(1 day)', 'Mars/Olympus')).toThrow(
      "'Mars/Olympus' isn't a time",
    );
  });
});

describe('a rate', () => {
  it('counts from when the schedule began', () => {
    expect(dueTimes('rate(5 minutes)', '2026-11-01T00:03:00Z')).toEqual([
      '2026-11-01T00:08',
      '2026-11-01T00:13',
      '2026-11-01T00:18',
    ]);
    expect(dueTimes('rate(1 day)', '2026-11-01T00:03:00Z', { count: 1 })).toEqual([
      '2026-11-02T00:03',
    ]);
  });

  it.each([
    ['rate(1 minutes)', /1 needs the unit 'minute'/],
    ['rate(5 minute)', /5 needs the unit 'minutes'/],
    ['rate(0 minutes)', /at least 1/],
    ['rate(5 seconds)', /minutes, hours or days/],
  ])('%s is refused', (expression, reason) => {
    expect(() => recurrenceOf(expression)).toThrow(reason);
  });
});

describe('a single time', () => {
  it('is due once, in its time zone', () => {
    expect(
      dueTimes('at(2026-11-20T13:00:00)', '2026-11-01T00:00:00Z', { timeZone: 'Europe/Berlin' }),
    ).toEqual(['2026-11-20T12:00']);
    expect(dueTimes('at(2026-11-20T13:00:00)', '2026-12-01T00:00:00Z')).toEqual([]);
  });
});
