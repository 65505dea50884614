import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestLimits } from '../../assembly/definition';
import { post } from '../../testing/data-api';
import { admin } from '../../testing/fake-tokens';
import { startFixture, type RunningFixture } from '../../testing/running-fixture';

const limits: RequestLimits = { queryDepth: 3, resolverCount: 4, introspection: false };

describe('an API with limits', () => {
  let api: RunningFixture;

  beforeAll(async () => {
    api = await startFixture({
      change: (definition) => ({ ...definition, api: { ...definition.api, limits } }),
    });
    await post(
      api.origin,
      admin,
      'mutation { createTasks(input: {id: "t", name: "x", difficulty: Daily}) { id } }',
    );
  });

  afterAll(() => api.stop());

  it('fails fields beyond the depth limit and resolves the rest', async () => {
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
    const roots = [1, 2, 3, 4, 5].map((number) => `l${number}: listTasks { items { id } }`);
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
    const task = await post(api.origin, admin, '{ getTasks(id: "t") { __typename } }');
    expect(task).toMatchObject({ data: { getTasks: { __typename: 'Tasks' } }, errors: [] });
    const schemaType = await post(api.origin, admin, '{ __schema { __typename } }');
    expect(schemaType).toMatchObject({
      data: { __schema: { __typename: '__Schema' } },
      errors: [],
    });
  });
});
