import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post } from '../../testing/data-api';
import { admin, member } from './testing/callers';
import { plainToken } from './testing/plain-tokens';
import { startDataApi, type RunningDataApi } from './testing/running-data-api';

let api: RunningDataApi;
const logged: string[] = [];

beforeAll(async () => {
  const log = {
    info: () => {},
    warn: () => {},
    error: (message: string) => void logged.push(message),
  };
  api = await startDataApi({ log });
});

afterAll(() => api.dispose());

const list = '{ listTasks { items { id } } }';

async function send(body: string, authorization: string | undefined = plainToken('a')) {
  const response = await fetch(`${api.origin}/graphql`, {
    method: 'POST',
    headers: authorization === undefined ? {} : { authorization },
    body,
  });
  return { status: response.status, body: await response.json() };
}

const ask = (query: string) => post(api.origin, member('a'), query);

describe('tokens', () => {
  const refusal = (message: string) => ({
    status: 401,
    body: { errors: [{ errorType: 'UnauthorizedException', message }] },
  });
  const body = JSON.stringify({ query: list });

  it('are taken with and without "Bearer"', async () => {
    expect((await send(body, plainToken('a'))).status).toBe(200);
    expect((await send(body, `Bearer ${plainToken('a')}`)).status).toBe(200);
  });

  it.each([
    ['none', '', 'Valid authorization header not provided.'],
    ['no token', 'Bearer', 'Unable to parse JWT token.'],
    ['something else', 'Basic abc', 'Unable to parse JWT token.'],
    ['a forged one', plainToken('a', { signature: 'forged' }), 'Unauthorized'],
    ['an id token', plainToken('a', { use: 'id' }), 'Unauthorized'],
    ['an expired one', plainToken('a', { exp: 1 }), 'Token has expired.'],
    ['one that is no JSON', 'a.b.c', 'Unauthorized'],
  ])('are refused: %s', async (_, authorization, message) => {
    expect(await send(body, authorization)).toEqual(refusal(message));
  });

  it('are refused when they expire on the emulator’s clock', async () => {
    const token = plainToken('a');
    api.clock.advance(3_700_000);
    expect(await send(body, token)).toEqual(refusal('Token has expired.'));
    api.clock.advance(-3_700_000);
    expect((await send(body, token)).status).toBe(200);
  });
});

describe('a body that is no request', () => {
  it.each([
    ['', 'Request body is empty.'],
    ['meow', 'Unable to parse GraphQL query.'],
    ['{}', 'Unable to parse GraphQL query.'],
    ['[]', 'Unable to parse GraphQL query.'],
    ['{"query": 1}', 'Unable to parse GraphQL query.'],
    ['{"query": "{ a", "variables": {}}', 'Unable to parse GraphQL query. Syntax Error'],
    ['{"query": "{ a }", "variables": []}', 'Unable to parse GraphQL query.'],
    ['{"query": ""}', 'Unable to parse GraphQL query.'],
  ])('is refused: %s', async (body, message) => {
    expect(await send(body)).toEqual({
      status: 400,
      body: {
        errors: [
          { errorType: 'MalformedHttpRequestException', message: expect.stringContaining(message) },
        ],
      },
    });
  });

  it('is refused when it is too large', async () => {
    const query = `{ listTasks(nextToken: "${'x'.repeat(1024 * 1024)}") { items { id } } }`;
    expect(await send(JSON.stringify({ query }))).toMatchObject({
      status: 413,
      body: { errors: [{ errorType: 'RequestEntityTooLargeException' }] },
    });
  });

  it('is refused with another method', async () => {
    const response = await fetch(`${api.origin}/graphql`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ errorType: 'BadRequestException' }] });
  });

  it('is refused when it subscribes', async () => {
    const body = JSON.stringify({ query: 'subscription { onCreateTasks { id } }' });
    expect(await send(body)).toMatchObject({
      status: 400,
      body: { errors: [{ errorType: 'UnsupportedOperation' }] },
    });
  });
});

describe('a document that does not fit the schema', () => {
  it.each([
    [
      '{ nope }',
      "Validation error of type FieldUndefined: Field 'nope' in type 'Query' is undefined @ 'nope'",
    ],
    ['{ getTasks { id } }', 'Validation error: '],
    ['query A { __typename } query B { __typename }', 'several operations'],
  ])('%s', async (query, message) => {
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
  ])('with the variables %j', async (input, message) => {
    const query = 'mutation ($i: CreateUserProfileInput!) { createUserProfile(input: $i) { id } }';
    expect(await post(api.origin, member('a'), query, { i: input })).toMatchObject({
      data: null,
      errors: [{ path: null, message: expect.stringContaining(message) }],
    });
  });

  it('without a value that must be there', async () => {
    const query = 'mutation ($i: CreateTasksInput!) { createTasks(input: $i) { id } }';
    expect(await post(api.origin, admin, query, { i: { difficulty: 'Daily' } })).toMatchObject({
      errors: [{ message: "Variable 'i' has coerced Null value for NonNull type 'String!'" }],
    });
  });
});

describe('a document meant to exhaust the emulator', () => {
  it('that is nested too deeply is refused', async () => {
    const query = `{ listTasks { items ${'{ userSelections { items { task '.repeat(5000)}`;
    expect(await ask(query)).toMatchObject({
      status: 400,
      errors: [{ message: expect.stringContaining('nested more than 75 levels deep') }],
    });
  });

  it('that is too long is refused', async () => {
    const query = `{ ${Array.from({ length: 20_000 }, (_, at) => `a${at}: __typename`).join(' ')} }`;
    expect(await ask(query)).toMatchObject({
      status: 400,
      errors: [{ message: expect.stringContaining('more than 15000 tokens') }],
    });
  });

  it('that repeats a field is refused', async () => {
    expect(await ask(`{ ${'__typename '.repeat(9_000)} }`)).toMatchObject({
      status: 400,
      errors: [
        { message: expect.stringContaining("'__typename' more than 20 times at one place") },
      ],
    });
  });

  it('that repeats a field in parts of one object is refused', async () => {
    const parts = 'listTasks { items { id id } items { id id } } '.repeat(6);
    expect(await ask(`{ ${parts} }`)).toMatchObject({
      status: 400,
      errors: [{ message: expect.stringContaining("'id' more than 20 times at one place") }],
    });
  });

  it('whose fragments multiply is refused', async () => {
    const spreads = (from: number) =>
      Array.from({ length: 60 - from }, (_, at) => `...F${from + at + 1}`).join(' ');
    const fragments = Array.from(
      { length: 60 },
      (_, at) => `fragment F${at} on Query { a${at}: __typename ${spreads(at)} }`,
    );
    const query = `{ ...F0 } ${fragments.join(' ')} fragment F60 on Query { __typename }`;
    expect(await ask(query)).toMatchObject({
      status: 400,
      errors: [{ message: expect.stringContaining('selects more than 10000 fields') }],
    });
  });

  it('whose fragments go round in circles is refused', async () => {
    const query = '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }';
    expect((await ask(query)).errors).not.toEqual([]);
  });

  it.each([5000, 100_000])('that has variables %i levels deep is refused', async (depth) => {
    const query = 'query ($f: ModelTasksFilterInput) { listTasks(filter: $f) { items { id } } }';
    const filter = `${'{"and":['.repeat(depth)}{"name":{"eq":"x"}}${']}'.repeat(depth)}`;
    const body = `{"query": ${JSON.stringify(query)}, "variables": {"f": ${filter}}}`;
    const { status, body: answer } = await send(body);
    expect(status).toBeLessThan(500);
    expect(answer).toMatchObject({ errors: [{ message: expect.any(String) }] });
    expect((await ask(list)).status).toBe(200);
  });
});

describe('introspection', () => {
  it('works', async () => {
    const { data } = await ask(
      '{ __schema { queryType { name } } __type(name: "Tasks") { kind } }',
    );
    expect(data).toEqual({
      __schema: { queryType: { name: 'Query' } },
      __type: { kind: 'OBJECT' },
    });
  });
});

describe('planned failures', () => {
  const create = (id: string) =>
    `mutation { createTasks(input: {id: "${id}", name: "x", difficulty: Daily}) { id } }`;
  const read = (id: string) => post(api.origin, admin, `{ getTasks(id: "${id}") { id } }`);

  it('fail before anything is written', async () => {
    api.faults.plan({ operation: 'appsync:createTasks', kind: 'error', times: 1 });
    expect(await post(api.origin, admin, create('failed'))).toMatchObject({
      status: 200,
      data: { createTasks: null },
      errors: [{ errorType: 'InternalFailure', path: ['createTasks'] }],
    });
    expect(await read('failed')).toMatchObject({ data: { getTasks: null } });
  });

  it('meet one account alone, when they name it', async () => {
    const fault = { operation: 'appsync:createTasks', kind: 'error', times: 1 } as const;
    api.faults.plan({ ...fault, account: 'somebody-else' });
    expect(await post(api.origin, admin, create('spared'))).toMatchObject({
      data: { createTasks: { id: 'spared' } },
    });
    api.faults.clear();
  });

  it('lose the answer after the write', async () => {
    api.faults.plan({ operation: 'appsync:createTasks', kind: 'lost', times: 1 });
    await expect(post(api.origin, admin, create('lost'))).rejects.toThrow('fetch failed');
    expect(await read('lost')).toMatchObject({ data: { getTasks: { id: 'lost' } } });
  });
});

describe('the service itself', () => {
  it('had nothing to report but the answers it lost on purpose', () => {
    expect(logged.filter((message) => !message.startsWith('POST /graphql failed'))).toEqual([]);
  });

  it('answers preflights', async () => {
    const response = await fetch(`${api.origin}/graphql`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:1',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toBe('authorization');
  });
});
