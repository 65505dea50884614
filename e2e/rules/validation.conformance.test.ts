import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, isRefused, post } from 'amplify-emulator/testing';
import { type Backend, startBackend } from '../testing/backend';
import { ModelRows } from '../testing/model-rows';

/* What the API stores of whoever may write: not every value. */

let backend: Backend;
let rows: ModelRows;
let owner: Caller;
let other: Caller;
let admin: Caller;

beforeAll(async () => {
  backend = await startBackend();
  const account = await backend.account('owner');
  owner = { token: account.accessToken };
  other = { token: (await backend.account('other')).accessToken };
  admin = { token: (await backend.account('admin', ['Admin'])).accessToken };
  rows = new ModelRows(backend.origin, { credentials: backend.developer }, account);
});

afterAll(() => backend.stop());

const task = { name: 'x', difficulty: 'Daily' };

it.each([
  ['Tasks', { ...task, score: -1 }, 'A score must not be negative'],
  ['Tasks', { ...task, duration: -1 }, 'A duration must not be negative'],
  ['Library', { name: 'x', score: -1 }, 'A score must not be negative'],
  ['Tasks', { ...task, difficulty: 'Hourly' }, 'Difficulty'],
  ['Tasks', { ...task, category: 'Space' }, 'Category'],
  ['Library', { name: 'x', category: 'Space' }, 'Category'],
  ['Tasks', { ...task, name: '\u200B\uFE0F\u00AD' }, 'A name must not be blank'],
  ['Library', { name: ' \u2800\n\u3164' }, 'A name must not be blank'],
  ['Tasks', { ...task, name: 'x'.repeat(121) }, 'A name can have at most 120 characters'],
  ['Library', { name: 'x', description: 'x'.repeat(2001) }, 'A description can have at most 2000'],
  ['Library', { name: 'x', weblink: 'x'.repeat(2001) }, 'A link can have at most 2000 characters'],
  ['Library', { name: 'x', duration: 731 }, 'A duration can be at most 730'],
  ['Tasks', { ...task, score: 1001 }, 'A score can be at most 1000'],
  [
    'Library',
    { name: 'x', imagename: 'elsewhere/x.png' },
    'A picture must be under task-pictures/',
  ],
  ['Tasks', { ...task, timeNeeded: -1 }, 'A time needed must not be negative'],
  ['Tasks', { ...task, timeNeeded: 6001 }, 'A time needed can be at most 6000'],
  ['Tasks', { ...task, cost: 'Cheap' }, 'TasksCost'],
  ['Tasks', { ...task, costDollars: 200_001 }, 'A price can be at most 200000'],
  ['Tasks', { ...task, place: 'Moon' }, 'TasksPlace'],
  ['Tasks', { ...task, renters: 'Maybe' }, 'TasksRenters'],
  ['Tasks', { ...task, whyItHelps: 'x'.repeat(2001) }, 'A reason can have at most 2000'],
  ['Tasks', { ...task, whySource: 'javascript:alert(1)' }, 'A source must be an https address'],
  ['Tasks', { ...task, steps: 'x'.repeat(1201) }, 'A list of steps can have at most 1200'],
])('an admin cannot create %s with %j', async (model, row, message) => {
  const { errors } = await rows.mutate(admin, 'create', model, row);
  expect(errors[0]?.message).toContain(message);
});

it('an admin cannot change a task so that a text is too long', async () => {
  const id = await rows.existing('Tasks');
  const row = { id, moneyimpact: 'x'.repeat(2001) };
  const { errors } = await rows.mutate(admin, 'update', 'Tasks', row);
  expect(errors[0]?.message).toContain('An impact can have at most 2000 characters');
});

it('a screen name of 51 characters is refused', async () => {
  const row = { id: await rows.existing('UserProfile'), screenname: 'x'.repeat(51) };
  const { errors } = await rows.mutate(owner, 'update', 'UserProfile', row);
  expect(errors[0]?.message).toContain('A screen name can have at most 50 characters');
});

it('a screen name of which nothing can be seen is refused, but no other', async () => {
  const id = await rows.existing('UserProfile');
  const save = (screenname: string) =>
    rows.mutate(owner, 'update', 'UserProfile', { id, screenname });
  const { errors } = await save('\u3164\u{E0041}');
  expect(errors[0]?.message).toContain('A screen name must not be blank');
  for (const name of ['👩🏽‍🚀', 'Fern\nGreen', '१', '-', 'अ']) {
    expect((await save(name)).errors).toEqual([]);
  }
});

it('a plan longer than 4000 characters is refused', async () => {
  const id = await rows.existing('UserTaskSelection');
  const save = (goal: string) => rows.mutate(owner, 'update', 'UserTaskSelection', { id, goal });
  const { errors } = await save('x'.repeat(4001));
  expect(errors[0]?.message).toContain('A plan can have at most 4000 characters');
  expect((await save('x'.repeat(4000))).errors).toEqual([]);
});

it('a level above the highest is refused', async () => {
  const row = { id: await rows.existing('UserProfile'), level: 1_000_001 };
  const { errors } = await rows.mutate(owner, 'update', 'UserProfile', row);
  expect(errors[0]?.message).toContain('A level can be at most 1000000');
});

it('an interest that is no category is refused; known ones are the owner’s alone', async () => {
  const id = await rows.existing('UserProfile');
  const save = (who: Caller, interests: string[]) =>
    rows.mutate(who, 'update', 'UserProfile', { id, interests });
  expect((await save(owner, ['Food', 'Space'])).errors[0]?.message).toContain('Category');
  expect(isRefused(await save(other, ['Food']))).toBe(true);
  expect(isRefused(await save(admin, ['Food']))).toBe(true);
  expect((await save(owner, ['Food', 'Waste'])).errors).toEqual([]);
  const query = `{ row: getUserProfile(id: "${id}") { interests } }`;
  const { data } = await post(backend.origin, owner, query);
  expect(data).toEqual({ row: { interests: ['Food', 'Waste'] } });
});

it('units that don’t exist are refused; known ones are the owner’s alone', async () => {
  const id = await rows.existing('UserProfile');
  const save = (who: Caller, units: string | null) =>
    rows.mutate(who, 'update', 'UserProfile', { id, units });
  expect((await save(owner, 'Imperial')).errors[0]?.message).toContain('Units');
  expect(isRefused(await save(other, 'Metric'))).toBe(true);
  expect((await save(owner, 'Metric')).errors).toEqual([]);
  expect((await save(owner, null)).errors).toEqual([]);
});

it.each(['vt', 'VTX', '', 'V1'])(
  'a state that is not two capital letters is refused: %j',
  async (state) => {
    const id = await rows.existing('UserProfile');
    const { errors } = await rows.mutate(owner, 'update', 'UserProfile', { id, state });
    expect(errors[0]?.message).toContain('A state is two capital letters');
  },
);
