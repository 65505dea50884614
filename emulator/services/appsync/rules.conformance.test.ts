import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HandlerCode } from '../../assembly/definition';
import { developerCredentials } from '../../core/identity';
import { post } from '../../testing/data-api';
import { admin, developer, member, roleCaller } from './testing/callers';
import { startDataApi, type RunningDataApi } from './testing/running-data-api';

let api: RunningDataApi;

beforeAll(async () => {
  api = await startDataApi();
  await post(
    api.origin,
    member('alice'),
    'mutation { createUserProfile(input: {id: "alice", level: 1}) { id } }',
  );
  await post(
    api.origin,
    admin,
    'mutation { createTasks(input: {id: "t", name: "T", difficulty: Daily}) { id } }',
  );
});

afterAll(() => api.dispose());

const notAuthorized = (fieldName: string, typeName: string) => ({
  errorType: 'Unauthorized',
  message: `Not Authorized to access ${fieldName} on type ${typeName}`,
  path: [fieldName],
  data: null,
  errorInfo: null,
  locations: [{ line: 1, column: expect.any(Number), sourceName: null }],
});

describe('callers with AWS credentials', () => {
  it('have full access with the developer’s keys', async () => {
    const { data, errors } = await post(
      api.origin,
      developer,
      '{ listUserProfiles { items { id } } getTasks(id: "t") { name } }',
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      listUserProfiles: { items: [{ id: 'alice' }] },
      getTasks: { name: 'T' },
    });
  });

  it.each([true, false])(
    'have no access with a role that has no policy (authenticated: %s)',
    async (authenticated) => {
      const caller = await roleCaller(api, authenticated);
      expect(await post(api.origin, caller, '{ listTasks { items { id } } }')).toMatchObject({
        status: 401,
        errors: [{ errorType: 'UnauthorizedException', message: 'Permission denied' }],
      });
    },
  );

  it('are rejected with an invalid signature', async () => {
    const caller = {
      credentials: { accessKeyId: developerCredentials.accessKeyId, secretAccessKey: 'wrong' },
    };
    expect(await post(api.origin, caller, '{ listTasks { items { id } } }')).toMatchObject({
      status: 403,
      errors: [{ errorType: 'InvalidSignatureException' }],
    });
  });
});

describe('a role with a policy for one field', () => {
  it('allows that field and no other', async () => {
    const code: HandlerCode = {
      language: 'VTL',
      request: '{}',
      response: '$util.toJson({"items": []})',
    };
    const guests = await startDataApi({
      change: ({ api: definition, roles, ...rest }) => ({
        ...rest,
        api: {
          ...definition,
          resolvers: definition.resolvers.map((resolver) =>
            resolver.typeName === 'Query' ? { ...resolver, code, pipeline: [] } : resolver,
          ),
        },
        roles: roles.map((role) => ({
          ...role,
          statements: [
            {
              effect: 'Allow',
              actions: ['appsync:GraphQL'],
              resources: [`${definition.arn}/types/Query/fields/listTasks`],
              conditions: {},
            },
          ],
        })),
      }),
    });
    try {
      const guest = await roleCaller(guests, false);
      const query = '{ listTasks { items { id } } listLibraries { items { id } } }';
      expect(await post(guests.origin, guest, query)).toMatchObject({
        status: 200,
        data: { listTasks: { items: [] }, listLibraries: null },
        errors: [notAuthorized('listLibraries', 'Query')],
      });
    } finally {
      await guests.dispose();
    }
  });
});

describe('relations in the result of a mutation', () => {
  it('are null, because subscribers would receive them too', async () => {
    const { data } = await post(
      api.origin,
      member('alice'),
      `mutation { createUserTaskSelection(input: {id: "alice#s", userId: "alice", taskId: "t"}) {
        id task { name }
      } }`,
    );
    expect(data).toEqual({ createUserTaskSelection: { id: 'alice#s', task: null } });
  });
});
