import { describe, expect, it } from 'vitest';
import { calendarDayOf } from '@/domain/calendar-day';
import { DAY_MS, instantOf } from '@/domain/instant';
import { susScore } from '@/domain/score';
import { currentStreak } from '@/domain/streak';
import { selectionOf, taskOf } from '@/domain/testing/rows';
import type { Action } from './action';
import { apply, applyAll, applyNext } from './apply';
import { commitOf } from './commit';
import type { Member, Rows } from './member';
import { withSelectionsRead } from './read-by-key';
import { activeDays, dailySetIn, lifetimeOf } from './shown';
import { recordText } from './record';
import { actionOf, complete, memberOf, NOW, renew, undo } from './testing/members';

/* Rows that another client writes with the specification's own operations never break a page (decision 166). */

const bike = taskOf('bike', 'Daily', { carbonKg: 2 });
const solar = taskOf('solar', 'Strategic');
const theirs = {
  id: 'theirs',
  taskId: 'bike',
  completedDate: instantOf(NOW - DAY_MS / 2),
  expirationDate: instantOf(NOW + DAY_MS / 2),
  task: bike,
};

/** Returns the member as read again, after other clients have written rows. */
function readAgain(member: Member, rows: Partial<Rows>, level = member.level): Member {
  const { revision, record, tasks } = member;
  return memberOf({ tasks, ...rows }, { revision, level, memberRecord: recordText(record) });
}

describe('a completion that another client wrote', () => {
  const before = { ...applyAll(memberOf(), [renew(0, 'abc')]), revision: 1 };
  const written = readAgain(before, { completions: [theirs] }, 1);

  it('counts in the score, and the level continues from the one that client wrote', () => {
    expect(susScore(written.completions, NOW)).toBe(10);
    const after = applyAll(written, [complete(taskOf('a'))]);
    expect(commitOf(written, after, NOW)).toMatchObject({ levelBefore: 1, level: 2, susscore: 20 });
  });

  it('keeps its task complete', () => {
    const { refused } = applyNext(written, [complete(bike)], { gone: new Set(), now: NOW });
    expect([...refused.values()]).toEqual(['complete']);
  });

  it('can be undone, which deletes its row and takes one level, if there is one', () => {
    for (const [level, left] of [
      [1, 0],
      [null, 0],
    ] as const) {
      const member = readAgain(before, { completions: [theirs] }, level);
      const after = applyAll(member, [undo(member, 'bike', NOW)]);
      expect(commitOf(member, after, NOW)).toMatchObject({ level: left, uncomplete: ['theirs'] });
      expect(after.record.saved).toEqual(member.record.saved);
    }
  });

  it('can no longer be undone once the record counts it among the earlier ones', () => {
    const earlier = { ...before.record, since: NOW + DAY_MS };
    const member = { ...written, record: earlier };
    const { refused } = applyNext(member, [undo(member, 'bike', NOW)], {
      gone: new Set(),
      now: NOW,
    });
    expect([...refused.values()]).toEqual(['late']);
  });

  it('counts in the total that pages show, and leaves it when it is undone', () => {
    expect(lifetimeOf(written, NOW)).toMatchObject({ amounts: [2000], estimated: 1 });
    const mine = applyAll(written, [complete(taskOf('a'))]);
    expect(lifetimeOf(mine, NOW)).toMatchObject({ amounts: [2000], estimated: 1, notEstimated: 1 });
    expect(lifetimeOf(applyAll(written, [undo(written, 'bike', NOW)]), NOW)).toEqual(
      before.record.saved,
    );
  });

  it('counts once for each of its rows, even if they have the same task and time, before and after an undo', () => {
    const twin = { ...theirs, id: 'twin' };
    const first = memberOf({ completions: [theirs, twin] }, { level: 2 });
    const { revision, record, tasks, level } = applyAll(first, [complete(taskOf('a'))]);
    const rows = { tasks, completions: [theirs, twin] };
    const again = memberOf(rows, { revision, level, memberRecord: recordText(record) });
    for (const member of [first, again]) {
      expect(member.completions.filter(({ taskId }) => taskId === 'bike')).toMatchObject([
        { id: 'theirs' },
        { id: 'twin' },
      ]);
    }
    const left = applyAll(again, [undo(again, 'bike', NOW)]);
    expect(left.completions.filter(({ taskId }) => taskId === 'bike')).toMatchObject([
      { id: 'twin' },
    ]);
  });

  it('is part of a record that starts from the rows once, however long ago it expired', () => {
    const ago = (days: number) => ({
      completedDate: instantOf(NOW - days * DAY_MS),
      expirationDate: instantOf(NOW - (days - 1) * DAY_MS),
    });
    const completions = [4, 40].map((days) => ({ ...theirs, id: `${days}`, ...ago(days) }));
    expect(lifetimeOf(memberOf({ completions }), NOW).amounts).toEqual(
      memberOf({ completions }).record.saved.amounts,
    );
  });

  it('has its day in the streak of a record that starts from the rows, however many there are', () => {
    const completions = Array.from({ length: 58 * 12 }, (_, at) => {
      const completed = NOW - Math.floor(at / 12) * DAY_MS;
      const dates = { completedDate: instantOf(completed), expirationDate: instantOf(completed) };
      return { ...theirs, id: `${at}`, ...dates };
    });
    // The home rereads only the latest of them.
    const latest = completions.slice(0, 9 * 12);
    const done = activeDays({ ...memberOf({ completions }), completions: latest }, NOW);
    expect(currentStreak(done, calendarDayOf(NOW)).days).toBe(58);
  });

  it('is part of a record that starts from the rows, with its task’s savings', () => {
    const member = memberOf({ completions: [theirs] }, { level: 1 });
    expect(member.record.saved).toMatchObject({ amounts: [2000], estimated: 1 });
    const after = applyAll(member, [undo(member, 'bike', NOW)]);
    expect([after.level, after.record.saved.estimated]).toEqual([0, 0]);
  });
});

it('completions with invalid dates count neither in the streak nor in the savings, as in the history', () => {
  const dates = (completed: number, expires: number) => ({
    ...theirs,
    id: `${completed}`,
    completedDate: instantOf(NOW + completed * DAY_MS),
    expirationDate: instantOf(NOW + expires * DAY_MS),
  });
  const completions = [dates(-20, -19), dates(-0.5, -1), dates(2, 3), dates(900, -100)];
  const first = memberOf({ completions });
  const later = readAgain({ ...memberOf(), revision: 1 }, { completions });
  for (const member of [first, later]) {
    expect([...activeDays(member, NOW)]).toEqual([calendarDayOf(NOW - 20 * DAY_MS)]);
  }
  expect(lifetimeOf(first, NOW).amounts).toEqual([2000]);
  expect(lifetimeOf(later, NOW).amounts).toEqual([]);
});

const selections = ['a', 'b', 'c'].map((id) => selectionOf(id, `me#any#${id}`, instantOf(NOW)));

it('daily tasks that another client selected go with the next set', () => {
  const member = readAgain(
    { ...applyAll(memberOf(), [renew(0, 'xyz')]), revision: 1 },
    { selections },
  );
  expect(dailySetIn(member).tasks.map(({ id }) => id)).toEqual(['x', 'y', 'z']);
  const after = applyAll(member, [renew(1, 'def')]);
  expect(commitOf(member, after, NOW).deselect).toEqual(selections.map(({ id }) => id));
});

it('a deleted task of the set is left out when all daily rows are written again', () => {
  const before = { ...applyAll(memberOf(), [renew(0, 'abc')]), revision: 1 };
  const tasks = new Map([...before.tasks, ['b', null] as const]);
  const rows = { tasks, selections: [selectionOf('a', 'theirs', instantOf(NOW))] };
  const member = readAgain(before, rows);
  const { select } = commitOf(member, applyAll(member, [complete(bike)]), NOW);
  expect(select.map(({ taskId }) => taskId)).toEqual(['a', 'c']);
});

describe('a goal that another client selected', () => {
  const remove = actionOf({ kind: 'remove', taskId: 'solar', name: 'S' }, NOW + 1);
  const empty = { ...memberOf(), revision: 1 };

  it('in the future can be planned, put back and removed', () => {
    const row = selectionOf('solar', 'future', '9999-01-01T00:00:00.000Z', 'Strategic');
    const plan = actionOf({ kind: 'plan', taskId: 'solar', name: 'S', plan: { cue: 'at noon' } });
    const add = actionOf({ kind: 'add', task: solar, goal: null, since: NOW + DAY_MS });
    const goals = [
      applyAll(memberOf({ selections: [row] }), [plan]),
      applyAll(readAgain(empty, { selections: [row] }), [plan]),
      applyAll(empty, [add]),
    ];
    for (const member of goals) {
      expect(member.goals).toHaveLength(1);
      expect(applyAll(member, [remove]).goals).toEqual([]);
    }
  });

  it('twice is shown once, and removed with both rows', () => {
    const rows = ['first', 'second'].map((id) => selectionOf('solar', id, null, 'Strategic'));
    const member = readAgain(empty, { selections: rows });
    expect(member.goals).toMatchObject([{ id: 'first' }]);
    const planned = rows.map((row) => (row.id === 'second' ? { ...row, goal: '{}' } : row));
    expect(readAgain(empty, { selections: planned }).goals).toMatchObject([{ id: 'second' }]);
    const removed = applyAll(member, [remove]);
    expect(commitOf(member, removed, NOW).deselect).toEqual(['first', 'me#goal#solar', 'second']);
  });
});

describe('a row of ours that another client deleted', () => {
  const add: Action = actionOf({ kind: 'add', task: solar, goal: null });
  const before = { ...applyAll(memberOf(), [renew(0, 'abc'), complete(bike), add]), revision: 1 };
  const read = readAgain(before, {});

  it('of a completion leaves it as the record has it, and it can be undone', () => {
    expect(read.completions.map(({ taskId }) => taskId)).toEqual(['bike']);
    const after = applyAll(read, [undo(read, 'bike', NOW + 1)]);
    expect(commitOf(read, after, NOW)).toMatchObject({
      level: 0,
      uncomplete: [`me#done#bike#${NOW}`],
    });
  });

  it('of a goal leaves a goal that can be removed and added again', () => {
    expect(read.goals.map(({ taskId }) => taskId)).toEqual(['solar']);
    const removed = applyAll(read, [
      actionOf({ kind: 'remove', taskId: 'solar', name: 'Solar' }, NOW + 1),
    ]);
    expect(commitOf(read, removed, NOW).deselect).toEqual(['me#goal#solar']);
    const unstored = new Map([['me#goal#solar', null]]);
    expect(withSelectionsRead(read, unstored).goals).toEqual([]);
    const again = applyAll(removed, [actionOf({ kind: 'add', task: solar, goal: null }, NOW + 2)]);
    expect(commitOf(removed, again, NOW).select).toMatchObject([{ place: 'goal#solar' }]);
  });

  it('of a goal that another client has too leaves that client’s row, which can be planned', () => {
    const plan = actionOf({ kind: 'plan', taskId: 'solar', name: 'S', plan: { cue: 'at noon' } });
    const planned = applyAll(before, [plan]);
    const row = selectionOf('solar', 'elsewhere', instantOf(NOW), 'Strategic');
    const unstored = new Map([['me#goal#solar', null]]);
    const known = withSelectionsRead(readAgain(planned, { selections: [row] }), unstored);
    expect(known.goals).toMatchObject([{ id: 'elsewhere' }]);
    expect(apply(known, { ...plan, id: 'another1' }).member.goals).toMatchObject([
      { id: 'me#goal#solar', goal: expect.stringContaining('at noon') },
    ]);
  });
});

describe('a correction while completions arrive', () => {
  const correct: Action = actionOf({
    kind: 'correct',
    taskId: 'bike',
    correctedAt: NOW,
    amounts: [3000],
    from: [[2000]],
  });

  it('reaches those that were done before it, however late they arrive, and each once', () => {
    const first = applyAll(memberOf(), [complete(bike, NOW - 2 * DAY_MS)]);
    const corrected = applyAll(first, [correct]);
    expect(corrected.record.saved.amounts).toEqual([3000]);
    const late = applyAll(corrected, [complete(bike, NOW, NOW - DAY_MS / 2)]);
    expect(late.record.saved.amounts).toEqual([6000]);
    const later = applyAll(late, [complete(bike, NOW + DAY_MS)]);
    expect(later.record.saved.amounts).toEqual([8000]);
    expect(applyAll(later, [{ ...correct, id: 'anotherr' }]).record.saved).toEqual(
      later.record.saved,
    );
  });
});
