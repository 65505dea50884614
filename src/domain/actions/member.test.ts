import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_RECORD_LENGTH } from '@/definition';
import { DAY_MS, instantOf } from '@/domain/instant';
import { STREAK_KEPT_DAYS } from '@/domain/time-limits';
import { selectionOf, taskOf } from '@/domain/testing/rows';
import { applyAll, applyNext } from './apply';
import { commitOf } from './commit';
import { daysIn, NO_DAYS, withDays } from './days';
import { memberAfterConflict } from './member-from';
import { dailySetIn } from './shown';
import { fitted } from './fitted';
import { MAX_GOALS, type MemberRecord, newRecord, recordIn, recordText } from './record';
import { actionOf, complete, memberOf, NOW, renew } from './testing/members';
import { forAll } from '@/domain/testing/for-all';

const rowOf = (id: string, taskId: string, at = NOW - DAY_MS / 2) => ({
  id,
  taskId,
  completedDate: instantOf(at),
  expirationDate: instantOf(at + 7 * DAY_MS),
  saved: [1, 0, 500],
  task: taskOf(taskId),
});

describe('a member', () => {
  it('without a record starts from the rows: daily set, completions and goals', () => {
    const daily = ['a', 'b', 'c'].map((id) => selectionOf(id, `theirs ${id}`, instantOf(NOW)));
    const goal = selectionOf('solar', 'me#goal#solar', instantOf(NOW), 'Strategic');
    const member = memberOf(
      { completions: [rowOf('x', 'bike')], selections: [...daily, goal] },
      { level: 1 },
    );
    expect(member.record).toMatchObject({
      set: { number: 1, start: NOW, tasks: ['a', 'b', 'c'] },
      goals: [{ taskId: 'solar', since: NOW, revision: 0 }],
      saved: { amounts: [500] },
    });
    expect(dailySetIn(member).isComplete).toBe(true);
    const first = applyAll(member, [complete(taskOf('a'))]);
    const commit = commitOf(member, first, NOW);
    expect(commit.select.map(({ place }) => place)).toEqual(['daily#0', 'daily#1', 'daily#2']);
    expect(commit.deselect).toEqual(daily.map(({ id }) => id));
    expect(first.level).toBe(2);
  });

  it('without a record can act, however many goals another client selected', () => {
    const ids = Array.from({ length: 2 * MAX_GOALS }, (_, at) => `goal-${at}`.padEnd(36, '-'));
    const selections = ids.map((id) => selectionOf(id, `x${id}`, instantOf(NOW), 'Strategic'));
    const member = memberOf({ selections });
    expect(member.goals).toHaveLength(ids.length);
    const after = applyAll(member, [complete(taskOf('a'))]);
    expect(commitOf(member, after, NOW)).toMatchObject({ level: 1 });
    const plans = ids.map((taskId) =>
      actionOf({ kind: 'plan', taskId, name: 'S', plan: { cue: 'at noon' } }),
    );
    const { member: planned, refused } = applyNext(after, plans, { gone: new Set(), now: NOW });
    expect(planned.record.goals).toHaveLength(MAX_GOALS);
    expect([...refused.values()]).toEqual(Array(MAX_GOALS).fill('full'));
  });

  it('is what the record says, however old the rows are', () => {
    const after = applyAll(memberOf(), [renew(0, 'abc'), complete(taskOf('a'))]);
    const stored = { revision: 1, level: 1, memberRecord: recordText(after.record) };
    const read = memberOf({ tasks: after.tasks }, stored);
    expect(read.completions.map(({ id }) => id)).toEqual([`me#done#a#${NOW}`]);
    const undone = { ...after.record, done: [] };
    const again = memberAfterConflict(read, { ...stored, memberRecord: recordText(undone) }, NOW);
    expect(again).toMatchObject({ completions: [] });
  });

  it('knows no task as deleted that it has never read, however many conflicts name it', () => {
    const add = actionOf({ kind: 'add', task: taskOf('solar', 'Strategic'), goal: null });
    const { record } = applyAll(memberOf(), [add]);
    let member = memberOf();
    for (const revision of [1, 2]) {
      const stored = { revision, memberRecord: recordText(record) };
      const after = memberAfterConflict(member, stored, NOW);
      if (after === 'later') throw new Error('The record is of this version');
      member = after;
    }
    const { record: planned } = applyNext(member, [complete(taskOf('a'))], {
      gone: new Set(),
      now: NOW,
    }).member;
    expect(planned.goals).toEqual(record.goals);
  });

  it('whose record can’t be read gets another', () => {
    expect(memberOf({}, { memberRecord: '{"version":0}' }).record).toEqual(newRecord(NOW));
  });
});

describe('a record (A6)', () => {
  const uuid = fc.uuid();
  const instant = fc.integer({ min: NOW - 300 * DAY_MS, max: NOW });
  const most = <T>(one: fc.Arbitrary<T>, length: number) =>
    fc.array(one, { minLength: length, maxLength: length, size: 'max' });
  const records: fc.Arbitrary<MemberRecord> = fc.record({
    set: fc.record({
      number: fc.nat(),
      start: instant,
      tasks: most(uuid, 3),
      away: most(uuid, 300),
      before: fc.record({ tasks: most(uuid, 3), start: instant, at: instant }),
    }),
    last: fc.record({ period: fc.nat(), tasks: most(uuid, 3), end: instant, until: instant }),
    aside: most(
      fc.record({ taskId: uuid, reason: fc.constant('unsuited' as const), at: instant }),
      400,
    ),
    done: most(
      fc.record({
        taskId: uuid,
        at: instant,
        days: fc.integer({ min: 1, max: 36_500 }),
        shift: fc.constant(-1),
        found: instant,
        note: fc.integer({ min: 1_000_000, max: 9_999_999 }),
      }),
      600,
    ),
    since: instant,
    days: fc.constant([20_000, 'f'.repeat(STREAK_KEPT_DAYS / 4)] as const),
    saved: fc.constant({
      since: NOW,
      amounts: Array(5).fill(1e12),
      estimated: 1e6,
      notEstimated: 1e6,
    }),
    corrected: most(
      fc.record({ taskId: uuid, at: instant, amounts: fc.constant(Array(5).fill(2e9)) }),
      300,
    ),
    goals: most(fc.record({ taskId: uuid, since: instant, revision: fc.nat() }), MAX_GOALS),
    acts: most(fc.string({ minLength: 8, maxLength: 8 }), 80),
  });

  it('always fits, and can always be read', () => {
    forAll(
      [records],
      (record) => {
        const text = recordText(fitted(record));
        expect(text.length).toBeLessThanOrEqual(MAX_RECORD_LENGTH);
        expect(recordIn(text)).toEqual(fitted(record));
      },
      { numRuns: 10 },
    );
  });

  it('that nothing can shorten is left as it is', () => {
    const goals = Array.from({ length: MAX_GOALS }, (_, at) => ({
      taskId: `${'x'.repeat(100)}${at}`,
      since: NOW,
      revision: 1,
    }));
    const record = { ...newRecord(NOW), goals };
    expect(fitted(record)).toEqual(record);
  });
});

it('the days of the streak are kept as far back as the streak needs them', () => {
  const day = fc.integer({ min: 20_000, max: 20_400 });
  forAll([fc.array(day), fc.array(day, { minLength: 1 })], (some, others) => {
    const found = daysIn(withDays(withDays(NO_DAYS, some), others));
    const all = [...new Set([...some, ...others])].toSorted((a, b) => b - a);
    const latest = all[0] ?? 0;
    expect(found).toEqual(all.filter((one) => one > latest - STREAK_KEPT_DAYS));
  });
});
