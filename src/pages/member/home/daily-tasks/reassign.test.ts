import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAILY_COUNT } from '@/domain/daily-count';
import { dailySetOf } from '@/domain/daily-set';
import { dailySelectionId, goalSelectionId } from '@/domain/row-ids';
import { withSetAside } from '@/domain/daily-record';
import { newMember } from '@/domain/member-text';
import { DAY_MS } from '@/domain/instant';
import { selectionOf } from '@/domain/testing/rows';
import { cleanUp } from './clean-up';
import { reassign, type ReassignInput } from './reassign';
import { SharedRows } from './testing/shared-rows';

const CATALOG = Array.from({ length: 9 }, (_, at) => `task-${at}`);
const tasksOf = (ids: readonly string[]) => ids.map((id) => ({ id }));
const NOW = Date.parse('2025-06-12T08:00:00.000Z');

function inputFor(rows: SharedRows, more: Partial<ReassignInput> = {}): ReassignInput {
  return {
    accountId: 'me',
    selections: rows.all(),
    stored: rows.member.stored,
    tasks: tasksOf(CATALOG),
    completed: new Set(),
    now: NOW,
    ...more,
  };
}

const wholeSet = (period: number) =>
  [0, 1, 2].map((slot) => selectionOf(`task-${slot}`, dailySelectionId('me', period, slot)));

describe('Reassigning', () => {
  it('assigns three tasks to an account without any, for 1440 minutes', async () => {
    const rows = new SharedRows(CATALOG);
    const result = await reassign(inputFor(rows), rows.requests());
    expect(result).toMatchObject({ minutes: 1440, selections: rows.all() });
    expect(dailySetOf(rows.all())).toMatchObject({ isComplete: true, period: 1 });
  });

  it('replaces all three with different tasks, and leaves goals alone', async () => {
    const goal = selectionOf('m', goalSelectionId('me', 'm'), undefined, 'Medium');
    const rows = new SharedRows(CATALOG, [...wholeSet(4), goal]);
    await reassign(inputFor(rows), rows.requests());
    const set = dailySetOf(rows.all());
    expect(set.period).toBe(5);
    expect(rows.all()).toHaveLength(DAILY_COUNT + 1);
    for (const { taskId } of set.current)
      expect(['task-0', 'task-1', 'task-2']).not.toContain(taskId);
  });

  it('keeps the old set if the catalog has too few tasks', async () => {
    const rows = new SharedRows(CATALOG, wholeSet(1));
    const result = await reassign(inputFor(rows, { tasks: [{ id: 'task-0' }] }), rows.requests());
    expect(result).toMatchObject({
      minutes: -1,
      message: 'Not enough tasks in database. Found 1, need 3',
    });
    expect(rows.all()).toEqual(wholeSet(1));
  });

  it('keeps the old set if nothing can be written', async () => {
    const rows = new SharedRows(CATALOG, wholeSet(1));
    rows.fail('write', 3);
    const result = await reassign(inputFor(rows), rows.requests());
    expect(result).toMatchObject({ minutes: -1, message: 'Error assigning daily tasks' });
    expect(rows.all()).toEqual(wholeSet(1));
  });

  it('continues if only the response to a write was lost', async () => {
    const rows = new SharedRows(CATALOG, wholeSet(1));
    rows.loseAnswer('write', 1);
    expect(await reassign(inputFor(rows), rows.requests())).toMatchObject({ minutes: 1440 });
    expect(dailySetOf(rows.all())).toMatchObject({ isComplete: true, period: 2, leftovers: [] });
  });

  it('keeps three tasks if the connection drops after the first write', async () => {
    const rows = new SharedRows(CATALOG, wholeSet(1));
    rows.fail('read', 3);
    const result = await reassign(inputFor(rows), rows.requests());
    expect(result).toMatchObject({ minutes: -1, message: 'Error assigning daily tasks' });
    expect(dailySetOf(rows.all()).current).toHaveLength(DAILY_COUNT);
    // The next visit finds the new set complete and only deletes the old rows.
    expect(dailySetOf(rows.all())).toMatchObject({
      isComplete: true,
      period: 2,
      leftovers: wholeSet(1),
    });
  });

  it('retries without a task that was deleted in the meantime', async () => {
    const rows = new SharedRows(CATALOG.slice(2));
    const result = await reassign(inputFor(rows), rows.requests());
    expect(result).toMatchObject({ minutes: 1440 });
    expect(dailySetOf(rows.all()).isComplete).toBe(true);
    expect(rows.all()).toHaveLength(DAILY_COUNT);
  });

  it('replaces a set with a task that has been archived since the tasks were read', async () => {
    const archived = CATALOG.slice(2, 4);
    const rows = new SharedRows(CATALOG, wholeSet(1), archived);
    const result = await reassign(inputFor(rows), rows.requests());
    expect(result).toMatchObject({ minutes: 1440, selections: rows.all() });
    expect(rows.all()).toHaveLength(DAILY_COUNT);
    expect(rows.all().filter(({ taskId }) => archived.includes(taskId))).toEqual([]);
  });

  it('gives up after three sets fail verification, and deletes what it wrote', async () => {
    const rows = new SharedRows([], wholeSet(1));
    const many = tasksOf(Array.from({ length: 30 }, (_, at) => `gone-${at}`));
    const result = await reassign(inputFor(rows, { tasks: many }), rows.requests());
    expect(result).toMatchObject({
      minutes: -1,
      message: 'Task assignment verification failed after 3 attempts',
    });
    expect(rows.all()).toEqual(wholeSet(1));
  });

  it('adopts a newer set that another device has written', async () => {
    const rows = new SharedRows(CATALOG, wholeSet(1));
    const asleep = inputFor(rows);
    await reassign(inputFor(rows), rows.requests());
    await reassign(inputFor(rows), rows.requests());
    const newest = dailySetOf(rows.all()).current;
    expect(await reassign(asleep, rows.requests())).toMatchObject({ minutes: 1440 });
    expect(dailySetOf(rows.all())).toMatchObject({ period: 3, current: newest });
  });
});

describe('Reassigning when the window has ended (I9)', () => {
  const ended = () => new SharedRows(CATALOG, wholeSet(1));
  const later = (rows: SharedRows) => inputFor(rows, { now: NOW + DAY_MS });
  const tasks = ['task-0', 'task-1', 'task-2'];

  it('remembers what can be checked in late in the request that writes the rows', async () => {
    const rows = ended();
    const result = await reassign(later(rows), rows.requests());
    expect(result).toMatchObject({ minutes: 1440, member: rows.member.stored });
    expect(rows.member.reading.daily.lastWindow).toMatchObject({ period: 1, tasks });
    expect(rows.asked).toEqual(['write', 'read', 'tidy']);
  });

  it('remembers it beside what another device has just written', async () => {
    const rows = ended();
    const asleep = later(rows);
    setAside(rows, 'task-8');
    const result = await reassign(asleep, rows.requests());
    expect(result).toMatchObject({ minutes: 1440, member: rows.member.stored });
    const { lastWindow, setAside: aside } = rows.member.reading.daily;
    expect(lastWindow).toMatchObject({ period: 1, tasks });
    expect(aside).toMatchObject([{ taskId: 'task-8' }]);
  });

  it('remembers it once if only the response was lost', async () => {
    const rows = ended();
    rows.loseAnswer('write', 1);
    expect(await reassign(later(rows), rows.requests())).toMatchObject({ minutes: 1440 });
    expect(rows.member.reading).toMatchObject({ revision: 2, daily: { lastWindow: { tasks } } });
  });

  it('deletes nothing before that is stored', async () => {
    const rows = ended();
    const asleep = later(rows);
    setAside(rows, 'task-8');
    rows.fail('member', 9);
    const result = await reassign(asleep, rows.requests());
    expect(result).toMatchObject({ minutes: -1, message: 'Error assigning daily tasks' });
    expect(rows.all()).toEqual(expect.arrayContaining(wholeSet(1)));
  });

  it('gives no task that another device has just set aside', async () => {
    const rows = ended();
    const asleep = later(rows);
    await reassign(asleep, rows.requests());
    const [first] = dailySetOf(rows.all()).current;
    const same = ended();
    setAside(same, first?.taskId ?? '');
    expect(await reassign(asleep, same.requests())).toMatchObject({ minutes: 1440 });
    expect(same.all()).toHaveLength(DAILY_COUNT);
    expect(same.all().map(({ taskId }) => taskId)).not.toContain(first?.taskId);
  });

  it('has remembered it before the old rows are gone, wherever a tab stops', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.nat(6), fc.boolean(), async (s, lastRequest, isStale) => {
        const rows = ended();
        const input = later(rows);
        if (isStale) setAside(rows, 'task-8');
        const visit = async () => {
          const { stored } = rows.member;
          const set = dailySetOf(rows.all());
          const ids = set.leftovers.map(({ id }) => id);
          const cleaning = { accountId: 'me', set, stored, ids };
          await cleanUp(cleaning, rows.requests(s));
          const isLeft = rows.all().some(({ id }) => id === dailySelectionId('me', 1, 0));
          const { lastWindow } = rows.member.reading.daily;
          expect(isLeft || lastWindow?.tasks).toEqual(isLeft || tasks);
        };
        const dying = reassign(input, rows.dyingRequests(lastRequest));
        await s.waitFor(Promise.all([dying, visit(), visit()]));
        await s.waitFor(visit());
      }),
    );
  });

  function setAside({ member }: SharedRows, taskId: string): void {
    const entry = { taskId, reason: 'doing', at: NOW } as const;
    const state = newMember(0, 1);
    member.write({ ...state, daily: withSetAside(state.daily, taskId, entry) });
  }
});

describe('Reassigning from several tabs at once (I9)', () => {
  const tabs = fc.array(fc.subarray(CATALOG), { minLength: 2, maxLength: 4 });

  it('ends with one set of three, in any order of requests', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.boolean(),
        fc.integer({ min: 2, max: 4 }),
        async (s, had, count) => {
          const rows = new SharedRows(CATALOG, had ? wholeSet(1) : []);
          const input = inputFor(rows);
          const all = Promise.all(
            Array.from({ length: count }, () => reassign(input, rows.requests(s))),
          );
          const results = await s.waitFor(all);
          for (const result of results) expect(result.minutes).toBe(1440);
          expect(rows.all()).toHaveLength(DAILY_COUNT);
          expect(dailySetOf(rows.all()).isComplete).toBe(true);
        },
      ),
    );
  });

  it('never leaves fewer than three, even if the tabs know of different completions', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), tabs, async (s, completedByTab) => {
        const rows = new SharedRows(CATALOG, wholeSet(1));
        const selections = rows.all();
        const all = Promise.all(
          completedByTab.map((completed) =>
            reassign(
              inputFor(rows, { selections, completed: new Set(completed) }),
              rows.requests(s),
            ),
          ),
        );
        await s.waitFor(all);
        expect(dailySetOf(rows.all()).current).toHaveLength(DAILY_COUNT);
        // Whatever rows are left, the next visit ends with exactly three.
        const next = await reassign(inputFor(rows), rows.requests());
        expect(next.minutes).toBe(1440);
        expect(rows.all()).toHaveLength(DAILY_COUNT);
      }),
    );
  });

  it('survives a tab that stops at any point', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.nat(6), async (s, lastRequest) => {
        const rows = new SharedRows(CATALOG, wholeSet(1));
        const input = inputFor(rows);
        const dying = reassign(input, rows.dyingRequests(lastRequest));
        const living = reassign(input, rows.requests(s));
        await s.waitFor(Promise.all([dying, living]));
        expect(dailySetOf(rows.all()).current).toHaveLength(DAILY_COUNT);
        await reassign(inputFor(rows), rows.requests());
        expect(rows.all()).toHaveLength(DAILY_COUNT);
      }),
    );
  });
});
