import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Action } from '@/domain/actions/action';
import { applyNext } from '@/domain/actions/apply';
import { commitOf } from '@/domain/actions/commit';
import type { Member } from '@/domain/actions/member';
import { actionOf, complete, renew } from '@/domain/actions/testing/members';
import { DAY_MS, instantOf } from '@/domain/instant';
import { completionOf, taskOf } from '@/domain/testing/rows';
import { stubDataApi } from '@/testing/data-api';
import { accountWith, type FakeApi } from '@/testing/fake-api';
import { commitTo } from '@/testing/fake-commit';
import { homeOf } from '@/testing/home-of';
import { noteHeld } from './actions/testing/note-held';
import { changeHome, homeQuery, shownHome, storedHome } from './home';
import { readSnapshot, storeSnapshot } from './snapshot';

const NOW = Date.now();
const bulbs = taskOf('bulbs', 'Medium');
const addBulbs = () => actionOf({ kind: 'add', task: bulbs, goal: null }, NOW);

let api: FakeApi;
let client: QueryClient;

const actor = () => ({ client, accountId: 'a1' });

const read = () => client.fetchQuery({ ...homeQuery('a1'), staleTime: 0 });

beforeEach(async () => {
  api = accountWith('abcdef', bulbs);
  api.commit([renew(0, 'abc', NOW)]);
  client = await homeOf(api);
});

it('A read never replaces commits made after it was requested', async () => {
  const { Home } = api.answers();
  const earlier = Home?.({});
  const { member } = await read();
  const after = applyNext(member, [complete(taskOf('a'), NOW)], { gone: new Set(), now: NOW });
  changeHome(client, 'a1', (home) => ({ ...home, member: { ...after.member, revision: 2 } }));
  stubDataApi({ ...api.answers(), Home: () => earlier ?? {} });
  expect((await read()).member).toMatchObject({ revision: 2, level: 1 });
});

it('A read is repeated if a commit happened during it, so that it shows what others wrote', async () => {
  const { member } = await read();
  const { Home } = api.answers();
  const earlier = Home?.({});
  api.commit([complete(taskOf('a'), NOW)]);
  const committed = api.member();
  api.completions.set('theirs', { ...completionOf('a1', taskOf('b'), NOW), id: 'theirs' });
  changeHome(client, 'a1', (home) => ({ ...home, member: { ...member, ...committed } }));
  let asked = 0;
  const calls = stubDataApi({
    ...api.answers(),
    Home: (variables) => (asked++ === 0 ? earlier : Home?.(variables)) ?? {},
  });
  const home = await read();
  expect(calls.map(({ operation }) => operation)).toEqual(['Home', 'Home']);
  expect(home.member.completions.map(({ id }) => id)).toContain('theirs');
});

it('Tasks that the record lists and no row has are read by their keys, and remembered if deleted', async () => {
  const calls = stubDataApi(lagging());
  api.commit([addBulbs(), complete(taskOf('d'), NOW)]);
  await read();
  const { member } = storedHome(client, 'a1') ?? {};
  expect(member?.completions).toMatchObject([{ taskId: 'd', task: { name: 'Task d' } }]);
  expect(member?.goals).toMatchObject([{ taskId: 'bulbs', task: { name: 'Task bulbs' } }]);
  expect(calls.map(({ operation }) => operation)).toEqual([
    'Home',
    'TaskById',
    'Selected',
    'Revision',
  ]);
  api.tasks.splice(api.tasks.indexOf(bulbs), 1);
  client.clear();
  await read();
  expect(storedHome(client, 'a1')?.member.goals).toMatchObject([{ taskId: 'bulbs', task: null }]);
});

/** Returns the responses of an API with the current home, except for the profile's record. */
function lagging() {
  const { Home, ...answers } = api.answers();
  const { data: before } = Object(Home?.({}));
  return {
    ...answers,
    Home: (variables: Record<string, unknown>) => {
      const { data } = Object(Home?.(variables));
      const { selectedTasks } = before.getUserProfile;
      const getUserProfile = { ...data.getUserProfile, selectedTasks };
      return { data: { ...data, getUserProfile, completions: before.completions } };
    },
  };
}

/** Writes or deletes a selection as another client would: the first daily task, or one with its own ID. */
function selectElsewhere(id: string, taskId?: string, selectionDate = instantOf(NOW)): void {
  if (taskId === undefined) api.selections.delete(id);
  else api.selections.set(id, { id, taskId, selectionDate });
}

it.each([
  ['deletes a daily task', () => selectElsewhere('a1#daily#0')],
  ['selects a fourth', () => selectElsewhere('theirs', 'e')],
])('There are no daily tasks if another client %s, so new ones are due', async (_, write) => {
  write();
  const { member } = await read();
  expect(member.record.set).toMatchObject({ number: 1, tasks: [] });
  await commitAndRead(member, renew(1, 'def', NOW), ['d', 'e', 'f']);
});

it.each([
  [
    'selects another instead',
    () => {
      selectElsewhere('a1#daily#0');
      selectElsewhere('theirs', 'e', instantOf(NOW + 1));
    },
    { start: NOW + 1, tasks: ['b', 'c', 'e'] },
  ],
  [
    'dates them earlier',
    () => ['a', 'b', 'c'].forEach((id, at) => selectElsewhere(`a1#daily#${at}`, id, instantOf(1))),
    { start: 1, tasks: ['a', 'b', 'c'] },
  ],
])('The daily tasks are those of the rows if another client %s', async (_, write, set) => {
  write();
  const { member } = await read();
  expect(member.record.set).toMatchObject({ number: 1, ...set });
  await commitAndRead(member, complete(taskOf('b'), NOW), set.tasks);
});

/** Commits an action, after which rows and record agree on the tasks. */
async function commitAndRead(
  member: Member,
  action: Action,
  tasks: readonly string[],
): Promise<void> {
  const after = applyNext(member, [action], { gone: new Set(), now: NOW });
  commitTo(api, commitOf(member, after.member, NOW));
  expect([...api.selections.values()].map(({ taskId }) => taskId).toSorted()).toEqual(tasks);
  const calls = stubDataApi(api.answers());
  await read();
  expect(calls.map(({ operation }) => operation)).toEqual(['Home']);
}

it('Rows of a later commit don’t count as another client’s', async () => {
  selectElsewhere('a1#daily#0', 'd');
  const later = { data: { getUserProfile: { revision: 2 } } };
  stubDataApi({ ...api.answers(), Revision: () => later });
  expect((await read()).member.record.set.tasks).toEqual(['a', 'b', 'c']);
});

it('A note that the list doesn’t have yet is read by its key, once', async () => {
  const id = `a1#done#a#${NOW}`;
  const note = { kind: 'note', taskId: 'a', name: 'A', rowId: id, doneAt: NOW } as const;
  api.commit([complete(taskOf('a'), NOW)]);
  const calls = stubDataApi(lagging());
  api.commit([actionOf({ ...note, note: '12 km' }, NOW)]);
  client.clear();
  for (const asked of [['Home', 'CompletionNote'], ['Home']]) {
    calls.length = 0;
    expect((await read()).member.completions).toMatchObject([{ id, note: '12 km' }]);
    expect(calls.map(({ operation }) => operation)).toEqual(asked);
  }
});

it('A goal’s steps that the list doesn’t have yet are read by its key', async () => {
  api.commit([addBulbs()]);
  const calls = stubDataApi(lagging());
  const change = { kind: 'own', stepId: 's1', text: 'Look for the tools' } as const;
  api.commit([actionOf({ kind: 'steps', taskId: 'bulbs', name: 'Bulbs', change }, NOW)]);
  client.clear();
  const { goals } = (await read()).member;
  expect(goals[0]?.goal).toContain('Look for the tools');
  expect(calls.map(({ operation }) => operation)).toEqual(['Home', 'Selected', 'Revision']);
});

it('A page shows waiting actions on top of the stored member, which stays as it is', () => {
  noteHeld('a1', complete(taskOf('a'), NOW));
  expect(shownHome(actor())).toMatchObject({ member: { level: 1 } });
  expect(shownHome(actor())?.completions).toHaveLength(1);
  expect(storedHome(client, 'a1')?.member.completions).toEqual([]);
});

it('A record of a later version asks to reload, and is never replaced', async () => {
  client.clear();
  api.profile = { level: 4, revision: 9, memberRecord: '{"version":99}' };
  await expect(read()).rejects.toThrow('Reload the page to update Verdure.');
});

it('A record that can’t be read is reported, and replaced by one made from the rows', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  client.clear();
  api.profile = { level: 3, revision: 9, memberRecord: '{"version":1}' };
  expect((await read()).member.record.set.tasks).toEqual(['a', 'b', 'c']);
  expect(reported).toHaveBeenCalledOnce();
});

it('All completions of an account without a record are read, however old', async () => {
  client.clear();
  api.profile = { level: 3 };
  const theirs = completionOf('a1', taskOf('a'), NOW - 90 * DAY_MS);
  api.completions.set('theirs', { ...theirs, saved: null, id: 'theirs' });
  const calls = stubDataApi(api.answers());
  await read();
  expect(calls.map(({ operation }) => operation)).toContain('ScoredCompletions');
  expect(storedHome(client, 'a1')?.member.record.saved.notEstimated).toBe(1);
});

it('Data that this page changes keeps its age, and stays as stale', async () => {
  const { queryKey } = homeQuery('a1');
  const home = storedHome(client, 'a1');
  client.setQueryData(queryKey, home, { updatedAt: NOW - 60_000 });
  changeHome(client, 'a1', (one) => ({ ...one, settings: {} }));
  expect(client.getQueryState(queryKey)).toMatchObject({ dataUpdatedAt: NOW - 60_000 });
  await client.invalidateQueries({ queryKey });
  changeHome(client, 'a1', (one) => ({ ...one, settings: {} }));
  expect(client.getQueryState(queryKey)).toMatchObject({ isInvalidated: true });
});

it('A snapshot has another client’s rows', () => {
  const theirs = { ...completionOf('a1', taskOf('b'), NOW), id: 'theirs', task: taskOf('b') };
  const member = { ...api.member(), completions: [theirs] };
  storeSnapshot('a1', { fetchedAt: NOW, member, settings: {} }, NOW);
  expect(readSnapshot('a1')?.value.member.completions).toMatchObject([{ id: 'theirs' }]);
});

it('A snapshot of another account or of another shape is ignored', () => {
  api.commit([addBulbs()]);
  storeSnapshot('a1', { fetchedAt: NOW, member: api.member(), settings: {} }, NOW);
  const key = 'verdure.account.a1.snapshot';
  const text = localStorage.getItem(key) ?? '';
  localStorage.setItem('verdure.account.b1.snapshot', text);
  expect(readSnapshot('b1')).toBeUndefined();
  expect(readSnapshot('a1')).toBeDefined();
  localStorage.setItem(key, text.replace(/"shape":\d/, '"shape":-'));
  expect(readSnapshot('a1')).toBeUndefined();
});
