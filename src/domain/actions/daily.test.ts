import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, instantOf } from '@/domain/instant';
import { selectionOf, taskOf } from '@/domain/testing/rows';
import type { Action } from './action';
import { apply, applyAll, applyNext } from './apply';
import { asideIds, refreshToUndo } from './daily';
import type { Member } from './member';
import { withTasksRead } from './read-by-key';
import { dailySetIn } from './shown';
import { actionOf, complete, memberOf, NOW, refresh, renew, swap } from './testing/members';
import { forAll } from '@/domain/testing/for-all';

const AT = NOW + HOUR_MS;
const shown = applyAll(memberOf(), [renew(0, 'abc')]);
const refreshed = applyAll(shown, [refresh(1, 'def', AT)]);
const tasksIn = ({ record }: Member) => record.set.tasks.join('');
const done = (id: string, at: number) => complete(taskOf(id), at);
const takeBack = (set: number, at: number) => actionOf({ kind: 'takeBack', set, tasks: [] }, at);

describe('a refresh', () => {
  it('of a set that another device has replaced changes nothing', () => {
    expect(apply(refreshed, refresh(1, 'ghi', AT + 1))).toEqual({
      member: refreshed,
      why: 'renewed',
    });
  });

  it('of a refreshed set remembers the set that it replaces', () => {
    const twice = applyAll(refreshed, [refresh(2, 'ghi', AT + 1)]);
    expect(twice.record.set.before).toEqual({ tasks: ['d', 'e', 'f'], start: AT, at: AT + 1 });
  });

  it('is taken back together with its window, unless a new task is complete', () => {
    const { set } = applyAll(refreshed, [takeBack(2, AT + 1)]).record;
    expect(set).toEqual({ number: 3, start: NOW, tasks: ['a', 'b', 'c'], away: [] });
    expect(apply(applyAll(refreshed, [done('d', AT + 1)]), takeBack(2, AT + 2)).why).toBe(
      'overtaken',
    );
  });

  it('is possible on a first visit, even if another client completed a task in the future', () => {
    const selections = Array.from('abc', (id) => selectionOf(id, id, instantOf(NOW)));
    const completedDate = instantOf(AT + 1);
    const row = {
      id: 'theirs',
      taskId: 'a',
      completedDate,
      expirationDate: instantOf(AT + DAY_MS),
    };
    const member = memberOf({ selections, completions: [{ ...row, task: taskOf('a') }] });
    expect(apply(member, refresh(1, 'def', AT))).toMatchObject({
      member: { record: { set: { number: 2 } } },
    });
  });

  const canUndo = (actions: readonly Action[], now = AT + 1) =>
    refreshToUndo(applyAll(refreshed, actions), now) !== undefined;

  it.each<[string, boolean, readonly Action[], number?]>([
    ['as long as nothing newer happened', true, []],
    ['even if one of the earlier tasks was completed before', true, [done('a', NOW + 1)]],
    ['even if a task was complete before it came again', true, [done('d', AT - 1)]],
    ['to the end of the earlier window', true, [], NOW + DAY_MS - 1],
    ['no longer', false, [], NOW + DAY_MS],
    ['not once a new task is complete', false, [done('d', AT + 1)]],
    ['not once a new task is swapped', false, [swap(2, 'd', 'x', { at: AT + 1 })]],
    ['not once the tasks are renewed', false, [renew(2, 'ghi', AT + 1)]],
    ['once', false, [takeBack(2, AT + 1)]],
  ])('can be taken back %s', (_, isPossible, actions, now) => {
    expect(canUndo(actions, now)).toBe(isPossible);
  });

  it('gives way to a later completion of a task that it took away', () => {
    expect(tasksIn(applyAll(refreshed, [done('a', AT + 1)]))).toBe('abc');
    expect(tasksIn(applyAll(refreshed, [done('a', AT - 1)]))).toBe('def');
  });

  it('stays if the new set has that task too, a new one is complete, or an earlier one was deleted', () => {
    const same = applyAll(shown, [refresh(1, 'aef', AT)]);
    expect(tasksIn(applyAll(same, [done('a', AT + 1)]))).toBe('aef');
    expect(tasksIn(applyAll(refreshed, [done('d', AT + 1), done('a', AT + 2)]))).toBe('def');
    const options = { gone: new Set(['b']), now: AT + 1 };
    const { member } = applyNext(refreshed, [done('a', AT + 1)], options);
    expect([tasksIn(member), member.level]).toEqual(['def', 1]);
  });
});

describe('a swap', () => {
  const ids = Array.from('abcdefgh');
  const clicks = fc.array(
    fc.record({
      place: fc.nat(2),
      to: fc.constantFrom(...ids),
      reason: fc.constantFrom(null, 'doing' as const, 'unsuited' as const),
    }),
    { maxLength: 40 },
  );

  it('always leaves three different tasks, with the other two in place', () => {
    forAll([clicks], (all) => {
      all.reduce((member, { place, to, reason }, at) => {
        const before = member.record.set.tasks;
        const from = before[place] ?? '';
        const after = applyAll(member, [swap(1, from, to, { at: NOW + at, reason })]);
        const { tasks } = after.record.set;
        expect(new Set(tasks).size).toBe(3);
        expect(tasks.filter((id, other) => id !== before[other]).length).toBeLessThanOrEqual(1);
        expect(asideIds(after).includes(from)).toBe(
          reason !== null || asideIds(member).includes(from),
        );
        return after;
      }, shown);
    });
  });

  it('is made once', () => {
    const swapped = applyAll(shown, [swap(1, 'a', 'g')]);
    expect(apply(swapped, swap(1, 'a', 'g'))).toEqual({ member: swapped });
  });

  it('is taken back with the tasks that were set aside before', () => {
    const aside = actionOf({ kind: 'aside', taskId: 'b', name: 'B', reason: 'doing' });
    const before = applyAll(shown, [aside]);
    const swapped = applyAll(before, [swap(1, 'b', 'g', { at: NOW + 1, reason: 'unsuited' })]);
    expect(swapped.record.aside).toEqual([{ taskId: 'b', reason: 'unsuited', at: NOW + 1 }]);
    const options = { at: NOW + 2, isBack: true, reason: 'doing' as const };
    const back = applyAll(swapped, [swap(1, 'g', 'b', options)]);
    expect(tasksIn(back)).toBe('abc');
    expect(back.record.aside).toEqual([{ taskId: 'b', reason: 'doing', at: NOW + 2 }]);
  });

  it('with no other task left only sets the task aside', () => {
    const kept = applyAll(shown, [swap(1, 'b', 'b', { reason: 'doing' })]);
    expect([tasksIn(kept), asideIds(kept), kept.record.set.away]).toEqual(['abc', ['b'], []]);
  });

  it('for a deleted task is refused, but still sets the other one aside', () => {
    const options = { gone: new Set(['g']), now: NOW };
    const one = swap(1, 'b', 'g', { reason: 'doing' });
    const { member, refused } = applyNext(shown, [one], options);
    expect([tasksIn(member), asideIds(member), [...refused.values()]]).toEqual([
      'abc',
      ['b'],
      ['gone'],
    ]);
  });
});

it('tasks set aside come back, and are in the order in which they were set aside', () => {
  const aside = (taskId: string, at: number, reason: 'doing' | null = 'doing') =>
    actionOf({ kind: 'aside', taskId, name: taskId, reason }, at);
  const two = applyAll(shown, [aside('x', NOW + 2), aside('y', NOW + 1)]);
  expect(asideIds(two)).toEqual(['y', 'x']);
  expect(asideIds(applyAll(two, [aside('y', NOW + 3)]))).toEqual(['x', 'y']);
  expect(asideIds(applyAll(two, [aside('y', NOW + 3, null)]))).toEqual(['x']);
});

describe('the daily set', () => {
  it('isn’t complete with a deleted task, which is never shown, or with one that is no longer daily', () => {
    expect(dailySetIn(memberOf())).toMatchObject({ number: 0, tasks: [], isComplete: false });
    expect(dailySetIn(shown)).toMatchObject({ isComplete: true, number: 1 });
    const without = dailySetIn(withTasksRead(shown, new Map([['b', null]])));
    expect(without.isComplete).toBe(false);
    expect(without.tasks.map(({ id }) => id)).toEqual(['a', 'c']);
    const moved = withTasksRead(shown, new Map([['b', taskOf('b', 'Medium')]]));
    expect(dailySetIn(moved).isComplete).toBe(false);
  });

  it('isn’t replaced by an older renewal whose set has the same number, unless it is in the future', () => {
    const days = [1, 2, 3].map((day) => NOW + day * DAY_MS);
    const [first = 0, second = 0] = days;
    const theirs = applyAll(shown, [renew(1, 'ghi', second + HOUR_MS)]);
    const offline = [renew(1, 'def', first), renew(2, 'abc', second), renew(3, 'def', days[2])];
    const options = { gone: new Set<string>(), now: NOW + 4 * DAY_MS };
    const { member, refused } = applyNext(theirs, offline, options);
    expect([member, [...refused.values()]]).toEqual([theirs, ['renewed', 'renewed', 'renewed']]);
    const newer = applyNext(theirs, [renew(2, 'abc', second + 2 * HOUR_MS)], options);
    expect(tasksIn(newer.member)).toBe('abc');
    const early = applyNext(theirs, [renew(2, 'abc', second)], { ...options, now: second });
    expect(tasksIn(early.member)).toBe('abc');
  });

  it('never has a task twice', () => {
    expect(apply(shown, renew(1, 'dde', AT)).member).toBe(shown);
  });
});
