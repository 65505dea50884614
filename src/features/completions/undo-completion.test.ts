// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ScoredCompletion } from '@/domain/completion';
import { DAY_MS, instantOf } from '@/domain/instant';
import { taskOf } from '@/domain/testing/rows';
import { cachedHome, completedAtIn, type Home } from '@/data/home';
import { keys } from '@/data/keys';
import { noteWaiting } from '@/data/waiting';
import { newCompletion } from '@/domain/new-completion';
import { sessionStore } from '@/session/store';
import { stubDataApi } from '@/testing/data-api';
import { FakeApi } from '@/testing/fake-api';
import { storeTokens } from '@/testing/stored-tokens';
import { undoCompletion } from './undo-completion';

const account = { id: 'a1', email: 'fern@example.com', loginId: 'fern', isAdmin: false };
const walk = taskOf('walk');

beforeEach(() => {
  localStorage.clear();
  storeTokens({ sub: account.id });
  sessionStore.setSession({ status: 'authenticated', account });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStore.setSession({ status: 'configuring' });
});

/** A task checked in late, whose points have expired, on the home and in the backend. */
function lateCheckIn() {
  const now = Date.now();
  const row: ScoredCompletion = {
    id: 'a1#done#walk#0',
    taskId: walk.id,
    completedDate: instantOf(now - 2 * DAY_MS),
    expirationDate: instantOf(now - DAY_MS),
    task: walk,
  };
  const member = { level: 1, memberState: null, ledger: null, dailyRecord: null };
  const client = new QueryClient();
  const home: Home = {
    fetchedAt: now,
    profile: { level: 1, member },
    selections: [],
    completions: [],
    past: [row],
  };
  client.setQueryData(keys.home(account.id), home);
  const api = new FakeApi([walk]);
  api.profile = { level: 1 };
  api.completions.set(row.id, { ...row });
  return { api, client, row, undoing: { row, name: walk.name, isCounted: true } };
}

const past = (client: QueryClient) => cachedHome(client, account.id)?.past;

it('takes a completion whose points have expired out of the streak at once', async () => {
  const { api, client, undoing } = lateCheckIn();
  stubDataApi(api.answers());
  await undoCompletion(client, account.id, undoing);
  const home = cachedHome(client, account.id);
  expect(past(client)).toEqual([]);
  expect(home && completedAtIn(home)).toEqual([]);
  expect(home?.profile.level).toBe(0);
});

it('keeps it in the streak if it can’t be deleted', async () => {
  const { api, client, row, undoing } = lateCheckIn();
  stubDataApi(api.answers(['Uncomplete']));
  await expect(undoCompletion(client, account.id, undoing)).rejects.toMatchObject({
    name: 'BackendError',
  });
  expect(past(client)).toEqual([row]);
});

it('keeps one that waits if the browser can’t keep the undo', async () => {
  const { client, undoing } = lateCheckIn();
  const at = Date.now();
  const row = { ...newCompletion(account.id, walk, at), task: walk };
  noteWaiting(account.id, { kind: 'complete', task: walk, at }, false);
  client.setQueryData<Home>(keys.home(account.id), (home) => home && { ...home, past: [row] });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  const undone = undoCompletion(client, account.id, { ...undoing, row });
  expect(past(client)).toEqual([]);
  await expect(undone).rejects.toThrow('No room for more changes');
  expect(past(client)).toEqual([row]);
  expect(cachedHome(client, account.id)?.profile.level).toBe(1);
});
