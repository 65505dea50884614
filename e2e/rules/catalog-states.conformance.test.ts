import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type DataResponse, post, subscribe } from 'amplify-emulator/testing';
import { type Backend, startBackend } from '../testing/backend';
import { cellsOf, titleOf } from '../testing/matrix';
import { TEST_NAME } from '../testing/test-rows';

/** Who gets a task or link in each state (D29), by every way to read one. Live ones are in the authorization matrix too. */
const matrix = `
                             anonymous  guest  member  admin
  live-task          index      no       no     yes    yes
  live-task          selected   no       no     yes    yes
  live-task          completed  no       no     yes    yes
  draft-task         read       no       no     no     yes
  draft-task         list       no       no     no     yes
  draft-task         index      no       no     no     yes
  draft-task         selected   no       no     no     yes
  draft-task         completed  no       no     no     yes
  draft-task         create     no       no     no     yes
  draft-task         update     no       no     no     yes
  draft-task         delete     no       no     no     yes
  archived-task      read       no       no     yes    yes
  archived-task      list       no       no     yes    yes
  archived-task      index      no       no     yes    yes
  archived-task      selected   no       no     yes    yes
  archived-task      completed  no       no     yes    yes
  archived-task      create     no       no     yes    yes
  archived-task      update     no       no     yes    yes
  archived-task      delete     no       no     yes    yes
  stateless-task     read       no       no     yes    yes
  stateless-task     list       no       no     yes    yes
  stateless-task     index      no       no     yes    yes
  stateless-task     selected   no       no     yes    yes
  stateless-task     completed  no       no     yes    yes
  draft-link         read       no       no     no     yes
  draft-link         list       no       no     no     yes
  draft-link         create     no       no     no     yes
  draft-link         update     no       no     no     yes
  draft-link         delete     no       no     no     yes
  archived-link      read       no       no     yes    yes
  archived-link      list       no       no     yes    yes
  stateless-link     read       no       no     yes    yes
  stateless-link     list       no       no     yes    yes
`;

let backend: Backend;
let developer: Caller;
const callers = new Map<string, Caller>();
const subs = new Map<Caller, string>();

beforeAll(async () => {
  backend = await startBackend();
  developer = { credentials: backend.developer };
  const member = await backend.account('member');
  const admin = await backend.account('admin', ['Admin']);
  callers.set('anonymous', 'anonymous');
  callers.set('guest', { credentials: await backend.guest() });
  for (const [who, { accessToken, sub }] of Object.entries({ member, admin })) {
    const caller = { token: accessToken };
    callers.set(who, caller);
    subs.set(caller, sub);
  }
});

afterAll(() => backend.stop());

const ask = (caller: Caller, document: string, variables = {}) =>
  post(backend.origin, caller, document, variables);

function callerNamed(who: string): Caller {
  const caller = callers.get(who);
  if (!caller) throw new Error(`Unknown caller ${who}`);
  return caller;
}

const STATES: Readonly<Record<string, string>> = {
  live: 'Live',
  draft: 'Draft',
  archived: 'Archived',
};

const modelOf = (subject: string) => (subject.endsWith('-task') ? 'Tasks' : 'Library');

/** Returns a new row, such as of a 'draft-task'. */
function rowOf(subject: string, name = TEST_NAME) {
  const state = STATES[subject.split('-')[0] ?? ''];
  const own = modelOf(subject) === 'Tasks' ? { difficulty: 'Daily' } : { weblink: 'example.org' };
  return { id: randomUUID(), name, ...own, ...(state && { state }) };
}

type Change = 'create' | 'update' | 'delete';

async function change(
  kind: Change,
  model: string,
  input: Record<string, unknown>,
  fields = 'id name state',
): Promise<DataResponse> {
  const verb = `${kind[0]?.toUpperCase()}${kind.slice(1)}`;
  const answer = await ask(
    developer,
    `mutation M($input: ${verb}${model}Input!) { ${kind}${model}(input: $input) { ${fields} } }`,
    { input },
  );
  expect(answer.errors).toEqual([]);
  return answer;
}

async function stored(subject: string, name?: string): Promise<string> {
  const row = rowOf(subject, name);
  await change('create', modelOf(subject), row);
  return row.id;
}

/** Whether the response to the caller's query has the row. */
async function finds(caller: Caller, subject: string, query: (id: string) => string) {
  const id = await stored(subject);
  const { data } = await ask(caller, query(id));
  return JSON.stringify(data ?? {}).includes(id);
}

/** Whether the caller's own row, which refers to a task, shows the task. */
async function reaches(caller: Caller, subject: string, model: string, own: object) {
  const taskId = await stored(subject);
  const id = `${subs.get(caller)}#${randomUUID()}`;
  // As the developer, since users can't complete drafts.
  await ask(
    developer,
    `mutation M($input: Create${model}Input!) { create${model}(input: $input) { id } }`,
    { input: { id, taskId, ...own } },
  );
  const { data } = await ask(caller, `{ row: get${model}(id: "${id}") { task { id } } }`);
  return JSON.stringify(data ?? {}).includes(taskId);
}

/** Whether the caller hears of a change of a row. */
async function hears(caller: Caller, subject: string, kind: Change, fields?: string) {
  const model = modelOf(subject);
  const field = `on${kind[0]?.toUpperCase()}${kind.slice(1)}${model}`;
  const row = rowOf(subject);
  if (kind !== 'create') await change('create', model, row);
  const document = `subscription S { ${field} { id name } }`;
  const witness = await subscribe(backend.origin, developer, document);
  const attempted = await subscribe(backend.origin, caller, document);
  const input = {
    create: row,
    update: { id: row.id, name: `${TEST_NAME}, changed` },
    delete: { id: row.id },
  };
  await change(kind, model, input[kind], fields);
  // Once the developer has the event, the caller has it too or never will.
  await expect.poll(() => witness.events.length).toBe(1);
  const heard = attempted.events.length > 0;
  witness.close();
  attempted.close();
  return heard;
}

const attempts: Readonly<Record<string, (caller: Caller, subject: string) => Promise<boolean>>> = {
  read: (caller, subject) =>
    finds(caller, subject, (id) => `{ row: get${modelOf(subject)}(id: "${id}") { id } }`),
  list: (caller, subject) => {
    const list = modelOf(subject) === 'Tasks' ? 'listTasks' : 'listLibraries';
    return finds(caller, subject, () => `{ rows: ${list}(limit: 1000) { items { id } } }`);
  },
  index: (caller, subject) =>
    finds(
      caller,
      subject,
      () => '{ rows: listTasksByDifficulty(difficulty: Daily, limit: 1000) { items { id } } }',
    ),
  selected: (caller, subject) =>
    reaches(caller, subject, 'UserTaskSelection', {
      userId: subs.get(caller),
      owner: subs.get(caller),
    }),
  completed: (caller, subject) => {
    const now = new Date().toISOString();
    const dates = { completedDate: now, expirationDate: now, nameofowner: subs.get(caller) };
    return reaches(caller, subject, 'CompletedTask', dates);
  },
  create: (caller, subject) => hears(caller, subject, 'create'),
  update: (caller, subject) => hears(caller, subject, 'update'),
  delete: (caller, subject) => hears(caller, subject, 'delete'),
};

describe('who gets a task or link', () => {
  it.each(cellsOf(matrix).map((cell) => [titleOf(cell), cell] as const))(
    '%s',
    async (_title, { who, subject, action, allowed }) => {
      const attempt = attempts[action];
      if (!attempt) throw new Error(`Unknown action ${action}`);
      expect(await attempt(callerNamed(who), subject)).toBe(allowed);
    },
  );
});

const ZEBRA = `${TEST_NAME}: zebra`;

describe('a draft', () => {
  it('reads as missing, with no error that tells it exists', async () => {
    for (const [subject, query] of [
      ['draft-task', 'getTasks'],
      ['draft-link', 'getLibrary'],
    ] as const) {
      const id = await stored(subject);
      const answer = await ask(callerNamed('member'), `{ row: ${query}(id: "${id}") { name } }`);
      expect(answer).toMatchObject({ data: { row: null }, errors: [] });
    }
  });

  it.each([
    'listTasksByDifficulty(difficulty: Daily, filter: { state: { eq: Draft } }, limit: 1)',
    `listTasks(filter: { name: { beginsWith: "${ZEBRA}" } }, limit: 1)`,
    `listTasks(filter: { or: [{ state: { eq: Draft } }, { name: { eq: "${ZEBRA}" } }] }, limit: 1)`,
  ])('leaves no trace in %s', async (query) => {
    const document = `{ rows: ${query} { items { id name } nextToken } }`;
    await stored('draft-task', ZEBRA);
    const { data, errors } = await ask(callerNamed('member'), document);
    expect(errors).toEqual([]);
    expect(data?.['rows']).toEqual({ items: [], nextToken: null });
    expect(JSON.stringify((await ask(developer, document)).data)).toMatch(/zebra|nextToken":"/);
  });

  it('appears to members and notifies subscribers when it is published', async () => {
    const id = await stored('draft-task');
    const listening = await subscribe(
      backend.origin,
      callerNamed('member'),
      `subscription S { onUpdateTasks(filter: { name: { beginsWith: "${TEST_NAME}" } }) { id state } }`,
    );
    await change('update', 'Tasks', { id, state: 'Live' });
    await expect.poll(() => listening.events.length).toBe(1);
    listening.close();
    const { data } = await ask(callerNamed('member'), `{ row: getTasks(id: "${id}") { state } }`);
    expect(data).toEqual({ row: { state: 'Live' } });
  });

  it('is not announced by a mutation that does not select its state', async () => {
    expect(await hears(callerNamed('member'), 'draft-task', 'create', 'id name')).toBe(false);
    expect(await hears(callerNamed('admin'), 'draft-task', 'create', 'id name')).toBe(true);
  });
});

it('A state that does not exist is refused', async () => {
  const { errors } = await ask(
    callerNamed('admin'),
    'mutation { createTasks(input: { name: "x", difficulty: Daily, state: Hidden }) { id } }',
  );
  expect(errors[0]?.message).toContain('CatalogState');
});
