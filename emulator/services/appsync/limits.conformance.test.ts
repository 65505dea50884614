import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestLimits } from '../../assembly/definition';
import { post } from '../../testing/data-api';
import { difference } from '../../testing/differences/difference';
import { admin, member } from './testing/callers';
import { startDataApi, type RunningDataApi } from './testing/running-data-api';

const limits: RequestLimits = { queryDepth: 3, resolverCount: 4, introspection: false };
const manyLists = `{ ${Array.from({ length: 200 }, (_, at) => `l${at}: listTasks(limit: 1000) { items { id } }`).join(' ')} }`;

describe('an API with limits', () => {
  let api: RunningDataApi;

  beforeAll(async () => {
    api = await startDataApi({
      change: (definition) => ({ ...definition, api: { ...definition.api, limits } }),
    });
    await post(
      api.origin,
      admin,
      'mutation { createTasks(input: {id: "t", name: "x", difficulty: Daily}) { id } }',
    );
  });

  afterAll(() => api.dispose());

  it('fails fields beyond the depth limit and resolves the rest', async () => {
    difference(
      'Data API',
      'The messages of the limits of depth and resolvers are the emulator’s own; the error types are AppSync’s.',
    );
    const query = '{ listTasks { items { id userSelections { items { id } nextToken } } } }';
    expect(await post(api.origin, admin, query)).toMatchObject({
      status: 200,
      data: { listTasks: { items: [{ id: 't', userSelections: null }] } },
      errors: [
        {
          path: ['listTasks', 'items', 0, 'userSelections', 'items'],
          errorType: 'QueryDepthLimitReached',
          message: 'Query depth limit of 3 reached',
        },
      ],
    });
  });

  it('fails fields beyond the resolver count limit and resolves the rest', async () => {
    const roots = [1, 2, 3, 4, 5].map((at) => `l${at}: listTasks { items { id } }`);
    expect(await post(api.origin, admin, `{ ${roots.join(' ')} }`)).toMatchObject({
      status: 200,
      data: { l4: { items: [{ id: 't' }] }, l5: null },
      errors: [{ path: ['l5'], errorType: 'ResolverExecutionLimitReached' }],
    });
  });

  it('rejects introspection, but not __typename', async () => {
    const schema = await post(api.origin, admin, '{ __schema { types { name } } }');
    expect(schema.errors.map(({ message }) => message)).toContain(
      "Validation error of type FieldUndefined: Field 'types' in type '__Schema' is undefined @ 'types'",
    );
    const typed = await post(api.origin, admin, '{ getTasks(id: "t") { __typename } }');
    expect(typed).toMatchObject({ data: { getTasks: { __typename: 'Tasks' } }, errors: [] });
    const own = await post(api.origin, admin, '{ __schema { __typename } }');
    expect(own).toMatchObject({ data: { __schema: { __typename: '__Schema' } }, errors: [] });
  });
});

describe('the API of this project', () => {
  let api: RunningDataApi;

  beforeAll(async () => {
    api = await startDataApi();
    const rows = Array.from(
      { length: 50 },
      (_, at) => `r${at}: createTasks(input: {id: "t${at}", name: "x", difficulty: Daily}) { id }`,
    );
    await post(api.origin, admin, `mutation { ${rows.join(' ')} }`);
  });

  afterAll(() => api.dispose());

  it('serves other requests while it runs a document with hundreds of resolvers', async () => {
    const ended: string[] = [];
    const heavy = post(api.origin, member('a'), manyLists).then((response) => {
      ended.push('heavy');
      return response;
    });
    await new Promise((done) => setTimeout(done, 100));
    for (const _ of Array.from({ length: 5 })) {
      await post(api.origin, member('b'), '{ getTasks(id: "t1") { name } }');
      ended.push('light');
    }
    const { data } = await heavy;
    expect(data?.['l199']).toMatchObject({ items: expect.arrayContaining([{ id: 't49' }]) });
    expect(ended).toEqual([...Array.from({ length: 5 }, () => 'light'), 'heavy']);
  });
});
