import { afterAll, describe, expect, it } from 'vitest';
import { post, subscribe } from 'amplify-emulator/testing';
import { attemptsOn } from '../testing/access-attempts';
import { startCallers } from '../testing/callers';
import { cellsOf, titleOf } from '../testing/matrix';
import { getter, ModelRows } from '../testing/model-rows';
import { TEST_NAME } from '../testing/test-rows';

/** Who can read a task or link in each state (D29), by any route. Live ones are in the authorization matrix, too. */
const matrix = `
                                   anonymous  guest  owner  admin
  live-Tasks         index        no         no     yes    yes
  live-Tasks         selected     no         no     yes    yes
  live-Tasks         completed    no         no     yes    yes
  draft-Tasks        read         no         no     no     yes
  draft-Tasks        list         no         no     no     yes
  draft-Tasks        index        no         no     no     yes
  draft-Tasks        selected     no         no     no     yes
  draft-Tasks        completed    no         no     no     yes
  draft-Tasks        subscribe    no         no     no     yes
  draft-Tasks        hear-update  no         no     no     yes
  draft-Tasks        hear-delete  no         no     no     yes
  archived-Tasks     read         no         no     yes    yes
  archived-Tasks     list         no         no     yes    yes
  archived-Tasks     index        no         no     yes    yes
  archived-Tasks     selected     no         no     yes    yes
  archived-Tasks     completed    no         no     yes    yes
  archived-Tasks     subscribe    no         no     yes    yes
  archived-Tasks     hear-update  no         no     yes    yes
  archived-Tasks     hear-delete  no         no     yes    yes
  stateless-Tasks    read         no         no     yes    yes
  stateless-Tasks    list         no         no     yes    yes
  stateless-Tasks    index        no         no     yes    yes
  stateless-Tasks    selected     no         no     yes    yes
  stateless-Tasks    completed    no         no     yes    yes
  draft-Library      read         no         no     no     yes
  draft-Library      list         no         no     no     yes
  draft-Library      subscribe    no         no     no     yes
  draft-Library      hear-update  no         no     no     yes
  draft-Library      hear-delete  no         no     no     yes
  archived-Library   read         no         no     yes    yes
  archived-Library   list         no         no     yes    yes
  stateless-Library  read         no         no     yes    yes
  stateless-Library  list         no         no     yes    yes
`;

const people = await startCallers();
const drafts = rowsIn('Draft');
// A deployed backend's selections are found and removed through their owners' profiles.
for (const who of ['owner', 'admin']) await rowsIn(null, who).existing('UserProfile');
afterAll(() => people.backend.stop());

const ask = (who: 'owner' | 'admin', document: string, variables = {}) =>
  post(people.backend.origin, people.callers[who], document, variables);

/** Returns rows of tasks and links in a state. Rows that refer to them belong to the caller if that is the admin. */
function rowsIn(state: string | null, who = 'owner'): ModelRows {
  const { rows, admin, owner } = people;
  return new ModelRows(rows.origin, rows.developer, who === 'admin' ? admin : owner, state);
}

const STATES: Readonly<Record<string, string>> = {
  live: 'Live',
  draft: 'Draft',
  archived: 'Archived',
};

it.each(cellsOf(matrix).map((cell) => [titleOf(cell), cell] as const))(
  '%s',
  async (_title, { who, subject, action, allowed }) => {
    const [state = '', model = ''] = subject.split('-');
    const attempt = attemptsOn(rowsIn(STATES[state] ?? null, who))[action];
    if (!attempt) throw new Error(`Unknown action ${action}`);
    expect(await attempt(people.named(who), model)).toBe(allowed);
  },
);

const ZEBRA = `${TEST_NAME}: zebra`;

describe('a draft', () => {
  it.each(['Tasks', 'Library'])(
    'of %s reads as missing, with no error that reveals it',
    async (model) => {
      const answer = await ask('owner', getter(model), { id: await drafts.existing(model) });
      expect(answer).toMatchObject({ data: { row: null }, errors: [] });
    },
  );

  it.each([
    'listTasksByDifficulty(difficulty: Daily, filter: { state: { eq: Draft } }, limit: 1)',
    `listTasks(filter: { name: { beginsWith: "${ZEBRA}" } }, limit: 1)`,
    `listTasks(filter: { or: [{ state: { eq: Draft } }, { name: { eq: "${ZEBRA}" } }] }, limit: 1)`,
  ])('leaves no trace in %s', async (query) => {
    const document = `{ rows: ${query} { items { id name } nextToken } }`;
    await drafts.create('Tasks', { ...drafts.newRow('Tasks'), name: ZEBRA });
    const { data, errors } = await ask('owner', document);
    expect(errors).toEqual([]);
    expect(data?.['rows']).toEqual({ items: [], nextToken: null });
    const known = await post(drafts.origin, drafts.developer, document);
    expect(JSON.stringify(known.data)).toMatch(/zebra|nextToken":"/);
  });

  it('appears to members and notifies subscribers when it is published', async () => {
    const id = await drafts.existing('Tasks');
    const named = `filter: { name: { beginsWith: "${TEST_NAME}" } }`;
    const listening = await subscribe(
      drafts.origin,
      people.callers.owner,
      `subscription S { onUpdateTasks(${named}) { id state } }`,
    );
    await drafts.write('Tasks', { id, state: 'Live' });
    await expect.poll(() => listening.events.length).toBe(1);
    listening.close();
    const { data } = await ask('owner', `{ row: getTasks(id: "${id}") { state } }`);
    expect(data).toEqual({ row: { state: 'Live' } });
  });

  it('is not announced by a mutation that does not select its state', async () => {
    const document = 'subscription S { onCreateTasks { id name } }';
    const listening = await Promise.all(
      [people.callers.owner, people.callers.admin, drafts.developer].map((who) =>
        subscribe(drafts.origin, who, document),
      ),
    );
    const create =
      'mutation M($input: CreateTasksInput!) { createTasks(input: $input) { id name } }';
    await post(drafts.origin, drafts.developer, create, { input: drafts.newRow('Tasks') });
    // Once the developer has the event, the others have it too or never will.
    await expect.poll(() => listening.at(-1)?.events.length).toBe(1);
    expect(listening.map(({ events }) => events.length)).toEqual([0, 1, 1]);
    for (const subscription of listening) subscription.close();
  });
});

it.each(['Tasks', 'Library'])(
  '%s created without a state are live, and members are notified',
  async (model) => {
    const document = `subscription S { onCreate${model} { id state } }`;
    const listening = await subscribe(drafts.origin, people.callers.owner, document);
    const input = `name: "${TEST_NAME}"${model === 'Tasks' ? ', difficulty: Daily' : ''}`;
    await ask('admin', `mutation { create${model}(input: { ${input} }) { id state } }`);
    await expect.poll(() => JSON.stringify(listening.events)).toContain('"Live"');
    listening.close();
  },
);

it('A state that does not exist is refused', async () => {
  const { errors } = await ask(
    'admin',
    `mutation { createTasks(input: { name: "${TEST_NAME}", difficulty: Daily, state: Hidden }) { id } }`,
  );
  expect(errors[0]?.message).toContain('CatalogState');
});
