import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  admin,
  type DataResponse,
  member,
  post,
  type RunningFixture,
} from 'amplify-emulator/testing';
import { startTestEmulator } from '../testing/running-emulator';

const carbon = {
  carbonKg: 1.25,
  carbonAssumption: 'A 5 km ride instead of a drive.',
  carbonSource: 'https://www.epa.gov/x',
};
const water = {
  waterLiters: 40,
  waterAssumption: 'Five minutes less.',
  waterSource: 'https://www.epa.gov/y',
};
const fields = `${Object.keys({ ...carbon, ...water }).join(' ')} name`;

let api: RunningFixture;

beforeAll(async () => {
  api = await startTestEmulator({ indexLagMs: 0 });
});

afterAll(() => api.stop());

function create(input: object): Promise<DataResponse> {
  const document = `mutation ($input: CreateTasksInput!) { row: createTasks(input: $input) { ${fields} } }`;
  const row = { name: 'T', difficulty: 'Daily', ...input };
  return post(api.origin, admin, document, { input: row });
}

function update(input: object): Promise<DataResponse> {
  const document = `mutation ($input: UpdateTasksInput!) { row: updateTasks(input: $input) { ${fields} } }`;
  return post(api.origin, admin, document, { input: { id: 'ride', ...input } });
}

describe('An estimate', () => {
  it('is stored with its assumption and source, and read by members', async () => {
    await create({ id: 'ride', ...carbon, ...water });
    expect(
      await post(api.origin, member('alice'), `{ getTasks(id: "ride") { ${fields} } }`),
    ).toMatchObject({ data: { getTasks: { ...carbon, ...water } }, errors: [] });
  });

  it.each([
    [{ ...carbon, carbonKg: 0 }, 'An estimate must be 0.001 or more'],
    [{ ...carbon, carbonKg: 20_001 }, 'An estimate must be 20000 or less'],
    [{ ...carbon, carbonSource: 'http://epa.gov' }, 'A source must be an https address'],
    [{ ...carbon, carbonAssumption: 'x'.repeat(501) }, 'at most 500 characters'],
    [{ ...carbon, carbonAssumption: ' ' }, 'carbonKg and carbonAssumption belong together'],
    [{ ...carbon, carbonSource: null }, 'carbonKg and carbonSource belong together'],
    [{ ...carbon, carbonKg: null }, 'carbonKg and carbonAssumption belong together'],
    [{ moneyDollars: 3 }, 'moneyDollars and moneyAssumption belong together'],
  ])('is refused as %j', async (row, message) => {
    const { data, errors } = await create({ id: 'other', ...row });
    expect([data, errors[0]?.message]).toEqual([{ row: null }, expect.stringContaining(message)]);
  });

  it.each([[{ carbonKg: 2 }], [{ carbonKg: 2, carbonSource: 'https://www.epa.gov/z' }]])(
    'is not changed in part: %j',
    async (change) => {
      const { errors } = await update(change);
      expect(errors[0]?.message).toContain('belong together');
    },
  );

  it('is changed and removed as a whole, and other fields without it', async () => {
    expect(await update({ name: 'Ride' })).toMatchObject({
      data: { row: { name: 'Ride', ...carbon, ...water } },
    });
    const none = { carbonKg: null, carbonAssumption: null, carbonSource: null };
    expect(await update({ ...none, ...water, waterLiters: 41.5 })).toMatchObject({
      data: { row: { ...none, waterLiters: 41.5 } },
      errors: [],
    });
  });
});
