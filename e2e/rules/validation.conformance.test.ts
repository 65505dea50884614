import { afterAll, expect, it } from 'vitest';
import { isRefused } from 'amplify-emulator/testing';
import { startCallers } from '../testing/callers';
import { TEST_NAME } from '../testing/test-rows';

/* The values that the API accepts, even from someone with write access. */

const { rows, callers, backend } = await startCallers();
const { owner, other, admin } = callers;
afterAll(() => backend.stop());

const task = { name: TEST_NAME, difficulty: 'Daily' };
const link = { name: TEST_NAME };
const carbon = {
  carbonKg: 1.25,
  carbonAssumption: 'A 5 km ride instead of a drive.',
  carbonSource: 'https://www.epa.gov/x',
};

it.each([
  ['Tasks', { ...task, score: -1 }, 'A score must not be negative'],
  ['Tasks', { ...task, duration: -1 }, 'A duration must not be negative'],
  ['Library', { ...link, score: -1 }, 'A score must not be negative'],
  ['Tasks', { ...task, difficulty: 'Hourly' }, 'Difficulty'],
  ['Tasks', { ...task, category: 'Space' }, 'Category'],
  ['Library', { ...link, category: 'Space' }, 'Category'],
  ['Tasks', { ...task, name: '\u200B\uFE0F\u00AD' }, 'A name must not be blank'],
  ['Library', { name: ' \u2800\n\u3164' }, 'A name must not be blank'],
  ['Tasks', { ...task, name: 'x'.repeat(121) }, 'A name can have at most 120 characters'],
  ['Library', { ...link, description: 'x'.repeat(2001) }, 'A description can have at most 2000'],
  ['Library', { ...link, weblink: 'x'.repeat(2001) }, 'A link can have at most 2000 characters'],
  ['Library', { ...link, duration: 731 }, 'A duration can be at most 730'],
  ['Tasks', { ...task, score: 1001 }, 'A score can be at most 1000'],
  ['Library', { ...link, imagename: 'elsewhere/x.png' }, 'A picture must be under task-pictures/'],
  ['Tasks', { ...task, timeNeeded: -1 }, 'A time needed must not be negative'],
  ['Tasks', { ...task, timeNeeded: 6001 }, 'A time needed can be at most 6000'],
  ['Tasks', { ...task, cost: 'Cheap' }, 'TasksCost'],
  ['Tasks', { ...task, costDollars: 200_001 }, 'A price can be at most 200000'],
  ['Tasks', { ...task, place: 'Moon' }, 'TasksPlace'],
  ['Tasks', { ...task, renters: 'Maybe' }, 'TasksRenters'],
  ['Tasks', { ...task, whyItHelps: 'x'.repeat(2001) }, 'A reason can have at most 2000'],
  ['Tasks', { ...task, whySource: 'javascript:alert(1)' }, 'A source must be an https address'],
  ['Tasks', { ...task, steps: 'x'.repeat(1201) }, 'A list of steps can have at most 1200'],
  ['Tasks', { ...task, ...carbon, carbonKg: 0 }, 'An estimate must be 0.001 or more'],
  ['Tasks', { ...task, ...carbon, carbonKg: 20_001 }, 'An estimate must be 20000 or less'],
  ['Tasks', { ...task, ...carbon, carbonSource: 'http://epa.gov' }, 'A source must be an https'],
  ['Tasks', { ...task, ...carbon, carbonAssumption: 'x'.repeat(501) }, 'at most 500 characters'],
  ['Tasks', { ...task, ...carbon, carbonAssumption: ' ' }, 'carbonAssumption belong together'],
  ['Tasks', { ...task, ...carbon, carbonSource: null }, 'carbonSource belong together'],
  ['Tasks', { ...task, ...carbon, carbonKg: null }, 'carbonAssumption belong together'],
  ['Tasks', { ...task, moneyDollars: 3 }, 'moneyDollars and moneyAssumption belong together'],
])('an admin cannot create %s with %j', async (model, row, message) => {
  const { errors } = await rows.mutate(admin, 'create', model, row);
  expect(errors[0]?.message).toContain(message);
});

it.each([
  ['Tasks', { moneyimpact: 'x'.repeat(2001) }, 'An impact can have at most 2000 characters'],
  ['Tasks', { carbonKg: 2 }, 'belong together'],
  ['Tasks', { carbonKg: 2, carbonSource: 'https://www.epa.gov/z' }, 'belong together'],
  ['UserProfile', { screenname: 'x'.repeat(51) }, 'A screen name can have at most 50 characters'],
  ['UserProfile', { screenname: '\u3164\u{E0041}' }, 'A screen name must not be blank'],
  ['UserProfile', { level: 1_000_001 }, 'A level can be at most 1000000'],
  ['UserProfile', { interests: ['Food', 'Space'] }, 'Category'],
  ['UserProfile', { units: 'Imperial' }, 'Units'],
  ...['vt', 'VTX', 'V1', ' '].map(
    (state) => ['UserProfile', { state }, 'A state is two capital letters'] as const,
  ),
  ['UserTaskSelection', { goal: 'x'.repeat(4001) }, 'A plan can have at most 4000 characters'],
] as const)('a %s cannot be changed to %j', async (model, change, message) => {
  const id = await rows.existing(model);
  const who = model === 'Tasks' ? admin : owner;
  const { errors } = await rows.mutate(who, 'update', model, { id, ...change });
  expect(errors[0]?.message).toContain(message);
});

it.each([
  ...['👩🏽‍🚀', 'Fern\nGreen', '१', '-', 'अ'].map(
    (screenname) => ['UserProfile', { screenname }] as const,
  ),
  ['UserProfile', { screenname: '', state: '' }],
  ['UserProfile', { interests: ['Food', 'Waste'] }],
  ['UserProfile', { units: 'Metric' }],
  ['UserProfile', { units: null }],
  ['UserTaskSelection', { goal: 'x'.repeat(4000) }],
] as const)('the owner of a %s, and nobody else, changes it to %j', async (model, change) => {
  const input = { id: await rows.existing(model), ...change };
  for (const who of [other, admin]) {
    expect(isRefused(await rows.mutate(who, 'update', model, input))).toBe(true);
  }
  expect((await rows.mutate(owner, 'update', model, input)).errors).toEqual([]);
  const fields = Object.keys(change).join(' ');
  expect(await rows.stored(model, input.id, fields)).toMatchObject(change);
});

it.each(['Tasks', 'Library'])('a row of %s can have an empty picture', async (model) => {
  const row = { ...(model === 'Tasks' ? task : link), imagename: '' };
  expect((await rows.mutate(admin, 'create', model, row)).errors).toEqual([]);
});

it('an estimate is changed and removed as a whole, and other fields can change without it', async () => {
  const id = await rows.existing('Tasks');
  const none = { carbonKg: null, carbonAssumption: null, carbonSource: null };
  for (const [change, stored] of [
    [carbon, carbon],
    [{ name: `${TEST_NAME}, changed` }, carbon],
    [none, none],
  ] as const) {
    expect((await rows.mutate(admin, 'update', 'Tasks', { id, ...change })).errors).toEqual([]);
    expect(await rows.stored('Tasks', id, Object.keys(carbon).join(' '))).toMatchObject(stored);
  }
});
