import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompleteDefinition, HandlerCode } from '../../../assembly/definition';
import { post } from '../../../testing/data-api';
import { member } from '../testing/callers';
import { startDataApi, type RunningDataApi } from '../testing/running-data-api';
import { difference } from '../../../testing/differences/difference';

const code = (body: string): HandlerCode => ({
  language: 'APPSYNC_JS',
  source: `
    import * as ddb from '@aws-appsync/utils/dynamodb';
    import { get, operations } from '@aws-appsync/utils/dynamodb';
    import { util } from '@aws-appsync/utils';
    const requests = {
      ${body}
    };
    export const request = (ctx) => requests[ctx.args.id](ctx);
    export const response = (ctx) => ({
      id: 'x',
      difficulty: 'Daily',
      name: ctx.error ? ctx.error.type : JSON.stringify(ctx.result),
    });`,
});

const passing: HandlerCode = {
  language: 'APPSYNC_JS',
  source: 'export const request = () => ({}); export const response = (ctx) => ctx.prev.result;',
};

/** Each request runs as `getTasks` on the table of tasks; its result comes back as the task's name. */
const requests = `
  put: () => ddb.put({
    key: { id: 'a' },
    item: { score: 1, tags: ['x'], place: { town: 'Ulm', zip: '89' }, note: 'n', old: true },
  }),
  putOther: () => ddb.put({ key: { id: 'b' }, item: { score: 5 } }),
  putAgain: () => ddb.put({
    key: { id: 'a' },
    item: { score: 9 },
    condition: { id: { attributeExists: false } },
  }),
  get: () => get({ key: { id: 'a' }, consistentRead: true }),
  getPart: () => get({ key: { id: 'a' }, projection: ['score', 'place.town'] }),
  update: () => ddb.update({
    key: { id: 'a' },
    update: {
      score: operations.increment(4),
      tags: operations.append(['y', 'z']),
      place: { town: 'Bonn' },
      note: operations.replace({ deep: true }),
      old: operations.remove(),
      fresh: operations.add([1]),
      empty: null,
    },
  }),
  updateMore: () => ddb.update({
    key: { id: 'a' },
    update: {
      score: operations.decrement(),
      tags: [operations.updateListItem('X', 0), operations.updateListItem('Y', 1)],
      fresh: operations.prepend([0]),
    },
    condition: { score: { eq: 5 } },
  }),
  updateRefused: () => ddb.update({
    key: { id: 'a' },
    update: { score: 0 },
    condition: { score: { gt: 100 } },
  }),
  query: () => ddb.query({
    query: { id: { eq: 'a' } },
    filter: { score: { between: [1, 9] } },
    projection: ['id', 'score'],
  }),
  scan: () => ddb.scan({ filter: { score: { ge: 5 } }, limit: 10, projection: ['id'] }),
  remove: () => ddb.remove({ key: { id: 'b' }, condition: { score: { eq: 5 } } }),
  sync: () => ddb.sync({ limit: 10 }),
  batchPut: () => ddb.batchPut({ tables: {} }),
  versioned: () => ddb.remove({ key: { id: 'b' }, _version: 3 }),
  keyless: () => ddb.get({ id: 'a' }),
  unchanged: () => ddb.update({ key: { id: 'a' }, update: {} }),
`;

function withRequests(definition: CompleteDefinition): CompleteDefinition {
  const { api } = definition;
  const source = [...api.dataSources.values()].find(
    (one) => one.type === 'AMAZON_DYNAMODB' && one.tableName.startsWith('Tasks-'),
  );
  if (!source) throw new Error('There is no data source for tasks');
  const step = { id: 'step', name: 'step', code: code(requests), dataSource: source.name };
  const resolvers = api.resolvers.map((one) =>
    one.fieldName === 'getTasks' ? { ...one, code: passing, pipeline: ['step'] } : one,
  );
  return {
    ...definition,
    api: { ...api, functions: new Map([...api.functions, ['step', step]]), resolvers },
  };
}

let api: RunningDataApi;

beforeAll(async () => {
  api = await startDataApi({ change: withRequests });
});

afterAll(() => api.dispose());

async function run(name: string): Promise<unknown> {
  const { data, errors } = await post(
    api.origin,
    member('alice'),
    `{ getTasks(id: "${name}") { name } }`,
  );
  if (errors[0]) return errors[0];
  const task = data?.['getTasks'];
  const text = task && typeof task === 'object' && 'name' in task ? String(task.name) : '';
  return text.startsWith('{') ? JSON.parse(text) : text;
}

const first = {
  id: 'a',
  score: 1,
  tags: ['x'],
  place: { town: 'Ulm', zip: '89' },
  note: 'n',
  old: true,
};

describe('@aws-appsync/utils/dynamodb', () => {
  it('puts and gets rows, whole or in part, on a condition', async () => {
    expect(await run('put')).toEqual(first);
    expect(await run('putOther')).toEqual({ id: 'b', score: 5 });
    expect(await run('get')).toEqual(first);
    expect(await run('getPart')).toEqual({ score: 1, place: { town: 'Ulm' } });
    expect(await run('putAgain')).toBe('DynamoDB:ConditionalCheckFailedException');
  });

  it('updates attributes by operations, objects key by key, on a condition', async () => {
    const { old: _old, ...kept } = first;
    const updated = {
      ...kept,
      score: 5,
      tags: ['x', 'y', 'z'],
      place: { town: 'Bonn', zip: '89' },
      note: { deep: true },
      fresh: [1],
      empty: null,
    };
    expect(await run('update')).toEqual(updated);
    expect(await run('updateMore')).toEqual({
      ...updated,
      score: 4,
      tags: ['X', 'Y', 'z'],
      fresh: [0, 1],
    });
    expect(await run('updateRefused')).toBe('DynamoDB:ConditionalCheckFailedException');
  });

  it('queries, scans and removes', async () => {
    expect(await run('query')).toMatchObject({ items: [{ id: 'a', score: 4 }] });
    expect(await run('scan')).toMatchObject({ items: [{ id: 'b' }] });
    expect(await run('remove')).toEqual({ id: 'b', score: 5 });
    expect(await run('scan')).toMatchObject({ items: [] });
  });

  it.each([
    ['sync', "The DynamoDB operation 'Sync' is not supported"],
    ['batchPut', '@aws-appsync/utils/dynamodb: batchPut is used in a resolver'],
    ['versioned', '@aws-appsync/utils/dynamodb: _version is used in a resolver'],
    ['keyless', 'TypeError: key: '],
    ['unchanged', 'TypeError: update: there is nothing to update'],
  ])('refuses by name what it cannot do: %s', async (name, message) => {
    difference('Resolvers', 'Conflict detection, with its versions and `Sync`, isn’t supported.');
    expect(await run(name)).toMatchObject({ message: expect.stringContaining(message) });
  });
});
