import { describe, expect, it } from 'vitest';
import { calendarDayOf } from '@/domain/calendar-day';
import { DAY_MS, HOUR_MS } from '@/domain/instant';
import { taskOf } from '@/domain/testing/rows';
import { setZone } from '@/domain/testing/zones';
import type { Action } from './action';
import { apply, applyAll } from './apply';
import { redated } from './redated';
import { complete, memberOf, NOW, undo } from './testing/members';

/** From a clock that is three days ahead. */
const AHEAD = 3 * DAY_MS;
const late = complete(taskOf('c'), NOW + AHEAD, NOW - 20 * HOUR_MS);

const redatedBy = (by: number, actions: readonly Action[]) =>
  redated(
    'me',
    actions.map((action) => ({ action, by })),
  );

it('A late check-in stays on its day', () => {
  expect(redatedBy(-AHEAD, [late])).toEqual([{ ...late, at: NOW }]);
});

it('A late check-in isn’t in the future if its day had ended only by a clock that was ahead', () => {
  const early = complete(taskOf('c'), NOW + AHEAD, NOW + AHEAD - 20 * HOUR_MS);
  const doneAt = NOW - 20 * HOUR_MS;
  expect(redatedBy(-AHEAD, [early])).toMatchObject([
    { at: NOW, doneAt, until: early.until - AHEAD, day: calendarDayOf(doneAt) },
  ]);
});

it('A redated completion stays on its day after its device changes time zones', () => {
  setZone('America/New_York');
  const done = complete(taskOf('a'), Date.parse('2026-03-11T19:00:00Z'));
  setZone('Asia/Kolkata');
  expect(redatedBy(-HOUR_MS, [done])).toMatchObject([{ day: done.day }]);
});

describe('a completion redated after its device learned the right time', () => {
  const done = complete(taskOf('a'));
  const anew = redatedBy(3 * HOUR_MS, [done]);
  const shown = applyAll(memberOf(), anew);
  const taken = undo(shown, 'a', NOW + 4 * HOUR_MS);

  it.each([memberOf(), apply(memberOf(), done).member])(
    'is undone as its page shows it, whether or not it was stored under its first date (%#)',
    (before) => {
      const member = applyAll(before, [...anew, taken]);
      expect([shown.level, member.completions, member.level]).toEqual([1, [], 0]);
    },
  );
});
