import { describe, expect, it } from 'vitest';
import { calendarDayOf } from '@/domain/calendar-day';
import { DAY_MS, HOUR_MS } from '@/domain/instant';
import { taskOf } from '@/domain/testing/rows';
import { setZone } from '@/domain/testing/zones';
import type { Action } from './action';
import { apply, applyAll } from './apply';
import { redated } from './redated';
import { actionOf, complete, memberOf, NOW, renew, undo } from './testing/members';

/** By a clock that is three days ahead. */
const AHEAD = 3 * DAY_MS;
const late = complete(taskOf('c'), NOW + AHEAD, NOW - 20 * HOUR_MS);

const redatedBy = (by: number, actions: readonly Action[]) =>
  redated(
    'me',
    actions.map((action) => ({ action, by })),
  );

it.each([AHEAD, -AHEAD, 3 * HOUR_MS])(
  'What was noted by a clock that was %s ms ahead is dated as by a right one',
  (ahead) => {
    const noted = [renew(0, 'abc', NOW + ahead), complete(taskOf('a'), NOW + ahead)];
    expect(redatedBy(-ahead, noted)).toMatchObject([
      { id: noted[0]?.id, kind: 'renew', at: NOW },
      {
        id: noted[1]?.id,
        at: NOW,
        doneAt: NOW,
        until: complete(taskOf('a')).until,
        day: calendarDayOf(NOW),
      },
    ]);
  },
);

it('A late check-in stays on the day that it is about', () => {
  expect(redatedBy(-AHEAD, [late])).toEqual([{ ...late, at: NOW }]);
});

it('A late check-in of a day that ended by a clock that was ahead is not in the future', () => {
  const early = complete(taskOf('c'), NOW + AHEAD, NOW + AHEAD - 20 * HOUR_MS);
  const doneAt = NOW - 20 * HOUR_MS;
  expect(redatedBy(-AHEAD, [early])).toMatchObject([
    { at: NOW, doneAt, until: early.until - AHEAD, day: calendarDayOf(doneAt) },
  ]);
});

it('A completion stays on its day if midnight lies between in the zone only that its device is in by now', () => {
  setZone('America/New_York');
  const done = complete(taskOf('a'), Date.parse('2026-03-11T19:00:00Z'));
  setZone('Asia/Kolkata');
  expect(redatedBy(-HOUR_MS, [done])).toMatchObject([{ day: done.day }]);
});

const done = complete(taskOf('a'), NOW + AHEAD);
const { member: stored } = apply(memberOf(), done);

it.each([memberOf(), stored])(
  'a completion that waits, since it isn’t stored, or its response was lost, has its note (%#)',
  (before) => {
    const { id: rowId = '', taskId = '' } = stored.completions[0] ?? {};
    const named = { taskId, name: taskId, rowId, doneAt: done.doneAt };
    const note = actionOf({ kind: 'note', ...named, note: 'By bus' }, NOW + AHEAD + 1000);
    const member = applyAll(before, redatedBy(-AHEAD, [done, note]));
    expect(member.completions).toMatchObject([{ note: 'By bus' }]);
  },
);

describe('what is dated anew, since its device learned so later,', () => {
  const done = complete(taskOf('a'));
  const anew = redatedBy(3 * HOUR_MS, [done]);
  const shown = applyAll(memberOf(), anew);
  const taken = undo(shown, 'a', NOW + 4 * HOUR_MS);

  it.each([memberOf(), apply(memberOf(), done).member])(
    'is taken back as its page shows it, whether it was stored as it was dated before or not (%#)',
    (before) => {
      const member = applyAll(before, [...anew, taken]);
      expect([shown.level, member.completions, member.level]).toEqual([1, [], 0]);
    },
  );
});

it('An undo of a completion that was stored before takes back that one', () => {
  const member = apply(memberOf(), complete(taskOf('a'), NOW - HOUR_MS)).member;
  const [taken] = redatedBy(-AHEAD, [undo(member, 'a', NOW + AHEAD)]);
  expect(taken).toMatchObject({ at: NOW, doneAt: NOW - HOUR_MS });
});
