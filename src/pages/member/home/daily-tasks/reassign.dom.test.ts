import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { notesOf } from '@/data/actions/notes';
import { shownHome } from '@/data/home';
import { storeDailies } from '@/data/offline-dailies';
import { keepDailies } from '@/data/tasks';
import { actionOf, complete, renew } from '@/domain/actions/testing/members';
import { DAY_MS } from '@/domain/instant';
import { taskOf } from '@/domain/testing/rows';
import { stubDataApi } from '@/testing/data-api';
import { accountWith, type FakeApi } from '@/testing/fake-api';
import { homeOf } from '@/testing/home-of';
import { reassign } from './reassign';
import { swap } from './swap';

const NOW = Date.now();
const dailies = Array.from('abcdefgh', (id) => taskOf(id));

let api: FakeApi;
let client: QueryClient;

const actor = () => ({ client, accountId: 'a1' });

const shown = () => shownHome(actor())?.set.tasks.map(({ id }) => id) ?? [];
const stored = () => [...api.selections.values()].map(({ taskId }) => taskId);
const committed = (calls: readonly { operation: string }[]) =>
  calls.filter(({ operation }) => operation === 'Commit').length;

beforeEach(async () => {
  api = accountWith('abcdefgh');
  client = await homeOf(api);
});

describe('a reassignment', () => {
  it('stores three different tasks and returns 1440 minutes', async () => {
    expect(await reassign(actor())).toEqual({ minutes: 1440 });
    expect(new Set(stored()).size).toBe(3);
    expect(shown()).toEqual(stored());
    expect(api.profile?.revision).toBe(1);
  });

  it('gives none of the earlier tasks, and none that is set aside while others are left', async () => {
    const aside = { kind: 'aside', taskId: 'h', name: 'H', reason: 'unsuited' } as const;
    api.commit([renew(0, 'abc', NOW - DAY_MS), actionOf(aside, NOW)]);
    client = await homeOf(api);
    await reassign(actor());
    expect(shown().filter((id) => ['a', 'b', 'c', 'h'].includes(id))).toEqual([]);
  });

  it('returns −1 and the number of tasks if there are too few', async () => {
    api.tasks.splice(2);
    expect(await reassign(actor())).toMatchObject({
      minutes: -1,
      message: 'Not enough tasks in database. Found 2, need 3',
    });
  });

  it('returns −1 if it can’t be stored, and leaves the tasks unchanged', async () => {
    stubDataApi(api.answers(['Commit']));
    expect(await reassign(actor())).toMatchObject({
      minutes: -1,
      message: 'Error assigning daily tasks',
    });
    expect([shown(), notesOf('a1')]).toEqual([[], []]);
  });

  it('is tried three times if its tasks don’t exist anymore, with others each time', async () => {
    const catalog = stubDataApi(api.answers());
    api.tasks.splice(0, 8, ...Array.from('ijk', (id) => taskOf(id)));
    // This page has read the earlier ones.
    keepDailies(client, 'a1', dailies);
    expect(await reassign(actor())).toEqual({ minutes: 1440 });
    expect(shown().toSorted()).toEqual(['i', 'j', 'k']);
    expect(committed(catalog)).toBeGreaterThan(1);
  });

  it('fails with −1 after three attempts without three existing tasks', async () => {
    const gone = { data: { commitMember: { outcome: 'gone', gone: dailies.map(({ id }) => id) } } };
    stubDataApi({ ...api.answers(), Commit: () => gone });
    expect(await reassign(actor())).toMatchObject({
      minutes: -1,
      message: 'Task assignment verification failed after 3 attempts',
    });
  });

  it('succeeds if another device has renewed the tasks first', async () => {
    api.commit([renew(0, 'fgh', NOW)]);
    expect(await reassign(actor())).toEqual({ minutes: 1440 });
    expect(stored()).toEqual(['f', 'g', 'h']);
    expect(shown()).toEqual(['f', 'g', 'h']);
  });

  it('without a connection, chooses from the tasks that this browser keeps, and waits', async () => {
    storeDailies('a1', dailies);
    stubDataApi({});
    expect(await reassign(actor())).toEqual({ minutes: 1440 });
    expect(shown()).toHaveLength(3);
    expect(notesOf('a1')).toMatchObject([{ isHeld: true, action: { kind: 'renew' } }]);
    expect(api.selections.size).toBe(0);
  });

  it('without a connection or cached tasks, fails with a network error', async () => {
    stubDataApi({});
    expect(await reassign(actor())).toMatchObject({
      minutes: -1,
      cause: { kind: 'network' },
    });
  });
});

describe('a manual refresh', () => {
  beforeEach(async () => {
    api.commit([renew(0, 'abc', NOW - 1000)]);
    client = await homeOf(api);
  });

  it('yields to a later completion on another device, and names the task', async () => {
    api.commit([complete(taskOf('b'), NOW + 1)]);
    expect(await reassign(actor(), { at: NOW })).toMatchObject({ newer: { completed: 'b' } });
    expect(shown()).toEqual(['a', 'b', 'c']);
  });

  it('yields to a renewal on another device', async () => {
    api.commit([renew(1, 'fgh', NOW)]);
    expect(await reassign(actor(), { at: NOW })).toMatchObject({ newer: { completed: undefined } });
    expect(shownHome(actor())?.member.record.set.tasks).toEqual(['f', 'g', 'h']);
  });

  it('is dated after the completions on the page, even if their clock is ahead', async () => {
    api.commit([complete(taskOf('b'), NOW + 60_000)]);
    client = await homeOf(api);
    expect(await reassign(actor(), { at: NOW })).toEqual({ minutes: 1440 });
  });
});

it('a swap chooses another task if the first choice was just deleted', async () => {
  api.commit([renew(0, 'abc', NOW - 1000)]);
  client = await homeOf(api);
  api.tasks.splice(3, 5, taskOf('i'));
  // This page has read the earlier ones.
  keepDailies(client, 'a1', dailies);
  await swap(actor(), { task: taskOf('a') });
  expect(shown()).toEqual(['i', 'b', 'c']);
});
