import { describe, expect, it } from 'vitest';
import { calendarDayOf } from '@/domain/calendar-day';
import { planIn } from '@/domain/goal-state';
import { isValid } from '@/domain/completion';
import { DAY_MS, HOUR_MS } from '@/domain/instant';
import { selectionOf, taskOf } from '@/domain/testing/rows';
import { LISTED_MS } from '@/domain/time-limits';
import { apply, applyAll, applyNext } from './apply';
import { commitOf } from './commit';
import { asideIds, afterShown } from './daily';
import { activeDays } from './shown';
import { MAX_GOALS, recordText } from './record';
import { actionOf, complete, memberOf, NOW, refresh, renew, swap, undo } from './testing/members';

const bike = taskOf('bike', 'Daily', { carbonKg: 2 });
const shown = applyAll(memberOf(), [renew(0, 'abc', NOW)]);
const add = actionOf({ kind: 'add', task: taskOf('solar', 'Strategic'), goal: null });

it('an action is applied once, even if it comes again after many others (A4)', () => {
  const first = renew(0, 'abc');
  const actions = [first, complete(bike), swap(1, 'a', 'd'), add];
  const done = applyAll(memberOf(), actions);
  const others = Array.from({ length: 41 }, (_, at) =>
    actionOf({ kind: 'aside', taskId: `t${at}`, name: 'T', reason: 'doing' }, NOW + at),
  );
  const later = applyNext(done, others, { gone: new Set(), now: NOW }).member;
  for (const action of actions) {
    expect(done.record.acts).toContain(action.id);
    expect(later.record.acts).not.toContain(action.id);
    for (const member of [done, later]) {
      const { level, record, goals } = apply(member, action).member;
      const { set, saved } = record;
      expect({ level, set, saved, goals }).toEqual({
        level: 1,
        set: done.record.set,
        saved: done.record.saved,
        goals: done.goals,
      });
    }
  }
});

describe('a completion', () => {
  it('raises the level from none to 1, then by 1, and counts its savings', () => {
    const once = applyAll(shown, [complete(bike)]);
    expect([once.level, once.record.saved.amounts]).toEqual([1, [2000]]);
    expect(applyAll(once, [complete(taskOf('walk'))]).level).toBe(2);
  });

  it('counts once if another device completed the task meanwhile, and then outlasts an older undo', () => {
    const once = applyAll(shown, [complete(bike)]);
    const again = complete(bike, NOW + HOUR_MS);
    const older = undo(once, 'bike', NOW + 1);
    const { member, why } = apply(once, again);
    expect([member.level, why]).toEqual([1, 'complete']);
    expect(apply(member, older).why).toBe('complete');
    expect(applyAll(member, [undo(member, 'bike', NOW + 2 * HOUR_MS)]).level).toBe(0);
  });

  it('that waited counts although another device completed and undid the task', () => {
    const once = applyAll(shown, [complete(bike, NOW + HOUR_MS)]);
    const undone = applyAll(once, [undo(once, 'bike', NOW + 2 * HOUR_MS)]);
    expect(applyAll(undone, [complete(bike)]).level).toBe(1);
  });

  it('that overlaps another counts as well only if that one expired eight days ago', () => {
    const week = taskOf('week', 'Daily', { duration: 7 });
    const once = applyAll(shown, [complete(week)]);
    const second = complete(week, NOW + 6 * DAY_MS);
    for (const [days, level] of [
      [14, 1],
      [15, 2],
    ] as const) {
      const now = NOW + days * DAY_MS;
      const settled = applyNext(once, [add], { gone: new Set(), now }).member;
      // The home lists what expired within eight days.
      const completions = settled.completions.filter((row) => isValid(row, now - LISTED_MS));
      const { member } = applyNext({ ...settled, completions }, [second], { gone: new Set(), now });
      expect(member.level).toBe(level);
    }
  });

  it('that waited too long, or whose task is gone, is refused', () => {
    const [late, gone] = [complete(bike, NOW - 10 * DAY_MS), complete(taskOf('gone'))];
    const { member, refused } = applyNext(shown, [late, gone], {
      gone: new Set(['gone']),
      now: NOW,
    });
    expect([...refused.values()]).toEqual(['late', 'gone']);
    expect(member).toBe(shown);
  });

  it('that arrives when it isn’t listed anymore keeps its day', () => {
    const record = { ...shown.record, since: NOW + 10 * DAY_MS };
    const { member } = apply({ ...shown, record }, complete(bike));
    expect(member.record.done).toEqual([]);
    expect([...activeDays({ ...member, completions: [] }, NOW)]).toEqual([calendarDayOf(NOW)]);
  });

  it('counts on the day where its device was, listed or not', () => {
    const tomorrow = calendarDayOf(NOW) + 1;
    const travelled = applyAll(shown, [{ ...complete(bike), day: tomorrow }]);
    const now = NOW + 30 * DAY_MS;
    const { member } = applyNext(travelled, [add], { gone: new Set(), now });
    expect([...activeDays(travelled, NOW)]).toEqual([tomorrow]);
    expect([...activeDays(member, NOW)]).toEqual([tomorrow]);
  });
});

it('an undo of a completion that is neither listed nor known, but may have settled, is too late', () => {
  const once = applyAll(shown, [complete(bike)]);
  const action = undo(once, 'bike', NOW + 1);
  const settled = { ...shown, record: { ...shown.record, since: NOW + 2 * DAY_MS } };
  expect(apply(settled, action)).toEqual({ member: settled, why: 'late' });
  expect(apply(shown, action).why).toBeUndefined();
  const redated = { ...action, doneAt: NOW + 2 * DAY_MS };
  expect(apply(settled, redated)).toEqual({ member: settled, why: 'late' });
});

describe('daily tasks', () => {
  it('stay if one was completed after the refresh was requested, whichever arrives first', () => {
    const [done, fresh] = [
      complete(taskOf('a'), NOW + 2 * HOUR_MS),
      refresh(1, 'def', NOW + HOUR_MS),
    ];
    expect(applyAll(shown, [done, fresh]).record.set.tasks).toEqual(['a', 'b', 'c']);
    expect(applyAll(shown, [fresh, done]).record.set.tasks).toEqual(['a', 'b', 'c']);
    const at = afterShown(applyAll(shown, [done]), ['a'], NOW);
    expect(applyAll(shown, [done, refresh(1, 'def', at)]).record.set.tasks).toEqual([
      'd',
      'e',
      'f',
    ]);
  });

  it.each([
    ['renewed', [renew(1, 'def')], ['b']],
    ['overtaken', [swap(1, 'b', 'h')], ['b']],
    ['complete', [complete(taskOf('b'))], []],
  ])(
    'a swap refused as %s still sets the task aside, unless that is complete',
    (why, before, aside) => {
      const outcome = apply(applyAll(shown, before), swap(1, 'b', 'g', { reason: 'doing' }));
      expect([outcome.why, asideIds(outcome.member)]).toEqual([why, aside]);
    },
  );
});

describe('goals', () => {
  const plan = (cue: string, at = NOW) =>
    actionOf({ kind: 'plan', taskId: 'solar', name: 'Solar', plan: { cue } }, at);
  const remove = (at: number) => actionOf({ kind: 'remove', taskId: 'solar', name: 'Solar' }, at);

  it('are added, planned and removed; a removal leaves goals that were added after it', () => {
    const listed = applyAll(shown, [add, plan('after work')]);
    expect(listed.goals).toMatchObject([
      { id: 'me#goal#solar', goal: expect.stringContaining('after work') },
    ]);
    expect(listed.record.goals).toEqual([{ taskId: 'solar', since: NOW, revision: 1 }]);
    expect(applyAll(listed, [remove(NOW + 1)]).goals).toEqual([]);
    expect(apply(listed, remove(NOW - 1)).why).toBe('overtaken');
  });

  it('that were removed return with an addition that waited', () => {
    const removed = applyAll(shown, [add, remove(NOW + HOUR_MS)]);
    const again = actionOf({ kind: 'add', task: taskOf('solar', 'Strategic'), goal: null }, NOW);
    expect(applyAll(removed, [again]).goals).toMatchObject([{ taskId: 'solar' }]);
  });

  it('keep a plan that another device made later, and take one that is made after it', () => {
    const listed = applyAll(shown, [add, plan('after work', NOW + 5)]);
    expect(apply(listed, plan('at noon', NOW + 4))).toEqual({ member: listed, why: 'overtaken' });
    const [row] = applyAll(listed, [plan('at noon', NOW + 6)]).goals;
    expect(planIn(row?.goal)).toMatchObject({ cue: 'at noon', made: NOW + 6 });
  });

  it('are on the list once, and come back with their row’s notes', () => {
    const [row] = applyAll(shown, [add, plan('after work')]).goals;
    const goal = row?.goal ?? null;
    const again = actionOf({ kind: 'add', task: taskOf('solar', 'Strategic'), goal });
    expect(applyAll(shown, [again, add]).goals).toMatchObject([{ goal }]);
  });

  it('fit a list of 300', () => {
    const many = Array.from({ length: MAX_GOALS }, (_, at) =>
      actionOf({ kind: 'add', task: taskOf(`t${at}`, 'Medium'), goal: null }),
    );
    expect(apply(applyAll(shown, many), add).why).toBe('full');
  });

  it('that are removed leave no row behind, whichever rows are known', () => {
    const listed = applyAll(shown, [add]);
    const foreign = selectionOf('solar', 'elsewhere', '2026-03-01T00:00:00.000Z', 'Strategic');
    const stored = { revision: 1, memberRecord: recordText(listed.record) };
    const lagging = memberOf({ selections: [foreign] }, stored);
    const doubled = memberOf({ selections: [foreign, ...listed.goals] }, stored);
    for (const member of [lagging, doubled]) {
      const { deselect } = commitOf(member, applyAll(member, [remove(NOW + 1)]), NOW);
      expect(deselect.toSorted()).toEqual(['elsewhere', 'me#goal#solar']);
    }
  });
});

it('goals whose tasks an admin has deleted leave the list with their rows in the next commit, some at a time (D16)', () => {
  const adding = (id: string) => actionOf({ kind: 'add', task: taskOf(id, 'Medium'), goal: null });
  const ids = Array.from({ length: 11 }, (_, at) => `t${at}`);
  const listed = applyAll(shown, [...ids, 'kept'].map(adding));
  const known = {
    ...listed,
    tasks: new Map([...listed.tasks, ...ids.map((id) => [id, null] as const)]),
  };
  const next = (member: typeof shown, id: string) =>
    applyNext(member, [adding(id)], { gone: new Set(), now: NOW }).member;
  const once = next(known, 'new');
  expect(once.record.goals.map(({ taskId }) => taskId)).toEqual(['t10', 'kept', 'new']);
  expect(commitOf(known, once, NOW).deselect).toEqual(
    ids.slice(0, 10).map((id) => `me#goal#${id}`),
  );
  expect(next(once, 'x').goals.map(({ taskId }) => taskId)).toEqual(['kept', 'new', 'x']);
  expect(applyNext(known, [], { gone: new Set(), now: NOW }).member).toBe(known);
});
