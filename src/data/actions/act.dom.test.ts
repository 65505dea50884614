import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import type { NewAction } from '@/domain/actions/action';
import { actionOf, complete, renew } from '@/domain/actions/testing/members';
import { DAY_MS, HOUR_MS } from '@/domain/instant';
import { taskOf } from '@/domain/testing/rows';
import { noteKeys, readNote, removeNote, refusedKey } from '@/lib/notes';
import { sessionStore } from '@/session/store';
import { signedIn } from '@/testing/accounts';
import { stubDataApi } from '@/testing/data-api';
import { deferred } from '@/testing/deferred';
import { accountWith, type FakeApi } from '@/testing/fake-api';
import { homeOf } from '@/testing/home-of';
import { browserLocks } from '@/testing/browser-locks';
import { storeTokens } from '@/testing/stored-tokens';
import * as dataClient from '@/data/client';
import { homeQuery } from '@/data/home';
import { BackendError } from '@/lib/errors';
import { act, onRecorded, sendWaiting } from './act';
import { notesOf } from './notes';
import { noteHeld } from './testing/note-held';

const NOW = Date.now();
const locks = browserLocks();

let api: FakeApi;
let client: QueryClient;

const actor = () => ({ client, accountId: 'a1' });

const doing = (id: string, more: { at?: number } = {}): NewAction => {
  const { id: _, ...action } = complete(taskOf(id), more.at ?? NOW);
  return action;
};
const refreshing = (ids: string): NewAction => {
  const tasks = Array.from(ids, (id) => taskOf(id));
  return { kind: 'refresh', from: 1, tasks, at: NOW };
};
const refused = () =>
  v.parse(v.nullable(v.pipe(v.string(), v.parseJson())), readNote(refusedKey('a1')));
const blockStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });

beforeEach(async () => {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  api = accountWith('abcdefgh');
  api.commit([renew(0, 'abc', NOW - 1000)]);
  client = await homeOf(api);
});

afterEach(() => noteKeys('a1').forEach(removeNote));

describe('an action', () => {
  it('ends if another tab has sent it in the meantime', async () => {
    const calls = stubDataApi(api.answers());
    const sent = deferred<void>();
    const theirs = navigator.locks.request('verdure.sending.a1', {}, () => sent.promise);
    const waits = vi.spyOn(navigator.locks, 'request');
    const acted = act(actor(), doing('a'));
    await vi.waitFor(() => expect(waits).toHaveBeenCalledOnce());
    noteKeys('a1').forEach(removeNote);
    sent.resolve();
    await theirs;
    expect([await acted, calls]).toEqual(['committed', []]);
  });

  it('that conflicts with another page’s change of a goal’s steps makes the home reload', async () => {
    const bulbs = taskOf('bulbs', 'Medium');
    api.tasks.push(bulbs);
    api.commit([actionOf({ kind: 'add', task: bulbs, goal: null }, NOW)]);
    await client.fetchQuery({ ...homeQuery('a1'), staleTime: 0 });
    const change = { kind: 'own', stepId: 's1', text: 'Look for the tools' } as const;
    api.commit([actionOf({ kind: 'steps', taskId: 'bulbs', name: 'Bulbs', change }, NOW)]);
    expect(await act(actor(), doing('a'))).toBe('committed');
    expect(client.getQueryState(homeQuery('a1').queryKey)).toMatchObject({ isInvalidated: true });
  });

  it('that conflicts with another page’s note makes the home reload, since only its revision is known', async () => {
    const done = complete(taskOf('b'), NOW);
    api.commit([done]);
    await client.fetchQuery({ ...homeQuery('a1'), staleTime: 0 });
    const [row] = api.completions.values();
    const noted = { taskId: 'b', rowId: row?.id ?? '', name: 'B', note: 'By foot' };
    api.commit([actionOf({ kind: 'note', ...noted, doneAt: NOW }, NOW)]);
    expect(await act(actor(), doing('a'))).toBe('committed');
    expect(client.getQueryState(homeQuery('a1').queryKey)).toMatchObject({ isInvalidated: true });
  });

  it.each([
    ['has no locks', () => void Reflect.deleteProperty(navigator, 'locks')],
    [
      'refuses them, as where it blocks storage',
      () => vi.spyOn(navigator.locks, 'request').mockRejectedValue(new Error('SecurityError')),
    ],
    [
      'has suspended a tab while it sent',
      () => {
        Object.defineProperty(navigator, 'locks', { value: browserLocks(), configurable: true });
        void navigator.locks.request('verdure.sending.a1', {}, () => deferred().promise);
        vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
      },
    ],
  ])('works in a browser that %s', async (_, before) => {
    before();
    expect(await act(actor(), doing('a'))).toBe('committed');
  });

  it.each([
    [
      'that the API fails to commit ends for the page that waits',
      () => stubDataApi(api.answers(['Commit'])),
      'Something went wrong.',
    ],
    [
      'that would have to wait where the browser can’t keep it is refused',
      () => {
        stubDataApi({});
        blockStorage();
      },
      'No room for more changes until you’re online.',
    ],
    [
      'isn’t noted for an account that has signed out of this browser',
      () => storeTokens({ sub: 'b1' }),
      expect.objectContaining({ kind: 'switched' }),
    ],
  ])('%s, and doesn’t wait', async (_, before, error) => {
    before();
    await expect(act(actor(), doing('a'))).rejects.toThrow(error);
    expect([notesOf('a1'), notesOf('b1')]).toEqual([[], []]);
  });

  it('is refused to the waiting page, without a report for later', async () => {
    api.tasks.splice(0, 1);
    expect(await act(actor(), doing('a'))).toBe('gone');
    expect([notesOf('a1'), refused()]).toEqual([[], null]);
  });

  it.each(['refresh', 'takeBack'] as const)(
    'of kind %s needs a connection, and never waits',
    async (kind) => {
      const action: NewAction =
        kind === 'refresh' ? refreshing('def') : { kind, set: 2, tasks: [], at: NOW };
      if (kind === 'takeBack') await act(actor(), refreshing('def'));
      stubDataApi({});
      await expect(act(actor(), action)).rejects.toMatchObject({ kind: 'network' });
      expect(notesOf('a1')).toEqual([]);
    },
  );

  it('that can’t wait says why it wasn’t sent', async () => {
    vi.spyOn(dataClient, 'accessToken').mockRejectedValueOnce(new BackendError('outdated'));
    await expect(act(actor(), refreshing('def'))).rejects.toThrow('Reload the page');
  });

  it('doesn’t count as stored if this page can’t send at all', async () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(dataClient, 'post').mockRejectedValue(new Error('The page is going away'));
    await expect(act(actor(), doing('a'))).rejects.toThrow('Something went wrong.');
    expect([notesOf('a1'), reported.mock.calls.length]).toEqual([[], 1]);
  });

  it('creates a missing profile', async () => {
    api.profile = null;
    sessionStore.setSession(signedIn({ id: 'a1' }));
    expect(await act(actor(), doing('a'))).toBe('committed');
    expect(api.profile).toMatchObject({ level: 1 });
  });
});

describe('a waiting action', () => {
  it('is announced to listeners once it is stored, unless a page did it by itself', async () => {
    const told = vi.fn<(accountId: string, count: number) => void>();
    const stop = onRecorded(told);
    await sendWaiting(client, 'a1');
    for (const id of ['a', 'b']) noteHeld('a1', complete(taskOf(id), NOW));
    noteHeld('a1', renew(1, 'def', NOW));
    await sendWaiting(client, 'a1');
    stop();
    expect(told.mock.calls).toEqual([['a1', 2]]);
    expect(api.completions.size).toBe(2);
  });

  it('that is refused is reported in a sentence, since its page is gone', async () => {
    api.tasks.splice(0, 1);
    noteHeld('a1', complete(taskOf('a'), NOW));
    noteHeld('a1', complete(taskOf('b'), NOW - 12 * DAY_MS));
    await sendWaiting(client, 'a1');
    expect(notesOf('a1')).toEqual([]);
    expect(refused()).toEqual([
      '“Task a” is no longer available, so it wasn’t recorded. Its 10 points don’t count.',
      '“Task b” was done too long ago to be recorded. Its points would have expired by now.',
    ]);
  });

  it.each([
    ['', NOW - HOUR_MS],
    [' that expired long ago', NOW - 8.5 * DAY_MS],
  ])(
    'that is a note on a completion%s gives its text back if the completion was deleted elsewhere',
    async (_, doneAt) => {
      api.commit([complete(taskOf('a'), doneAt)], doneAt);
      const { member } = await client.fetchQuery({ ...homeQuery('a1'), staleTime: 0 });
      api.completions.clear();
      api.commit([renew(1, 'def', NOW)], NOW + DAY_MS);
      const [row] = member.completions;
      const noted = { taskId: 'a', name: 'Task a', rowId: row?.id ?? '', doneAt, note: '12 km' };
      noteHeld('a1', actionOf({ kind: 'note', ...noted }, NOW));
      await sendWaiting(client, 'a1');
      expect([notesOf('a1'), refused(), api.completions.size]).toEqual([
        [],
        ['“Task a” is no longer marked complete, so your note on it wasn’t saved: 12 km'],
        0,
      ]);
    },
  );

  it('that is refused keeps waiting while there is no room for its report', async () => {
    api.tasks.splice(0, 1);
    noteHeld('a1', complete(taskOf('a'), NOW));
    const blocked = blockStorage();
    await sendWaiting(client, 'a1');
    expect(notesOf('a1')).toHaveLength(1);
    blocked.mockRestore();
    await sendWaiting(client, 'a1');
    expect(refused()).toHaveLength(1);
  });

  it('that can’t be read is dropped and reported', async () => {
    const key = noteHeld('a1', complete(taskOf('a'), NOW));
    localStorage.setItem(key, '{"action":{}}');
    await sendWaiting(client, 'a1');
    expect(noteKeys('a1')).toEqual([]);
    expect(refused()).toEqual([
      'A change that was saved on this device couldn’t be read, so it wasn’t recorded.',
    ]);
  });
});
