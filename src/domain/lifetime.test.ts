import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyAll, applyNext } from './actions/apply';
import { commitOf, committed } from './actions/commit';
import type { Member } from './actions/member';
import { memberFrom } from './actions/member-from';
import { complete, memberOf, NO_ROWS, undo } from './actions/testing/members';
import { impactOf, totalImpact } from './impact/impact';
import { savingRow } from './impact/savings';
import { DAY_MS } from './instant';
import { completionOf, taskOf } from './testing/rows';
import { forAll } from './testing/for-all';

const START = Date.parse('2026-03-01T12:00:00.000Z');
const YEARS = 3;

const amount = fc.option(fc.double({ min: 0.001, max: 20_000, noNaN: true }));
const figures = fc.record({ carbonKg: amount, waterLiters: amount, moneyDollars: amount });

/** A completion on some day, of a task whose figures may be deleted then; undone an hour later, or not. */
const deed = fc.record({
  day: fc.nat(365 * YEARS),
  days: fc.constantFrom(1, 3, 60, 365),
  figures,
  isUndone: fc.boolean(),
  isDeleted: fc.boolean(),
});

/** Commits a member and reads it on another device, which has no rows yet. */
function onOtherDevice(before: Member, after: Member, now: number): Member {
  const commit = commitOf(before, after, now);
  const { revision } = committed(after, commit);
  const stored = { revision, level: commit.level, memberRecord: commit.memberRecord };
  const read = memberFrom({ ...NO_ROWS, completions: after.completions }, stored, now);
  if (read === 'later') throw new Error('It can’t be read');
  return read;
}

const savedIn = ({ record: { saved } }: Member) => {
  const { since: _, ...impact } = saved;
  return impact;
};

describe('A member’s sum of savings since the start', () => {
  it('is exact after three years on two devices, whatever was undone, and however many rows and tasks are gone', () => {
    forAll(
      [fc.array(deed, { maxLength: 60 })],
      (deeds) => {
        const sorted = deeds.toSorted((a, b) => a.day - b.day);
        const taskAt = (at: number) =>
          taskOf(`t${at}`, 'Daily', { ...sorted[at]?.figures, duration: sorted[at]?.days ?? 1 });
        let member = memberOf({}, {}, START);
        for (const [at, { day, isUndone }] of sorted.entries()) {
          const now = START + day * DAY_MS;
          const done = complete(taskAt(at), now);
          const options = { gone: new Set<string>(), now };
          // A device that knows nothing of this completes the task again, which changes nothing.
          const next = applyNext(member, [done, complete(taskAt(at), now)], options).member;
          member = onOtherDevice(member, next, now);
          const back = undo(member, `t${at}`, now + 1);
          if (isUndone) member = onOtherDevice(member, applyAll(member, [back, back]), now);
        }
        const now = START + (YEARS + 2) * 365 * DAY_MS;
        const last = [complete(taskOf('last'), now)];
        member = applyNext(member, last, { gone: new Set(), now }).member;
        expect(member.record.done).toHaveLength(1);
        const kept = sorted.flatMap((one, at) => (one.isUndone ? [] : [{ ...one, at }]));
        const impacts = kept.map((one) => impactOf(one.figures));
        expect(savedIn(member)).toEqual(totalImpact([...impacts, impactOf({})]));
        // Each row as a page reads it, without its task if that was deleted.
        const read = kept.map(({ at, day, isDeleted }) => {
          const row = completionOf('me', taskAt(at), START + day * DAY_MS);
          return savingRow(row, isDeleted ? null : taskAt(at)).impact;
        });
        expect(savedIn(member)).toEqual(totalImpact([...read, impactOf({})]));
        expect(member.level).toBe(kept.length + 1);
      },
      { numRuns: 40 },
    );
  });

  it('says since when; once nothing is left, the next completion starts it', () => {
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
});
