import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planIn, withPlan } from '@/domain/goal-state';
import { instantOf, MINUTE_MS } from '@/domain/instant';
import { stepProgress, withStepChange } from '@/domain/goal-steps';
import { goalSelectionId } from '@/domain/row-ids';
import type { Selection } from '@/domain/selection';
import type { StepChange } from '@/domain/step-change';
import { taskOf } from '@/domain/testing/rows';
import type { GoalDeed } from '@/domain/waiting';
import { BackendError } from '@/lib/errors';
import { type GoalRequests, sendGoalDeed } from './send-goal-deed';

const START = Date.parse('2026-03-12T08:00:00.000Z');
const bulbs = taskOf('bulbs', 'Medium', { name: 'Change the bulbs' });
const id = goalSelectionId('me', 'bulbs');
const row = (at: number): Selection => ({
  id,
  taskId: 'bulbs',
  selectionDate: instantOf(at),
  task: null,
});

const add = (at: number): GoalDeed => ({ kind: 'add', task: bulbs, goal: null, at });
const addPlanned = (at: number, cue: string): GoalDeed => ({
  kind: 'add',
  task: bulbs,
  goal: withPlan(null, { cue }, at),
  at,
});
const remove = (addedAt: number): GoalDeed => ({
  kind: 'remove',
  taskId: 'bulbs',
  name: bulbs.name,
  rows: [row(addedAt)],
});
const plan = (at: number, cue: string | undefined): GoalDeed => ({
  kind: 'plan',
  taskId: 'bulbs',
  name: bulbs.name,
  id,
  goal: withPlan(null, cue === undefined ? undefined : { cue }, at),
  at,
});

const step = (at: number, change: StepChange): GoalDeed => ({
  kind: 'step',
  taskId: 'bulbs',
  name: bulbs.name,
  id,
  change,
  goal: withStepChange(null, change, at),
  at,
});

/** An account's list, as the tables keep it. */
class SharedList {
  readonly rows = new Map<string, Selection>();
  catalog = [{ ...bulbs, state: 'Live' as const }, taskOf('herbs', 'Medium')];

  requests(): GoalRequests {
    return {
      fetchSelectionsByKey: async (ids) => ids.map((one) => this.rows.get(one) ?? null),
      fetchTasksByKey: async (ids) =>
        ids.map((one) => this.catalog.find((task) => task.id === one) ?? null),
      createSelections: async (rows) =>
        rows.map((one) => {
          if (this.rows.has(one.id)) {
            return { done: false, error: new BackendError('conflict', 'taken') };
          }
          this.rows.set(one.id, { ...one, task: null });
          return { done: true, value: null };
        }),
      deleteGoals: async (goals) => goals.forEach((one) => this.rows.delete(one.id)),
      changeGoal: async (one, before, change) => {
        const goal = change(before);
        this.rows.set(one, { ...row(START), ...this.rows.get(one), goal });
        return goal;
      },
    };
  }

  send(deed: GoalDeed) {
    return sendGoalDeed('me', deed, this.requests());
  }
}

describe('A task that was added without a connection', () => {
  it('is on the list once, since when it was added, however often it is sent', async () => {
    const list = new SharedList();
    for (let time = 0; time < 2; time += 1) {
      expect(await list.send(add(START))).toBeUndefined();
    }
    expect([...list.rows.values()]).toMatchObject([{ id, selectionDate: instantOf(START) }]);
  });

  it.each([
    ['deleted', []],
    ['archived', [{ ...bulbs, state: 'Archived' as const }]],
  ])('is not added if it was %s meanwhile', async (_, catalog) => {
    const list = new SharedList();
    Object.assign(list, { catalog });
    expect(await list.send(add(START))).toBe('gone');
    expect(list.rows.size).toBe(0);
  });

  it('stays if it was archived after an earlier attempt had added it', async () => {
    const list = new SharedList();
    await list.send(add(START));
    Object.assign(list, { catalog: [{ ...bulbs, state: 'Archived' as const }] });
    expect(await list.send(add(START))).toBeUndefined();
    expect(list.rows.size).toBe(1);
  });
});

describe('A task that was added with a plan, which waited', () => {
  const stored = (list: SharedList) => planIn(list.rows.get(id)?.goal);

  it('gives its plan to the row that another device has added since (I15)', async () => {
    const list = new SharedList();
    await list.send(add(START + 1));
    expect(await list.send(addPlanned(START, 'Tea'))).toBeUndefined();
    expect(stored(list)).toMatchObject({ cue: 'Tea', made: START });
  });

  it('gives its plan to the row that another device adds at the same moment (I15)', async () => {
    const list = new SharedList();
    const requests = list.requests();
    const slow: GoalRequests = {
      ...requests,
      fetchTasksByKey: async (ids) => {
        await list.send(add(START + 1));
        return requests.fetchTasksByKey(ids);
      },
    };
    expect(await sendGoalDeed('me', addPlanned(START, 'Tea'), slow)).toBeUndefined();
    expect(stored(list)).toMatchObject({ cue: 'Tea', made: START });
  });

  it('leaves a later plan of another device alone', async () => {
    const list = new SharedList();
    await list.send(addPlanned(START + 1, 'Lunch'));
    expect(await list.send(addPlanned(START, 'Tea'))).toBeUndefined();
    expect(stored(list)).toMatchObject({ cue: 'Lunch' });
  });

  it('doesn’t bring its plan back that was removed after an earlier attempt had stored it', async () => {
    const list = new SharedList();
    await list.send(addPlanned(START, 'Tea'));
    await list.send(plan(START + 1, undefined));
    expect(await list.send(addPlanned(START, 'Tea'))).toBeUndefined();
    expect(stored(list)).toBeUndefined();
  });
});

describe('A task that was removed without a connection', () => {
  it('is off the list, however often it is sent', async () => {
    const list = new SharedList();
    await list.send(add(START));
    for (let time = 0; time < 2; time += 1) {
      expect(await list.send(remove(START))).toBeUndefined();
    }
    expect(list.rows.size).toBe(0);
  });

  it('stays if another device has added it again', async () => {
    const list = new SharedList();
    await list.send(add(START + MINUTE_MS));
    expect(await list.send(remove(START))).toBe('repeated');
    expect(list.rows.size).toBe(1);
  });
});

describe('A plan that was made without a connection', () => {
  it('is stored once, since when it was made', async () => {
    const list = new SharedList();
    await list.send(add(START));
    for (let time = 0; time < 2; time += 1) {
      expect(await list.send(plan(START + 1, 'Tea'))).toBeUndefined();
    }
    const stored = list.rows.get(id)?.goal;
    expect(planIn(stored)).toEqual({ cue: 'Tea', sequence: 1, made: START + 1 });
  });

  it('gives way to a later one of another device, and to a removal of the task', async () => {
    const list = new SharedList();
    expect(await list.send(plan(START, 'Tea'))).toBe('unlisted');
    await list.send(add(START));
    await list.send(plan(START + 2, 'Lunch'));
    expect(await list.send(plan(START + 1, 'Tea'))).toBe('repeated');
    expect(planIn(list.rows.get(id)?.goal)).toMatchObject({ cue: 'Lunch' });
  });

  it('can be removed', async () => {
    const list = new SharedList();
    await list.send(add(START));
    await list.send(plan(START + 1, 'Tea'));
    expect(await list.send(plan(START + 2, undefined))).toBeUndefined();
    expect(planIn(list.rows.get(id)?.goal)).toBeUndefined();
  });
});

describe('A step that was ticked without a connection', () => {
  const stepsOf = (list: SharedList) =>
    stepProgress({ steps: 'off: Switch it off.\nbuy: Buy LEDs.' }, list.rows.get(id)?.goal);

  it('is done, however often it is sent, beside what another device did', async () => {
    const list = new SharedList();
    await list.send(add(START));
    await list.send(step(START + 2, { kind: 'tick', stepId: 'buy' }));
    for (let time = 0; time < 2; time += 1) {
      expect(await list.send(step(START + 1, { kind: 'tick', stepId: 'off' }))).toBeUndefined();
    }
    expect(stepsOf(list)).toMatchObject({ done: 2, next: undefined });
  });

  it('gives way to a later change, and to a removal of the task', async () => {
    const list = new SharedList();
    const tick = step(START + 1, { kind: 'tick', stepId: 'off' });
    expect(await list.send(tick)).toBe('unlisted');
    await list.send(add(START));
    await list.send(step(START + 2, { kind: 'untick', stepId: 'off' }));
    expect(await list.send(tick)).toBeUndefined();
    expect(stepsOf(list).done).toBe(0);
  });
});

interface Tap {
  readonly device: number;
  readonly taskId: string;
  readonly at: number;
}

const tap = fc.record({
  device: fc.nat(1),
  taskId: fc.constantFrom('bulbs', 'herbs'),
  at: fc.nat(10_000).map((minute) => START + minute * MINUTE_MS),
});

/** What the devices note if each only knows its own list: a tap adds a task, or removes the one that is shown. */
function noted(taps: readonly Tap[], before: readonly string[]) {
  const shown = [0, 1].map(() => new Map(before.map((taskId) => [taskId, START - MINUTE_MS])));
  return taps.map(({ device, taskId, at }): { device: number; deed: GoalDeed } => {
    const addedAt = shown[device]?.get(taskId);
    if (addedAt === undefined) {
      shown[device]?.set(taskId, at);
      return { device, deed: { ...add(at), kind: 'add', task: taskOf(taskId), goal: null, at } };
    }
    shown[device]?.delete(taskId);
    const rows = [{ id: goalSelectionId('me', taskId), selectionDate: instantOf(addedAt) }];
    return { device, deed: { kind: 'remove', taskId, name: taskId, rows } };
  });
}

it('Whichever device sends first, what was added last is on the list, and what one device did is as it left it (I13)', async () => {
  const taps = fc.uniqueArray(tap, { maxLength: 13, selector: ({ at }) => at });
  const initial = fc.subarray(['bulbs', 'herbs']);
  await fc.assert(
    fc.asyncProperty(taps, initial, fc.nat(1), fc.boolean(), async (all, before, first, twice) => {
      const list = new SharedList();
      for (const taskId of before) {
        const date = { selectionDate: instantOf(START - MINUTE_MS) };
        const listed = goalSelectionId('me', taskId);
        list.rows.set(listed, { ...row(0), id: listed, taskId, ...date });
      }
      const deeds = noted(
        all.toSorted((a, b) => a.at - b.at),
        before,
      );
      const own = (device: number) => deeds.filter((one) => one.device === device);
      for (const { deed } of [...own(first), ...own(1 - first)]) {
        await list.send(deed);
        // Its answer was lost.
        if (twice) await list.send(deed);
      }
      for (const taskId of ['bulbs', 'herbs']) {
        const about = deeds.filter(
          ({ deed }) => taskId === ('task' in deed ? deed.task.id : deed.taskId),
        );
        const last = about.at(-1)?.deed.kind;
        const isAlone = new Set(about.map(({ device }) => device)).size < 2;
        const isListed = list.rows.has(goalSelectionId('me', taskId));
        const wasListed = last === undefined && before.includes(taskId);
        const isFree = last === 'remove' && !isAlone;
        expect(isFree || isListed).toBe(isFree || last === 'add' || wasListed);
      }
    }),
  );
});
