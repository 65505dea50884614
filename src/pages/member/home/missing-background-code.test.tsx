import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DailyRecord } from '@/domain/daily-record';
import { HOUR_MS, instantOf, MINUTE_MS } from '@/domain/instant';
import { memberText, newMember } from '@/domain/member-text';
import { newCompletion } from '@/domain/new-completion';
import { dailySelectionId, goalSelectionId } from '@/domain/row-ids';
import { taskOf } from '@/domain/testing/rows';
import { stubDataApi } from '@/testing/data-api';
import { FakeApi } from '@/testing/fake-api';
import { renderMemberPage } from '@/testing/member-page';
import { UserLandingPage } from './user-landing';

const asked = vi.hoisted(() => new Set<string>());

/** A chunk that a deployment has removed. */
const missing = vi.hoisted(() => (name: string) => {
  asked.add(name);
  throw new TypeError('Failed to fetch dynamically imported module');
});

vi.mock('./daily-tasks/clean-up', () => missing('clean-up'));
vi.mock('./daily-tasks/finish-swap', () => missing('finish-swap'));
vi.mock('./daily-tasks/undo-refresh', () => missing('undo-refresh'));
vi.mock('@/features/completions/settle', () => missing('settle'));

const now = Date.now();

beforeEach(() => {
  asked.clear();
  localStorage.clear();
  vi.stubGlobal('matchMedia', undefined);
});
afterEach(() => vi.unstubAllGlobals());

/** An account whose daily tasks are those of set 2, and what its document says of them. */
function apiWith(daily: Partial<DailyRecord> = {}): FakeApi {
  const api = new FakeApi(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => taskOf(id)));
  ['d', 'e', 'f'].forEach((taskId, slot) => {
    const id = dailySelectionId('a1', 2, slot);
    api.selections.set(id, { id, taskId, selectionDate: instantOf(now - HOUR_MS) });
  });
  const state = newMember(0, now - HOUR_MS);
  const memberState = memberText({ ...state, daily: { ...state.daily, ...daily } }, 1);
  api.profile = { level: 0, memberState };
  return api;
}

/** Opens the home, waits until these chunks were asked for, and returns when the page reloaded; null if it didn't. */
async function reloadedWithout(api: FakeApi, ...chunks: string[]): Promise<string | null> {
  stubDataApi(api.answers());
  renderMemberPage({ path: '/userlanding', page: <UserLandingPage /> });
  const section = await screen.findByRole('region', { name: 'Your Daily Tasks' });
  expect(await within(section).findAllByRole('article')).toHaveLength(3);
  await waitFor(() => expect([...asked].toSorted()).toEqual(chunks));
  expect(screen.queryByText(/^Couldn’t/)).toBeNull();
  return sessionStorage.getItem('verdure.reloaded-at');
}

it('doesn’t reload the page when code is missing that nobody waits for', async () => {
  const api = apiWith();
  const id = goalSelectionId('a1', 'gone');
  api.selections.set(id, { id, taskId: 'gone', selectionDate: '2025-06-01T00:00:00.000Z' });
  // The member document doesn't count it yet.
  const done = newCompletion('a1', taskOf('done'), now);
  api.completions.set(done.id, { ...done });
  expect(await reloadedWithout(api, 'clean-up', 'settle')).toBeNull();
});

it('leaves a swap that is only recorded to the next visit, and shows it', async () => {
  const swap = { number: 1, period: 2, slot: 0, tasks: ['a', 'e', 'f'], away: ['d'] };
  expect(await reloadedWithout(apiWith({ swap }), 'finish-swap')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Task a' })).toBeInTheDocument();
});

it('leaves a refresh that has to give way to the next visit', async () => {
  const at = now - HOUR_MS / 2;
  const refresh = { period: 2, tasks: ['a', 'b', 'c'], start: now - HOUR_MS, at };
  const api = apiWith({ refresh });
  const done = newCompletion('a1', taskOf('a'), now - MINUTE_MS);
  api.completions.set(done.id, { ...done });
  expect(await reloadedWithout(api, 'settle', 'undo-refresh')).toBeNull();
});
