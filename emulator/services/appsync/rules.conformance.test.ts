import { beforeAll, describe, expect, it } from 'vitest';
import type { HandlerCode } from '../../assembly/definition';
import { developerCredentials } from '../../core/identity';
import { guestCredentials } from '../../testing/accounts';
import { post } from '../../testing/data-api';
import { admin, member } from '../../testing/fake-tokens';
import { startFixture } from '../../testing/running-fixture';
import { emulator } from '../../testing/shared-fixture';

beforeAll(async () => {
  await post(
    emulator.origin,
    admin,
    'mutation { createTasks(input: {id: "t", name: "T", difficulty: Daily}) { id } }',
  );
});

const notAuthorized = (fieldName: string, typeName: string) => ({
  errorType: 'Unauthorized',
  message: `Not Authorized to access ${fieldName} on type ${typeName}`,
  path: [fieldName],
  data: null,
  errorInfo: null,
  locations: [{ line: 1, column: expect.any(Number), sourceName: null }],
});

it('refuses a caller with an invalid signature', async () => {
  const { accessKeyId } = developerCredentials;
  const caller = { credentials: { accessKeyId, secretAccessKey: 'wrong' } };
  expect(await post(emulator.origin, caller, '{ listTasks { items { id } } }')).toMatchObject({
    status: 403,
    errors: [{ errorType: 'InvalidSignatureException' }],
  });
});

describe('a role with a policy for one field', () => {
  it('allows that field and no other', async () => {
    const code: HandlerCode = {
      language: 'VTL',
      request: '{}',
      response: '$util.toJson({"items": []})',
    };
    const guests = await startFixture({
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
      const guest = { credentials: await guestCredentials(guests) };
      const query = '{ listTasks { items { id } } listLibraries { items { id } } }';
      expect(await post(guests.origin, guest, query)).toMatchObject({
        status: 200,
        data: { listTasks: { items: [] }, listLibraries: null },
        errors: [notAuthorized('listLibraries', 'Query')],
      });
    } finally {
      await guests.stop();
    }
  });
});

describe('relations in the result of a mutation', () => {
  it('are null, because subscribers would receive them too', async () => {
    const { data } = await post(
      emulator.origin,
      member('alice'),
      `mutation { createUserTaskSelection(input: {id: "alice#s", userId: "alice", taskId: "t"}) {
        id task { name }
      } }`,
    );
    expect(data).toEqual({ createUserTaskSelection: { id: 'alice#s', task: null } });
  });
});
