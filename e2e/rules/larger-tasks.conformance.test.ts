import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  admin,
  type Caller,
  type DataResponse,
  member,
  post,
  type RunningDataApi,
} from 'amplify-emulator/testing';
import { startTestDataApi } from '../testing/running-emulator';

/** Everything that a task says about what it takes (D107, D109). */
const effort = {
  timeNeeded: 90,
  cost: 'Investment',
  costDollars: 1200,
  place: 'Home',
  renters: 'No',
  whyItHelps: 'You feel the difference on the next windy evening.',
  whySource: 'https://www.energystar.gov/x',
  steps: 'look: Look for drafts.\nseal: Seal them.',
};
const others: typeof effort = {
  timeNeeded: 1,
  cost: 'Free',
  costDollars: 1,
  place: 'Online',
  renters: 'Yes',
  whyItHelps: 'Because.',
  whySource: 'https://attacker.example/x',
  steps: 'pay: Send money to Mallory.',
};
const fields = Object.keys(effort).join(' ');

let api: RunningDataApi;

beforeAll(async () => {
  api = await startTestDataApi();
  const row = { id: 'seal', name: 'Seal drafts', difficulty: 'Medium', ...effort };
  await write(admin, 'create', 'Tasks', row);
});

afterAll(() => api.dispose());

function write(
  caller: Caller,
  operation: 'create' | 'update',
  model: string,
  input: object,
): Promise<DataResponse> {
  const verb = `${operation[0]?.toUpperCase()}${operation.slice(1)}`;
  const document = `mutation ($input: ${verb}${model}Input!) { row: ${operation}${model}(input: $input) { id } }`;
  return post(api.origin, caller, document, { input });
}

const read = (id: string) =>
  post(api.origin, member('alice'), `{ row: getTasks(id: "${id}") { ${fields} } }`);

describe('what a task takes', () => {
  it.each(Object.entries(others))('is not for members to change: %s', async (field, value) => {
    const { data, errors } = await write(member('mallory'), 'update', 'Tasks', {
      id: 'seal',
      [field]: value,
    });
    expect([data, errors[0]?.errorType]).toEqual([{ row: null }, 'Unauthorized']);
    expect(await read('seal')).toMatchObject({ data: { row: effort }, errors: [] });
  });

  it('is not for members to write with a task of their own', async () => {
    const row = { id: 'own', name: 'Own', difficulty: 'Medium', ...others };
    const { errors } = await write(member('mallory'), 'create', 'Tasks', row);
    expect(errors[0]?.errorType).toBe('Unauthorized');
    expect(await read('own')).toMatchObject({ data: { row: null } });
  });

  it.each([
    ['a negative time', { timeNeeded: -1 }, 'A time needed must not be negative'],
    ['a longer time', { timeNeeded: 6001 }, 'A time needed can be at most 6000'],
    ['another cost', { cost: 'Cheap' }, 'TasksCost'],
    ['a higher price', { costDollars: 200_001 }, 'A price can be at most 200000'],
    ['another place', { place: 'Moon' }, 'TasksPlace'],
    ['another answer for renters', { renters: 'Maybe' }, 'TasksRenters'],
    ['a longer reason', { whyItHelps: 'x'.repeat(2001) }, 'A reason can have at most 2000'],
    [
      'a script as source',
      { whySource: 'javascript:alert(1)' },
      'A source must be an https address',
    ],
    ['longer steps', { steps: 'x'.repeat(1201) }, 'A list of steps can have at most 1200'],
  ])('has limits: %s', async (_what, change, message) => {
    const { errors } = await write(admin, 'update', 'Tasks', { id: 'seal', ...change });
    expect(errors[0]?.message).toContain(message);
    expect(await read('seal')).toMatchObject({ data: { row: effort } });
  });

  it('is optional: a row without any of it reads as before', async () => {
    await write(admin, 'create', 'Tasks', { id: 'older', name: 'Older', difficulty: 'Medium' });
    const nothing = Object.fromEntries(Object.keys(effort).map((field) => [field, null]));
    expect(await read('older')).toMatchObject({ data: { row: nothing }, errors: [] });
  });
});

describe('a plan', () => {
  const id = 'alice#goal#seal';
  const goal = '{"revision":1}';
  const stored = async (caller: Caller) => {
    const document = `{ row: getUserTaskSelection(id: "${id}") { goal } }`;
    return (await post(api.origin, caller, document)).data;
  };

  beforeAll(async () => {
    const row = { id, userId: 'alice', taskId: 'seal', goal };
    await write(member('alice'), 'create', 'UserTaskSelection', row);
  });

  it.each([
    ['another member', member('mallory')],
    ['an admin', admin],
  ])('is neither read nor found nor changed by %s', async (_who, caller) => {
    expect(await stored(caller)).toEqual({ row: null });
    const found = `{
      row: getTasks(id: "seal") { name }
      list: listUserTaskSelections(filter: { goal: { contains: "revision" } }) { items { goal } }
      byTask: listUserTaskSelections(filter: { taskId: { eq: "seal" } }) { items { goal } }
    }`;
    expect(JSON.stringify((await post(api.origin, caller, found)).data)).not.toContain('revision');
    const change = { id, goal: '{"revision":9}' };
    const { errors } = await write(caller, 'update', 'UserTaskSelection', change);
    expect(errors).toHaveLength(1);
    expect(await stored(member('alice'))).toEqual({ row: { goal } });
  });

  it('has at most 4000 characters', async () => {
    const save = (text: string) =>
      write(member('alice'), 'update', 'UserTaskSelection', { id, goal: text });
    expect((await save('x'.repeat(4001))).errors[0]?.message).toContain(
      'A plan can have at most 4000 characters',
    );
    expect(await stored(member('alice'))).toEqual({ row: { goal } });
    expect((await save('x'.repeat(4000))).errors).toEqual([]);
  });

  it('is gone with its row', async () => {
    await post(
      api.origin,
      member('alice'),
      `mutation { deleteUserTaskSelection(input: { id: "${id}" }) { id } }`,
    );
    expect(await stored(member('alice'))).toEqual({ row: null });
  });
});
