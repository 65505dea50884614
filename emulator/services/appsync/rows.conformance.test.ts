import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post } from '../../testing/data-api';
import { admin, member } from './testing/callers';
import { startDataApi, type RunningDataApi } from './testing/running-data-api';

let api: RunningDataApi;

beforeAll(async () => {
  api = await startDataApi();
});

afterAll(() => api.dispose());

const conditionFailed = {
  errorType: 'DynamoDB:ConditionalCheckFailedException',
  message: expect.stringMatching(
    /^The conditional request failed \(Service: DynamoDb, Status Code: 400, /,
  ),
};

const createTask = `mutation ($input: CreateTasksInput!) {
  createTasks(input: $input) { id name difficulty score createdAt updatedAt __typename }
}`;

describe('a row', () => {
  it('can be created, read, updated and deleted', async () => {
    const before = api.clock.now().toISOString();
    const input = { id: 'walk', name: 'Walk', difficulty: 'Daily', score: 5 };
    const created = await post(api.origin, admin, createTask, { input });
    expect(created.errors).toEqual([]);
    expect(created.data?.['createTasks']).toEqual({
      ...input,
      __typename: 'Tasks',
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    });
    const read = await post(api.origin, member('a'), '{ getTasks(id: "walk") { name createdAt } }');
    expect(read.data?.['getTasks']).toEqual({
      name: 'Walk',
      createdAt: expect.toSatisfy((instant: string) => instant >= before),
    });
    const changed = await post(
      api.origin,
      admin,
      'mutation { updateTasks(input: {id: "walk", name: "Walk more", score: null}) { name score } }',
    );
    expect(changed.data).toEqual({ updateTasks: { name: 'Walk more', score: null } });
    const deleted = await post(
      api.origin,
      admin,
      'mutation { deleteTasks(input: {id: "walk"}) { id name } }',
    );
    expect(deleted.data).toEqual({ deleteTasks: { id: 'walk', name: 'Walk more' } });
    const gone = await post(api.origin, admin, '{ getTasks(id: "walk") { name } }');
    expect(gone).toMatchObject({ data: { getTasks: null }, errors: [] });
  });

  it('cannot be created twice, or updated if it does not exist', async () => {
    const input = { id: 'once', name: 'Once', difficulty: 'Daily' };
    await post(api.origin, admin, createTask, { input });
    api.clock.advance(1000);
    const again = await post(api.origin, admin, createTask, { input });
    expect(again).toMatchObject({
      data: { createTasks: null },
      errors: [{ ...conditionFailed, path: ['createTasks'], data: null }],
    });
    const missing = await post(
      api.origin,
      admin,
      'mutation { updateTasks(input: {id: "nowhere", name: "x"}) { id } }',
    );
    expect(missing).toMatchObject({ data: { updateTasks: null }, errors: [conditionFailed] });
  });

  it('gets a generated id and keeps an empty string', async () => {
    // An index's key, such as a name, can't be empty, so this uses a field no index has.
    const input = { name: 'Bottle', description: '', difficulty: 'Medium' };
    const create = `mutation ($input: CreateTasksInput!) {
      createTasks(input: $input) { id description }
    }`;
    const { data } = await post(api.origin, admin, create, { input });
    expect(data?.['createTasks']).toMatchObject({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      description: '',
    });
  });
});

describe('a condition', () => {
  const climber = member('climber');

  beforeAll(async () => {
    await post(
      api.origin,
      climber,
      'mutation { createUserProfile(input: {id: "climber", level: 2}) { id } }',
    );
  });

  it('supports comparisons, missing attributes, "not" and "or"', async () => {
    const change = (condition: string) =>
      post(
        api.origin,
        climber,
        `mutation { updateUserProfile(input: {id: "climber", zip: 2134}, condition: ${condition}) { zip } }`,
      );
    const met = { data: { updateUserProfile: { zip: 2134 } }, errors: [] };
    expect(await change('{level: {ge: 2}, not: {level: {gt: 2}}}')).toMatchObject(met);
    expect(await change('{screenname: {attributeExists: false}}')).toMatchObject(met);
    expect(await change('{or: [{level: {eq: 9}}, {level: {between: [1, 3]}}]}')).toMatchObject(met);
    expect(await change('{level: {ne: 2}}')).toMatchObject({ errors: [conditionFailed] });
  });
});
