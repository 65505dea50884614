import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefreshOvertaken } from '@/domain/daily-refresh';
import { dailySetOf } from '@/domain/daily-set';
import { DAY_MS } from '@/domain/instant';
import { newLedger } from '@/domain/ledger';
import { withCounted } from '@/domain/ledger-changes';
import { newCompletion } from '@/domain/new-completion';
import { dailySelectionId } from '@/domain/row-ids';
import { selectionOf, taskOf } from '@/domain/testing/rows';
import { RefreshOvertaken } from './assignment-error';
import { reassign } from './reassign';
import { SharedRows } from './testing/shared-rows';
import { undoRefresh } from './undo-refresh';

const CATALOG = Array.from({ length: 12 }, (_, at) => `task-${at}`);
const START = '2025-06-12T08:00:00.000Z';
const NOW = Date.parse('2025-06-12T09:00:00.000Z');
const FIRST = ['task-0', 'task-1', 'task-2'];

const firstSet = () =>
  FIRST.map((id, slot) => selectionOf(id, dailySelectionId('me', 1, slot), START));
const start = () => new SharedRows(CATALOG, firstSet());

function inputOf(rows: SharedRows, now: number) {
  return {
    accountId: 'me',
    selections: rows.all(),
    stored: rows.member.stored,
    tasks: CATALOG.map((id) => ({ id })),
    completed: new Set<string>(),
    asked: { at: now },
    now,
  };
}

const refresh = (rows: SharedRows, now = NOW, requests = rows.requests()) =>
  reassign(inputOf(rows, now), requests);

function undo(rows: SharedRows, now = NOW + 1, requests = rows.requests()) {
  const set = dailySetOf(rows.all());
  const { stored } = rows.member;
  return undoRefresh({ accountId: 'me', set, stored, completions: [], now }, requests);
}

function complete(rows: SharedRows, taskId: string, at: number): void {
  const { ledger = newLedger(0, at), daily } = rows.member.reading;
  const counted = withCounted(ledger, newCompletion('me', taskOf(taskId), at));
  rows.member.write({ ledger: counted, daily, days: [] });
}

function ifOvertaken(error: unknown): void {
  if (!(error instanceof RefreshOvertaken)) throw error;
}

const shownBy = (rows: SharedRows) => dailySetOf(rows.all());
const tasksIn = (rows: SharedRows) => shownBy(rows).current.map(({ taskId }) => taskId);

/** What the next visit of any device does. */
async function visit(rows: SharedRows, now: number): Promise<void> {
  const { ledger, daily } = rows.member.reading;
  const known = { ledger, completions: [] };
  if (isRefreshOvertaken(daily, shownBy(rows), known, now)) await undo(rows, now);
}

describe('Undoing a refresh', () => {
  it('brings back the same tasks in their places, with their window', async () => {
    const rows = start();
    await refresh(rows);
    expect(tasksIn(rows)).not.toEqual(FIRST);
    expect(await undo(rows)).toMatchObject({ member: rows.member.stored });
    expect(tasksIn(rows)).toEqual(FIRST);
    expect(shownBy(rows)).toMatchObject({ isComplete: true, period: 3, leftovers: [] });
    expect(rows.all().map(({ selectionDate }) => selectionDate)).toEqual([START, START, START]);
  });

  it('is possible once', async () => {
    const rows = start();
    await refresh(rows);
    await undo(rows);
    expect(await undo(rows)).toBeUndefined();
    await refresh(rows, NOW + 2);
    expect(shownBy(rows)).toMatchObject({ isComplete: true, period: 4, leftovers: [] });
    await undo(rows, NOW + 3);
    expect(tasksIn(rows)).toEqual(FIRST);
  });

  it('changes nothing after another device has renewed the tasks', async () => {
    const rows = start();
    await refresh(rows);
    const set = shownBy(rows);
    const { stored } = rows.member;
    await refresh(rows, NOW + 2);
    const tasks = tasksIn(rows);
    const stale = { accountId: 'me', set, stored, completions: [], now: NOW + 3 };
    expect(await undoRefresh(stale, rows.requests())).toBeUndefined();
    expect(tasksIn(rows)).toEqual(tasks);
  });

  it('changes nothing after one of the new tasks was completed on another device', async () => {
    const rows = start();
    await refresh(rows);
    const set = shownBy(rows);
    const { stored } = rows.member;
    const [first = ''] = tasksIn(rows);
    complete(rows, first, NOW + 2);
    const stale = { accountId: 'me', set, stored, completions: [], now: NOW + 3 };
    expect(await undoRefresh(stale, rows.requests())).toBeUndefined();
    expect(tasksIn(rows)).toContain(first);
  });

  it('leaves the tasks of one set, beside another refresh and wherever it stops', async () => {
    const alone = start();
    await refresh(alone);
    const second = tasksIn(alone);
    await refresh(alone, NOW + 2);
    const sets = [FIRST, second, tasksIn(alone)];
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.nat(6), async (s, lastRequest) => {
        const rows = start();
        await refresh(rows);
        const input = inputOf(rows, NOW + 2);
        const dying = undo(rows, NOW + 2, rows.dyingRequests(lastRequest)).catch(() => {});
        const undone = undo(rows, NOW + 2, rows.requests(s));
        const other = reassign(input, rows.requests(s)).catch(ifOvertaken);
        await s.waitFor(Promise.all([dying, undone, other]));
        expect(sets).toContainEqual(tasksIn(rows));
        await refresh(rows, NOW + 3);
        expect(shownBy(rows)).toMatchObject({ isComplete: true, leftovers: [] });
      }),
    );
  });
});

describe('A refresh that was asked for before a completion (I10)', () => {
  it('never takes the completed task’s card away, in whatever order the requests arrive', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.constantFrom(...FIRST), async (s, taskId) => {
        const rows = start();
        const asked = reassign(inputOf(rows, NOW), rows.requests(s)).catch(ifOvertaken);
        const completed = s
          .schedule(Promise.resolve('completion'))
          .then(() => complete(rows, taskId, NOW + 1));
        await s.waitFor(Promise.all([asked, completed]));
        await visit(rows, NOW + 2);
        expect(tasksIn(rows)).toEqual(FIRST);
        expect(shownBy(rows).leftovers).toEqual([]);
      }),
    );
  });

  it('is dropped if it arrives after the completion', async () => {
    const rows = start();
    const input = inputOf(rows, NOW);
    complete(rows, 'task-1', NOW + 1);
    await expect(reassign(input, rows.requests())).rejects.toMatchObject({ completed: 'task-1' });
    expect(rows.all()).toEqual(firstSet());
  });

  it('that replaces a newcomer’s first tasks is dropped after any completion of them', async () => {
    const rows = start();
    complete(rows, 'task-1', NOW - 1);
    const first = { ...inputOf(rows, NOW), asked: { at: 0, mayRepeat: true } };
    await expect(reassign(first, rows.requests())).rejects.toThrow(RefreshOvertaken);
    expect(tasksIn(rows)).toEqual(FIRST);
  });

  it('that replaces a newcomer’s first tasks is taken back after a completion that came in between', async () => {
    const rows = start();
    const first = { ...inputOf(rows, NOW), asked: { at: 0, mayRepeat: true } };
    await reassign(first, rows.requests());
    const gone = FIRST.find((id) => !tasksIn(rows).includes(id));
    complete(rows, gone ?? '', NOW - 1);
    await visit(rows, NOW + 1);
    expect(tasksIn(rows)).toEqual(FIRST);
  });

  it('replaces tasks that were completed before it', async () => {
    const rows = start();
    complete(rows, 'task-1', NOW - 1);
    expect(await refresh(rows)).toMatchObject({ minutes: 1440 });
    await visit(rows, NOW + 1);
    expect(tasksIn(rows)).not.toContain('task-1');
  });

  it('isn’t taken back once the window of the earlier tasks has ended', async () => {
    const rows = start();
    await refresh(rows);
    const tasks = tasksIn(rows);
    complete(rows, 'task-1', NOW + 1);
    await visit(rows, Date.parse(START) + DAY_MS);
    expect(tasksIn(rows)).toEqual(tasks);
  });
});
