import { request as httpRequest } from 'node:http';
import { networkInterfaces } from 'node:os';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { signedInAccount, type SignedInAccount } from '../testing/accounts';
import { post, type Caller } from '../testing/data-api';
import { startFixture } from '../testing/running-fixture';

const idSchema = v.object({ id: v.string() });

async function send(account: SignedInAccount, query: string): Promise<Record<string, unknown>> {
  const { data } = await post(emulator.origin, { token: account.accessToken }, query);
  return data ?? {};
}

const emulator = await startFixture({ controls: false });
const ann = await signedInAccount(emulator, 'ann@example.com');
const ben = await signedInAccount(emulator, 'ben@example.com');
const createSelection = 'createUserTaskSelection(input: { userId: "a", taskId: "t" }) { id }';
const created = await send(ann, `mutation Early { ${createSelection} }`);
const selectionId = v.parse(idSchema, created['createUserTaskSelection']).id;
afterAll(() => emulator.stop());

function call(method: string, path: string, input?: unknown, headers = {}) {
  return fetch(`${emulator.origin}/_emulator${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(input !== undefined && { body: JSON.stringify(input) }),
  });
}

const listSchema = v.array(
  v.looseObject({
    id: v.number(),
    response: v.string(),
    fields: v.array(
      v.looseObject({
        steps: v.array(
          v.looseObject({ error: v.optional(v.string()), response: v.optional(v.string()) }),
        ),
      }),
    ),
  }),
);

async function requests(after = 0) {
  return v.parse(listSchema, await (await call('GET', `/console/requests?after=${after}`)).json());
}

/** Sends a request and returns how the console explains its first field. */
async function explanationOf(caller: Caller, query: string) {
  await post(emulator.origin, caller, query);
  const field = (await requests()).at(-1)?.fields[0];
  if (!field) throw new Error('No field was recorded');
  return field;
}

const as = (account: SignedInAccount): Caller => ({ token: account.accessToken });

describe('the console', () => {
  it('records nothing until it is opened', async () => {
    expect((await call('GET', '')).status).toBe(200);
    expect(await requests()).toEqual([]);
    await send(ann, 'query Later { listTasks { items { id } } }');
    expect(await requests()).toMatchObject([
      { name: 'Later', kind: 'query', outcome: 'answered', caller: 'ann@example.com' },
    ]);
  });

  it('shows a compressed response as the client read it', async () => {
    const alias = 'a'.repeat(1000);
    await post(emulator.origin, as(ann), `{ ${alias}: __typename }`);
    expect(JSON.parse((await requests()).at(-1)?.response ?? '')).toEqual({
      data: { [alias]: 'Query' },
    });
  });

  it('says why a request that ran no field was refused', async () => {
    await post(emulator.origin, { token: 'none' }, 'query Early { listTasks { items { id } } }');
    expect((await requests()).at(-1)).toMatchObject({
      name: 'Early',
      outcome: 'refused',
      caller: 'nobody',
      decision: 'Unable to parse JWT token.',
    });
  });

  it('names the step that refused a mutation, and the data that each step of its pipeline got', async () => {
    const field = await explanationOf(
      as(ben),
      `mutation { updateUserTaskSelection(input: { id: "${selectionId}", taskId: "u" }) { id } }`,
    );
    expect(field).toMatchObject({
      name: 'Mutation.updateUserTaskSelection',
      isRefused: true,
      decision:
        'Refused by MutationupdateUserTaskSelectionauth0Function: Not Authorized to access updateUserTaskSelection on type Mutation.',
      rules: [
        'UserTaskSelection: @auth(rules: [{allow: owner, ownerField: "owner", identityClaim: "sub"}])',
        'UserTaskSelection.owner: @auth(rules: [{allow: owner, operations: [create, read, delete], ownerField: "owner", identityClaim: "sub"}])',
      ],
    });
    expect(field.steps.map((step) => [step['name'], step.error])).toEqual([
      ['MutationupdateUserTaskSelectioninit0Function', undefined],
      ['MutationupdateUserTaskSelectionpreAuth0Function', undefined],
      [
        'MutationupdateUserTaskSelectionauth0Function',
        'Not Authorized to access updateUserTaskSelection on type Mutation',
      ],
    ]);
    expect(field.steps[2]?.response).toContain(`"owner":"${ann.sub}`);
  });

  it('lists only requests newer than the newest one on the page', async () => {
    const last = (await requests()).at(-1)?.id ?? 0;
    expect(await requests(last)).toEqual([]);
    await post(emulator.origin, as(ben), 'query Newest { listTasks { items { id } } }');
    const newer = await requests(last);
    expect(newer).toMatchObject([{ name: 'Newest', caller: 'ben@example.com' }]);
    expect(newer[0]?.id).toBeGreaterThan(last);
  });
});

it('shows usage but refuses to reset it without test controls', async () => {
  expect((await call('GET', '/usage')).status).toBe(200);
  expect((await call('DELETE', '/usage')).status).toBe(404);
});

describe('an attack on the console', () => {
  const user = { username: 'ann@example.com' };
  const paths = ['', '/console/main.js', '/console/requests', '/console/users', '/console/tables'];

  /** Sends the request with a Host that fetch wouldn't send. */
  const withHost = (host: string, path: string): Promise<number | undefined> =>
    new Promise((done, fail) => {
      const { port } = new URL(emulator.origin);
      const sent = { host: '127.0.0.1', port, path: `/_emulator${path}`, headers: { host } };
      httpRequest(sent, (response) => done(response.resume().statusCode))
        .on('error', fail)
        .end();
    });

  it('by DNS rebinding is refused', async () => {
    for (const path of paths) {
      expect(await withHost('evil.example', path)).toBe(403);
      expect(await withHost('localhost.evil.example:20005', path)).toBe(403);
    }
  });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:5173' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('from a page of another site or port is refused: %j', async (headers) => {
    for (const path of paths) {
      const response = await call('GET', path, undefined, headers);
      expect(response.status).toBe(403);
    }
    expect((await call('POST', '/console/user/sign-in', user, headers)).status).toBe(403);
  });

  it('by a form is refused, since only JSON is accepted', async () => {
    const form = { 'content-type': 'text/plain' };
    expect((await call('POST', '/console/user/sign-in', user, form)).status).toBe(415);
  });

  it('by markup or a frame is blocked by a strict policy', async () => {
    for (const path of paths) {
      const { headers } = await call('GET', path);
      const policy = headers.get('content-security-policy');
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
    const page = await (await call('GET', '')).text();
    expect(page).not.toMatch(/ on\w+=|<script(?![^>]* src=)|style=/);
  });

  it('from another machine finds no server', async () => {
    const { port } = new URL(emulator.origin);
    const addresses = Object.values(networkInterfaces())
      .flatMap((all) => all ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const { address } of addresses) {
      await expect(fetch(`http://${address}:${port}/_emulator`)).rejects.toThrow('fetch failed');
    }
  });
});
