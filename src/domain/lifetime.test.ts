import { expect, it } from 'vitest';
import { applyAll } from './actions/apply';
import { complete, memberOf, undo } from './actions/testing/members';
import { DAY_MS } from './instant';
import { taskOf } from './testing/rows';

const START = Date.parse('2026-03-01T12:00:00.000Z');

it('A member’s savings have a start date; once none are left, the next completion sets it', () => {
  const done = [5, 9].map((day) =>
    complete(taskOf(`t${day}`, 'Daily', { carbonKg: 1 }), START + day * DAY_MS),
  );
  const both = applyAll(memberOf({}, {}, START), done);
  expect(both.record.saved.since).toBe(START + 5 * DAY_MS);
  const undone = ['t5', 't9'].map((id) => undo(both, id, START + 10 * DAY_MS));
  expect(applyAll(both, undone).record.saved).toEqual({
    since: null,
    amounts: [],
    estimated: 0,
    notEstimated: 0,
  });
});
