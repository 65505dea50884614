import { afterAll, describe, expect, it } from 'vitest';
import { post } from '../../testing/data-api';
import { admin, fakeToken, member } from '../../testing/fake-tokens';
import { startFixture } from '../../testing/running-fixture';

const logged: string[] = [];

const log = {
  info: () => {},
  warn: () => {},
  error: (message: string) => void logged.push(message),
};
const api = await startFixture({ log });
afterAll(() => api.stop());

const list = '{ listTasks { items { id } } }';

async function send(body: string, authorization: string | undefined = fakeToken('a')) {
  const response = await fetch(`${api.origin}/graphql`, {
    method: 'POST',
    headers: authorization === undefined ? {} : { authorization },
    body,
  });
  return { status: response.status, body: await response.json() };
}

const ask = (query: string) => post(api.origin, member('a'), query);

describe('authorization header', () => {
  const refusal = (message: string) => ({
    status: 401,
    body: { errors: [{ errorType: 'UnauthorizedException', message }] },
  });
  const body = JSON.stringify({ query: list });

  it('accepts a token with and without "Bearer"', async () => {
    expect((await send(body, fakeToken('a'))).status).toBe(200);
    expect((await send(body, `Bearer ${fakeToken('a')}`)).status).toBe(200);
  });

  it.each([
    ['an empty header', '', 'Valid authorization header not provided.'],
    ['"Bearer" without a token', 'Bearer', 'Unable to parse JWT token.'],
    ['another scheme', 'Basic abc', 'Unable to parse JWT token.'],
    ['a forged token', fakeToken('a', { signature: 'forged' }), 'Unauthorized'],
    ['an ID token', fakeToken('a', { use: 'id' }), 'Unauthorized'],
  ])('rejects %s', async (_, authorization, message) => {
    expect(await send(body, authorization)).toEqual(refusal(message));
  });

  it('checks token expiry against the emulator’s clock', async () => {
    const token = fakeToken('a');
    api.clock.advance(3_700_000);
    expect(await send(body, token)).toEqual(refusal('Token has expired.'));
    api.clock.advance(-3_700_000);
    expect((await send(body, token)).status).toBe(200);
  });
});

describe('invalid requests', () => {
  it.each([
    ['', 'Request body is empty.'],
    ['meow', 'Unable to parse GraphQL query.'],
    ['{"query": 1}', 'Unable to parse GraphQL query.'],
    ['{"query": "{ a", "variables": {}}', 'Unable to parse GraphQL query. Syntax Error'],
    ['{"query": "{ a }", "variables": []}', 'Unable to parse GraphQL query.'],
  ])('rejects the body %j', async (body, message) => {
    expect(await send(body)).toEqual({
      status: 400,
      body: {
        errors: [
          { errorType: 'MalformedHttpRequestException', message: expect.stringContaining(message) },
        ],
      },
    });
  });

  it('rejects subscriptions over HTTP', async () => {
    expect(await ask('subscription { onCreateTasks { id } }')).toMatchObject({
      status: 400,
      errors: [{ errorType: 'UnsupportedOperation' }],
    });
  });
});

describe('documents that do not match the schema', () => {
  it.each([
    [
      '{ nope }',
      "Validation error of type FieldUndefined: Field 'nope' in type 'Query' is undefined @ 'nope'",
    ],
    ['{ getTasks { id } }', 'Validation error: '],
    ['query A { __typename } query B { __typename }', 'several operations'],
  ])('rejects %s', async (query, message) => {
    expect(await ask(query)).toMatchObject({
      status: 200,
      data: null,
      errors: [{ path: null, message: expect.stringContaining(message) }],
    });
  });

  it.each([
    [
      { email: 'nobody' },
      "Variable 'email' has an invalid value. Unable to parse `nobody` as a valid email address.",
    ],
    [
      { lastlogin: '2025-01-01' },
      "Variable 'lastlogin' has an invalid value. Unable to parse `2025-01-01` as a valid DateTime.",
    ],
    [{ level: 'one' }, "Variable 'level' has an invalid value. "],
    [{ unknown: 1 }, "Variable 'i' has an invalid value. "],
  ])('rejects the variables %j', async (input, message) => {
    const query = 'mutation ($i: CreateUserProfileInput!) { createUserProfile(input: $i) { id } }';
    expect(await post(api.origin, member('a'), query, { i: input })).toMatchObject({
      data: null,
      errors: [{ path: null, message: expect.stringContaining(message) }],
    });
  });
});

it('Introspection returns the schema', async () => {
  const { data } = await ask('{ __schema { queryType { name } } __type(name: "Tasks") { kind } }');
  expect(data).toEqual({ __schema: { queryType: { name: 'Query' } }, __type: { kind: 'OBJECT' } });
});

describe('injected faults', () => {
  const create = (id: string) =>
    `mutation { createTasks(input: {id: "${id}", name: "x", difficulty: Daily}) { id } }`;
  const read = (id: string) => post(api.origin, admin, `{ getTasks(id: "${id}") { id } }`);

  it('affects only the given account', async () => {
    const fault = { operation: 'appsync:createTasks', kind: 'error', times: 1 } as const;
    api.faults.plan({ ...fault, account: 'another-account' });
    expect(await post(api.origin, admin, create('spared'))).toMatchObject({
      data: { createTasks: { id: 'spared' } },
    });
    api.faults.clear();
  });

  it('loses the response after the write', async () => {
    api.faults.plan({ operation: 'appsync:createTasks', kind: 'lost', times: 1 });
    await expect(post(api.origin, admin, create('lost'))).rejects.toThrow('fetch failed');
    expect(await read('lost')).toMatchObject({ data: { getTasks: { id: 'lost' } } });
  });
});

describe('the service', () => {
  it('logged no unexpected errors', () => {
    expect(logged.filter((message) => !message.startsWith('POST /graphql failed'))).toEqual([]);
  });
});
