// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOTHING_RECORDED } from '@/domain/daily-record';
import { dailySetOf } from '@/domain/daily-set';
import { dailySelectionId } from '@/domain/row-ids';
import { selectionOf, taskOf } from '@/domain/testing/rows';
import { sessionStore } from '@/session/store';
import { stubDataApi } from '@/testing/data-api';
import { FakeApi } from '@/testing/fake-api';
import { storeTokens } from '@/testing/stored-tokens';
import { fetchRecordedSelections, fetchStoredSet } from './swaps';

const account = { id: 'a1', email: 'fern@example.com', loginId: 'fern', isAdmin: false };
const swap = { number: 1, period: 1, slot: 0, tasks: ['d', 'b', 'c'], away: ['a'] };
const record = { ...NOTHING_RECORDED, swap };
const listed = ['a', 'b', 'c'].map((id, slot) => selectionOf(id, dailySelectionId('a1', 1, slot)));

beforeEach(() => {
  localStorage.clear();
  storeTokens({ sub: account.id });
  sessionStore.setSession({ status: 'authenticated', account });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStore.setSession({ status: 'configuring' });
});

function apiWith(...tasks: string[]): FakeApi {
  const api = new FakeApi(tasks.map((id) => taskOf(id)));
  for (const row of listed) api.selections.set(row.id, { ...row });
  return api;
}

it('shows the task of a swap that is recorded but not written, and writes nothing', async () => {
  const calls = stubDataApi(apiWith('a', 'b', 'c', 'd').answers());
  const rows = await fetchRecordedSelections(record, listed);
  expect(rows.map(({ taskId, task }) => [taskId, task?.id])).toEqual([
    ['d', 'd'],
    ['b', 'b'],
    ['c', 'c'],
  ]);
  expect(calls.map(({ operation }) => operation)).toEqual(['Selected', 'TaskById']);
});

it('shows a written swap that the list lacks, by its key', async () => {
  const api = apiWith('a', 'b', 'c', 'd');
  const [first] = listed;
  if (first) api.selections.set(first.id, { ...first, taskId: 'd', swap: 1 });
  const calls = stubDataApi(api.answers());
  const rows = await fetchRecordedSelections(record, listed);
  expect(rows[0]).toMatchObject({ taskId: 'd', task: { id: 'd' }, swap: 1 });
  expect(calls.map(({ operation }) => operation)).toEqual(['Selected']);
});

it('shows no task in the place of one that was deleted since', async () => {
  stubDataApi(apiWith('a', 'b', 'c').answers());
  const rows = await fetchRecordedSelections(record, listed);
  expect(rows[0]).toMatchObject({ taskId: 'd', task: null });
});

it('has the stored tasks of a set that a page shows with a swap, and the shown one that was deleted', async () => {
  stubDataApi(apiWith('a', 'b').answers());
  const shown = dailySetOf(
    listed.map((row, slot) => (slot === 0 ? { ...row, taskId: 'd', task: taskOf('d') } : row)),
  );
  const { current } = await fetchStoredSet(NOTHING_RECORDED, shown);
  expect(current.map(({ taskId, task }) => [taskId, task.id])).toEqual([
    ['a', 'a'],
    ['b', 'b'],
    ['c', 'c'],
  ]);
});

it('is taken from the page without a request once its swaps are recorded', async () => {
  const calls = stubDataApi(apiWith('a', 'b', 'c', 'd').answers());
  const shown = dailySetOf(listed);
  expect(await fetchStoredSet(record, shown)).toBe(shown);
  expect(calls).toEqual([]);
});
