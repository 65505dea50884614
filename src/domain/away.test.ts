import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  awayDays,
  awayOn,
  timesAwayIn,
  MAX_AWAY_DAYS,
  returnProblem,
  withAway,
  withReturn,
} from './away';
import { calendarDayFrom, isoDay } from './calendar-day';
import { MAX_AWAY_LENGTH } from '@/definition';
import { forAll } from './testing/for-all';

const day = (iso: string) => calendarDayFrom(iso);
const TODAY = day('2026-11-25');

describe('Being away', () => {
  it('begins today, and ends automatically on the day of return', () => {
    const text = withAway(null, day('2026-12-10'), TODAY);
    expect(text).toBe('2026-11-25/2026-12-10');
    expect(awayOn(text, TODAY)?.until).toBe(day('2026-12-10'));
    expect(awayOn(text, day('2026-12-09'))).toBeDefined();
    expect(awayOn(text, day('2026-12-10'))).toBeUndefined();
    expect(awayOn(text, TODAY - 1)).toBeUndefined();
    expect(awayDays(text).size).toBe(15);
  });

  it('can be made longer or shorter, and keeps its first day', () => {
    const text = withAway('2026-11-20/2026-12-01', day('2026-12-10'), TODAY);
    expect(text).toBe('2026-11-20/2026-12-10');
    expect(withAway(text, TODAY + 1, TODAY)).toBe('2026-11-20/2026-11-26');
  });

  it('can end early, and leaves no trace if it ends on its first day', () => {
    expect(withReturn('2026-11-20/2026-12-01', TODAY)).toBe('2026-11-20/2026-11-25');
    expect(withReturn('2026-11-25/2026-12-01', TODAY)).toBe('');
    expect(withReturn('2026-10-01/2026-10-05', TODAY)).toBe('2026-10-01/2026-10-05');
  });

  it('skips unreadable absences, and cuts off endless ones', () => {
    expect(
      timesAwayIn(
        '2026-12-10/2026-11-25 2026-12-10/2026-12-10 x 2026-13-01/2026-14-01 2026-01-01/2026-01-03',
      ),
    ).toEqual([{ from: day('2026-01-01'), until: day('2026-01-03') }]);
    expect(timesAwayIn(undefined)).toEqual([]);
    expect(awayDays('2026-01-01/9999-12-31').size).toBe(400);
  });

  it('keeps only as many absences as fit the profile, in order', () => {
    const times = fc.array(fc.tuple(fc.nat(400), fc.integer({ min: 1, max: 60 })), {
      maxLength: 60,
    });
    forAll([times], (times) => {
      const text = times.reduce(
        (before, [at, days]) => withAway(before, TODAY + at + days, TODAY + at),
        '',
      );
      expect(text.length).toBeLessThanOrEqual(MAX_AWAY_LENGTH);
      const firsts = timesAwayIn(text).map(({ from }) => from);
      expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
    });
  });
});

it('A return day is after today, within sixty days', () => {
  expect(returnProblem('', TODAY)).toBe('Choose the day you’ll be back');
  expect(returnProblem('2026-11-25', TODAY)).toBe('Choose a day after today');
  expect(returnProblem('2026-11-26', TODAY)).toBeUndefined();
  expect(returnProblem(isoDay(TODAY + MAX_AWAY_DAYS), TODAY)).toBeUndefined();
  expect(returnProblem(isoDay(TODAY + MAX_AWAY_DAYS + 1), TODAY)).toBe(
    'Choose a day within the next 60 days',
  );
});
