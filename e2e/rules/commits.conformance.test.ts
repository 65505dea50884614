import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, type DataResponse, post } from 'amplify-emulator/testing';
import {
  MAX_GOAL_LENGTH,
  MAX_LEVEL,
  MAX_NOTE_LENGTH,
  MAX_RECORD_LENGTH,
} from '../../amplify/data/limits';
import { type Backend, type Member, startBackend } from '../testing/backend';
import { COMMIT } from '../testing/commit';
import { TEST_NAME } from '../testing/test-rows';

/* Every answer of `commitMember`, with genuine tokens. Each test has members of its own. */

let backend: Backend;
let developer: Caller;
let members = 0;

beforeAll(async () => {
  backend = await startBackend();
  developer = { credentials: backend.developer };
  for (const [id, state] of Object.entries({
    a: 'Live',
    b: 'Live',
    old: 'Archived',
    draft: 'Draft',
  })) {
    await run(
      developer,
      `mutation { createTasks(input: { id: "${id}", name: "${TEST_NAME}", difficulty: Daily, state: ${state} }) { id } }`,
    );
  }
});

afterAll(() => backend.stop());

async function run(
  caller: Caller,
  document: string,
  variables: Record<string, unknown> = {},
): Promise<DataResponse> {
  const answer = await post(backend.origin, caller, document, variables);
  expect(answer.errors).toEqual([]);
  return answer;
}

async function newMember({ hasProfile = true } = {}): Promise<Member> {
  members += 1;
  const { sub, accessToken } = await backend.account(`member${members}`);
  const caller = { token: accessToken };
  if (hasProfile) await run(caller, 'mutation { createUserProfile(input: {}) { id } }');
  return { sub, caller };
}

/** Commits. Returns the result, or the type of the error. */
async function commit(
  { caller }: Pick<Member, 'caller'>,
  changes: Record<string, unknown> = {},
): Promise<unknown> {
  const variables = { revision: 0, level: 1, susscore: 5, memberRecord: '{}', ...changes };
  const { data, errors } = await post(backend.origin, caller, COMMIT, variables);
  return errors[0] ? (errors[0].errorType ?? errors[0].message) : data?.['commitMember'];
}

const at = Date.parse('2026-03-01T12:00:00.000Z');
const until = Date.parse('2026-03-08T12:00:00.000Z');
const done = (taskId: string, time = at) => ({ taskId, at: time, until, saved: [1, 0, 500] });
const selected = (place: string, taskId = 'a') => ({
  place,
  taskId,
  selectionDate: '2026-03-01T12:00:00.000Z',
});
const committed = (revision: number) => expect.objectContaining({ outcome: 'committed', revision });

/** Returns what is stored of a member. */
async function stored({ sub }: Pick<Member, 'sub'>): Promise<unknown> {
  const { data } = await run(
    developer,
    `{ profile: getUserProfile(id: "${sub}") {
      revision level susscore memberRecord lastlogin
      completedTasks(limit: 200) { items { id taskId completedDate expirationDate saved nameofowner } }
      selectedTasks(limit: 200) { items { id taskId selectionDate goal owner } }
    } }`,
  );
  return data?.['profile'];
}

it('stores level, score, record and rows, and the time of the visit', async () => {
  const member = await newMember();
  const { sub } = member;
  const goal = { ...selected('goal#b', 'b'), goal: '{"revision":1}' };
  const changes = { complete: [done('a')], select: [selected('daily#0'), goal], memberRecord: '1' };
  expect(await commit(member, changes)).toEqual({
    outcome: 'committed',
    revision: 1,
    level: null,
    memberRecord: null,
    gone: null,
  });
  expect(await stored(member)).toEqual({
    revision: 1,
    level: 1,
    susscore: 5,
    memberRecord: '1',
    lastlogin: expect.stringMatching(/^\d{4}-.*Z$/),
    completedTasks: {
      items: [
        {
          id: `${sub}#done#a#${at}`,
          taskId: 'a',
          completedDate: '2026-03-01T12:00:00.000Z',
          expirationDate: '2026-03-08T12:00:00.000Z',
          saved: [1, 0, 500],
          nameofowner: sub,
        },
      ],
    },
    selectedTasks: {
      items: expect.arrayContaining([
        {
          id: `${sub}#daily#0`,
          taskId: 'a',
          selectionDate: goal.selectionDate,
          goal: null,
          owner: sub,
        },
        {
          id: `${sub}#goal#b`,
          taskId: 'b',
          selectionDate: goal.selectionDate,
          goal: goal.goal,
          owner: sub,
        },
      ]),
    },
  });
});

it('takes rows away, those that are gone already too', async () => {
  const member = await newMember();
  const { sub } = member;
  await commit(member, { complete: [done('a')], select: [selected('goal#b', 'b')] });
  const changes = {
    revision: 1,
    levelBefore: 1,
    level: 0,
    uncomplete: [`${sub}#done#a#${at}`, `${sub}#done#a#1`],
    deselect: [`${sub}#goal#b`],
  };
  expect(await commit(member, changes)).toEqual(committed(2));
  expect(await stored(member)).toMatchObject({
    level: 0,
    completedTasks: { items: [] },
    selectedTasks: { items: [] },
  });
});

it('writes a note into its completion’s row and leaves what else that has, also when the task was deleted', async () => {
  const member = await newMember();
  const { sub, caller } = member;
  const id = `${sub}#done#late#${at}`;
  const create = (taskId: string) =>
    `mutation { createTasks(input: { id: "${taskId}", name: "${TEST_NAME}", difficulty: Daily, state: Live }) { id } }`;
  await run(developer, create('late'));
  const row = async () => {
    const query = `{ getCompletedTask(id: "${id}") { taskId saved expirationDate createdAt note noteRevision } }`;
    return (await run(caller, query)).data?.['getCompletedTask'];
  };
  expect(await commit(member, { complete: [{ ...done('late'), note: '12 km' }] })).toEqual(
    committed(1),
  );
  const first = await row();
  expect(first).toMatchObject({ taskId: 'late', note: '12 km', noteRevision: 1 });
  await run(developer, 'mutation { deleteTasks(input: { id: "late" }) { id } }');
  const later = { revision: 1, levelBefore: 1, annotate: [{ id, note: '14 km' }] };
  expect(await commit(member, later)).toEqual(committed(2));
  expect(await row()).toEqual({ ...Object(first), note: '14 km', noteRevision: 2 });
  const removed = { revision: 2, levelBefore: 1, annotate: [{ id }] };
  expect(await commit(member, removed)).toEqual(committed(3));
  expect(await row()).toEqual({ ...Object(first), note: null, noteRevision: null });
});

it('writes no note on a completion that is gone, or another member’s', async () => {
  const [member, mallory] = [await newMember(), await newMember()];
  await commit(member, { complete: [done('a')] });
  const before = await stored(member);
  const note = (sub: string, task: string) => ({
    annotate: [{ id: `${sub}#done#${task}#${at}`, note: '12 km' }],
  });
  expect(await commit(mallory, note(member.sub, 'a'))).toBe('Unauthorized');
  const both = [...note(mallory.sub, 'a').annotate, ...note(member.sub, 'a').annotate];
  expect(await commit(mallory, { annotate: both })).toBe('Unauthorized');
  expect(await commit(mallory, note(mallory.sub, 'a'))).toMatchObject({
    outcome: 'gone',
    gone: [`${mallory.sub}#done#a#${at}`],
  });
  expect([await stored(member), await stored(mallory)]).toEqual([
    before,
    expect.objectContaining({ revision: null }),
  ]);
});

it('answers what is stored if something else was committed', async () => {
  const member = await newMember();
  await commit(member, { memberRecord: 'first' });
  const late = { complete: [], memberRecord: 'late', level: 7 };
  expect(await commit(member, late)).toEqual({
    outcome: 'conflict',
    revision: 1,
    level: 1,
    memberRecord: 'first',
    gone: null,
  });
  expect(await commit(member, { revision: 5, levelBefore: 1 })).toMatchObject({ revision: 1 });
  expect(await stored(member)).toMatchObject({ level: 1, memberRecord: 'first' });
});

it('is refused if another client wrote the level meanwhile, with that level', async () => {
  const member = await newMember();
  const { sub, caller } = member;
  const write = (level: number | null) =>
    run(caller, `mutation { updateUserProfile(input: { id: "${sub}", level: ${level} }) { id } }`);
  await write(3);
  expect(await commit(member)).toMatchObject({ outcome: 'conflict', revision: 0, level: 3 });
  expect(await commit(member, { levelBefore: 3, level: 4 })).toEqual(committed(1));
  await write(9);
  const stale = { revision: 1, levelBefore: 4, level: 5 };
  expect(await commit(member, stale)).toMatchObject({ outcome: 'conflict', revision: 1, level: 9 });
  await write(null);
  expect(await commit(member, { revision: 1, level: 1 })).toEqual(committed(2));
});

it('leaves the level of a member without completions as it is', async () => {
  const member = await newMember();
  expect(await commit(member, { level: null, select: [selected('daily#0')] })).toEqual(
    committed(1),
  );
  expect(await stored(member)).toMatchObject({ revision: 1, level: null });
});

it('names the completed tasks that were deleted or are drafts, and stores nothing', async () => {
  const member = await newMember();
  const changes = { complete: [done('a'), done('draft'), done('never'), done('never', 1)] };
  expect(await commit(member, changes)).toMatchObject({
    outcome: 'gone',
    gone: ['draft', 'never'],
  });
  expect(await stored(member)).toMatchObject({ revision: null, completedTasks: { items: [] } });
  expect(await commit(member, { complete: [done('old')] })).toEqual(committed(1));
});

const daily = ['a', 'b', 'old'].map((taskId, place) => selected(`daily#${place}`, taskId));

it.each([
  ['a goal that was deleted', 'never', []],
  ['a goal that is a draft', 'draft', []],
  ['a daily task that was deleted', 'never', daily],
  ['a daily task that is a draft', 'draft', daily],
])('names %s, and stores nothing', async (_, taskId, others) => {
  const member = await newMember();
  const place = others.length > 0 ? 'daily#0' : `goal#${taskId}`;
  const select = [selected(place, taskId), ...others.slice(1)];
  expect(await commit(member, { select })).toMatchObject({ outcome: 'gone', gone: [taskId] });
  expect(await stored(member)).toMatchObject({ revision: null, selectedTasks: { items: [] } });
});

it('stores daily tasks and goals that have been archived', async () => {
  const select = [...daily, selected('goal#old', 'old')];
  expect(await commit(await newMember(), { select })).toEqual(committed(1));
});

it('is refused without a profile, also once the account is closed', async () => {
  const member = await newMember({ hasProfile: false });
  expect(await commit(member)).toBe('NoProfile');
  const leaver = await newMember();
  await commit(leaver);
  await run(leaver.caller, 'mutation { createClosedAccount(input: {}) { id } }');
  await run(leaver.caller, `mutation { deleteUserProfile(input: { id: "${leaver.sub}" }) { id } }`);
  expect(await commit(leaver, { revision: 1, levelBefore: 1 })).toBe('NoProfile');
  const again = 'mutation { createUserProfile(input: {}) { id } }';
  const { errors } = await post(backend.origin, leaver.caller, again);
  expect(errors).toMatchObject([{ errorType: 'AccountClosed' }]);
});

it('deletes no row of another member', async () => {
  const [victim, mallory] = [await newMember(), await newMember()];
  await commit(victim, { complete: [done('a')], select: [selected('daily#0')] });
  const before = await stored(victim);
  const foreign = { uncomplete: [`${victim.sub}#done#a#${at}`] };
  expect(await commit(mallory, foreign)).toBe('Unauthorized');
  expect(await commit(mallory, { deselect: [`${victim.sub}#daily#0`] })).toBe('Unauthorized');
  expect(await stored(victim)).toEqual(before);
  expect(await stored(mallory)).toMatchObject({ revision: null });
});

it('writes no row under another ID than the member’s own', async () => {
  const [victim, mallory] = [await newMember(), await newMember()];
  const place = `../${victim.sub}#daily#0`;
  const sly = {
    complete: [done('a')],
    select: [selected(place), selected(`${victim.sub}#daily#1`)],
  };
  expect(await commit(mallory, sly)).toEqual(committed(1));
  expect(await stored(victim)).toMatchObject({ selectedTasks: { items: [] } });
  const owned = [`${mallory.sub}#${place}`, `${mallory.sub}#${victim.sub}#daily#1`];
  const items = expect.arrayContaining(owned.map((id) => expect.objectContaining({ id })));
  expect(await stored(mallory)).toMatchObject({ selectedTasks: { items } });
});

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => selected(`goal#${index}`));

let careless: Promise<Member> | undefined;

it.each([
  ['a record that is too long', { memberRecord: 'x'.repeat(MAX_RECORD_LENGTH + 1) }],
  [
    'a plan that is too long',
    { select: [{ ...selected('goal#a'), goal: 'x'.repeat(MAX_GOAL_LENGTH + 1) }] },
  ],
  [
    'a note that is too long',
    { complete: [{ ...done('a'), note: 'x'.repeat(MAX_NOTE_LENGTH + 1) }] },
  ],
  [
    'a longer note on what is stored',
    { annotate: [{ id: 'a', note: 'x'.repeat(MAX_NOTE_LENGTH + 1) }] },
  ],
  ['a level above the highest', { level: MAX_LEVEL + 1 }],
  ['a level below zero', { level: -1 }],
  ['a score below zero', { susscore: -1 }],
  ['101 parts', { select: rows(100) }],
])('refuses %s', async (_, changes) => {
  const member = await (careless ??= newMember());
  expect(await commit(member, changes)).toBe('OverLimit');
  expect(await stored(member)).toMatchObject({ revision: null, selectedTasks: { items: [] } });
});

it('accepts what is just within the limits, and 100 parts', async () => {
  const member = await newMember();
  const [first, ...others] = rows(99);
  const select = [{ ...first, goal: 'x'.repeat(MAX_GOAL_LENGTH) }, ...others];
  const memberRecord = 'x'.repeat(MAX_RECORD_LENGTH);
  expect(await commit(member, { select, memberRecord, level: MAX_LEVEL })).toEqual(committed(1));
});

it('refuses one row twice', async () => {
  const member = await newMember();
  const twice = { select: [selected('daily#0'), selected('daily#0', 'b')] };
  expect(await commit(member, twice)).toEqual(expect.any(String));
  expect(await stored(member)).toMatchObject({ revision: null, selectedTasks: { items: [] } });
});

it('doesn’t store a repeated commit again, whatever became of its response', async () => {
  const member = await newMember();
  const changes = { complete: [done('a')], memberRecord: 'first' };
  expect(await commit(member, changes)).toEqual(committed(1));
  const after = await stored(member);
  expect(await commit(member, changes)).toMatchObject({ outcome: 'conflict', revision: 1 });
  expect(await stored(member)).toEqual(after);
});

it('stores one of ten commits at the same moment (A1)', async () => {
  const member = await newMember();
  const started = Array.from({ length: 10 }, (_, index) =>
    commit(member, { complete: [done('a', index)] }),
  );
  const outcomes = (await Promise.all(started)).map((one) => JSON.stringify(one));
  const isRefused = (text: string) => /"outcome":"(conflict|busy)"/.test(text);
  expect(outcomes.filter((one) => !isRefused(one))).toEqual([
    expect.stringContaining('"outcome":"committed"'),
  ]);
  const { completedTasks } = Object(await stored(member));
  expect(completedTasks.items).toHaveLength(1);
});

it('doesn’t let members who complete one task at the same moment meet', async () => {
  // One after another: the client knows one account at a time.
  const several = [await newMember(), await newMember(), await newMember(), await newMember()];
  const outcomes = await Promise.all(
    several.map((member) => commit(member, { complete: [done('a')] })),
  );
  expect(outcomes).toEqual(several.map(() => committed(1)));
});

it('lets nobody write revision or record by themselves', async () => {
  const { caller, sub } = await newMember();
  for (const field of ['revision: 7', 'memberRecord: "{}"']) {
    const update = `mutation { updateUserProfile(input: { id: "${sub}", ${field} }) { id } }`;
    const { errors } = await post(backend.origin, caller, update);
    expect(errors[0]?.message).toBe(`Unauthorized on [${field.split(':')[0]}]`);
  }
  await run(caller, `mutation { deleteUserProfile(input: { id: "${sub}" }) { id } }`);
  const create = 'mutation { createUserProfile(input: { revision: 7 }) { id } }';
  const { errors } = await post(backend.origin, caller, create);
  expect(errors[0]?.message).toBe('Unauthorized on [revision]');
});
