import { afterAll, expect, it } from 'vitest';
import {
  at,
  committed,
  completed as done,
  selected,
  startMembersApi,
} from '../testing/members-api';

/* Every answer of `commitMember`, with genuine tokens. Each test has its own members. */

const api = await startMembersApi();
await api.addTasks({ a: 'Live', b: 'Live', old: 'Archived', draft: 'Draft', gone: 'Live' });
await api.deleteTask('gone');
afterAll(() => api.stop());

it('stores level, score, record and rows, and the time of the visit', async () => {
  const member = await api.newMember();
  const { sub } = member;
  const changes = { complete: [done('a')], select: [selected('daily#0'), selected('goal#b', 'b')] };
  expect(await api.commit(member, changes)).toEqual({
    outcome: 'committed',
    revision: 1,
    level: null,
    memberRecord: null,
    gone: null,
  });
  expect(await api.stored(member)).toMatchObject({
    revision: 1,
    level: 1,
    susscore: 5,
    lastlogin: expect.stringMatching(/^\d{4}-.*Z$/),
    completedTasks: { items: [{ id: `${sub}#done#a#${at}`, nameofowner: sub }] },
    selectedTasks: { items: [{ owner: sub }, { owner: sub }] },
  });
});

it('is refused if another client wrote the level meanwhile, with that level', async () => {
  const member = await api.newMember();
  const { sub, caller } = member;
  const write = (level: number | null) =>
    api.run(
      caller,
      `mutation { updateUserProfile(input: { id: "${sub}", level: ${level} }) { id } }`,
    );
  await write(3);
  expect(await api.commit(member)).toMatchObject({ outcome: 'conflict', revision: 0, level: 3 });
  expect(await api.commit(member, { levelBefore: 3, level: 4 })).toEqual(committed(1));
  await write(9);
  const stale = { revision: 1, levelBefore: 4, level: 5 };
  expect(await api.commit(member, stale)).toMatchObject({
    outcome: 'conflict',
    revision: 1,
    level: 9,
  });
  await write(null);
  expect(await api.commit(member, { revision: 1, level: 1 })).toEqual(committed(2));
  const again = { outcome: 'conflict', revision: 2 };
  expect(await api.commit(member, { revision: 1, level: 1 })).toMatchObject(again);
});

it('leaves the level of a member without completions unchanged', async () => {
  const member = await api.newMember();
  expect(await api.commit(member, { level: null, select: [selected('daily#0')] })).toEqual(
    committed(1),
  );
  expect(await api.stored(member)).toMatchObject({ revision: 1, level: null });
});

it('names the completed tasks that were deleted or are drafts, and stores nothing', async () => {
  const member = await api.newMember();
  const changes = { complete: [done('a'), done('draft'), done('gone'), done('gone', 1)] };
  expect(await api.commit(member, changes)).toMatchObject({
    outcome: 'gone',
    gone: ['draft', 'gone'],
  });
  expect(await api.stored(member)).toMatchObject({ revision: null, completedTasks: { items: [] } });
  expect(await api.commit(member, { complete: [done('old')] })).toEqual(committed(1));
});

const daily = ['a', 'b', 'old'].map((taskId, place) => selected(`daily#${place}`, taskId));

it.each([
  ['a goal that was deleted', 'gone', []],
  ['a daily task that was deleted', 'gone', daily],
])('names %s, and stores nothing', async (_, taskId, others) => {
  const member = await api.newMember();
  const slot = others.length > 0 ? 'daily#0' : `goal#${taskId}`;
  const select = [selected(slot, taskId), ...others.slice(1)];
  expect(await api.commit(member, { select })).toMatchObject({ outcome: 'gone', gone: [taskId] });
  expect(await api.stored(member)).toMatchObject({ revision: null, selectedTasks: { items: [] } });
});

it('stores daily tasks and goals that have been archived', async () => {
  const select = [...daily, selected('goal#old', 'old')];
  expect(await api.commit(await api.newMember(), { select })).toEqual(committed(1));
});

it('is refused without a profile, and once the account is closed', async () => {
  const member = await api.newMember({ hasProfile: false });
  expect(await api.commit(member)).toBe('NoProfile');
  const leaver = await api.newMember();
  await api.commit(leaver);
  await api.run(leaver.caller, 'mutation { createClosedAccount(input: {}) { id } }');
  await api.run(
    leaver.caller,
    `mutation { deleteUserProfile(input: { id: "${leaver.sub}" }) { id } }`,
  );
  expect(await api.commit(leaver, { revision: 1, levelBefore: 1 })).toBe('NoProfile');
});

it('deletes no row of another member, and doesn’t reveal whether it exists', async () => {
  const [victim, mallory] = [await api.newMember(), await api.newMember()];
  await api.commit(victim, { complete: [done('a')], select: [selected('daily#0')] });
  // Other clients' rows can have random IDs.
  const create = `createUserTaskSelection(input: { userId: "${victim.sub}", taskId: "a" }) { id }`;
  const { data } = await api.run(victim.caller, `mutation { row: ${create} }`);
  const before = await api.stored(victim);
  const { sub: without } = await api.newMember();
  for (const foreign of [
    { deselect: [Object(data?.['row']).id] },
    ...[victim.sub, without].flatMap((sub) => [
      { uncomplete: [`${sub}#done#a#${at}`] },
      { deselect: [`${sub}#daily#0`] },
      { annotate: [{ id: `${sub}#done#a#${at}` }] },
    ]),
  ]) {
    expect(await api.commit(mallory, foreign)).toBe('Unauthorized');
  }
  expect(await api.stored(victim)).toEqual(before);
  expect(await api.stored(mallory)).toMatchObject({ revision: null });
});

it('writes rows only under the member’s own ID', async () => {
  const [victim, mallory] = [await api.newMember(), await api.newMember()];
  const place = `../${victim.sub}#daily#0`;
  const sly = {
    complete: [done('a')],
    select: [selected(place), selected(`${victim.sub}#daily#1`)],
  };
  expect(await api.commit(mallory, sly)).toEqual(committed(1));
  expect(await api.stored(victim)).toMatchObject({ selectedTasks: { items: [] } });
  const owned = [`${mallory.sub}#${place}`, `${mallory.sub}#${victim.sub}#daily#1`];
  const items = expect.arrayContaining(owned.map((id) => expect.objectContaining({ id })));
  expect(await api.stored(mallory)).toMatchObject({ selectedTasks: { items } });
});

/** AWS would throttle as many requests as this machine takes. */
const AT_ONCE = process.env['VERDURE_DEPLOYED_OUTPUTS'] === undefined ? 200 : 10;

it(`stores only one of ${AT_ONCE} simultaneous commits (A1)`, async () => {
  const member = await api.newMember();
  const started = Array.from({ length: AT_ONCE }, (_, index) =>
    api.commit(member, { complete: [done('a', index)] }),
  );
  const outcomes = (await Promise.all(started)).map((outcome) => JSON.stringify(outcome));
  const isRefused = (text: string) => /"outcome":"(conflict|busy)"/.test(text);
  expect(outcomes.filter((outcome) => !isRefused(outcome))).toEqual([
    expect.stringContaining('"outcome":"committed"'),
  ]);
  expect(await api.stored(member)).toMatchObject({
    level: 1,
    completedTasks: { items: [{ taskId: 'a' }] },
  });
});

it('lets several members complete the same task at once', async () => {
  // One after another, since the client knows only one account at a time.
  const several = [
    await api.newMember(),
    await api.newMember(),
    await api.newMember(),
    await api.newMember(),
  ];
  const outcomes = await Promise.all(
    several.map((member) => api.commit(member, { complete: [done('a')] })),
  );
  expect(outcomes).toEqual(several.map(() => committed(1)));
});
