import { afterAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  admin,
  type Caller,
  type DataResponse,
  developer,
  member,
  post,
} from 'amplify-emulator/testing';
import { startTestEmulator } from '../testing/running-emulator';

/*
 * Members can't learn anything about other members' rows, neither their content nor their number (decision 026).
 * Alice has rows of each model, Bob one of each.
 */

const inputs: Readonly<Record<string, (owner: string, at: number) => Record<string, unknown>>> = {
  UserProfile: (owner) => ({ id: owner }),
  UserTaskSelection: (owner, at) => ({ id: `${owner}#${at}`, userId: owner, taskId: 't' }),
  CompletedTask: (owner, at) => ({
    id: `${owner}#${at}`,
    taskId: 't',
    completedDate: '2025-01-01T00:00:00.000Z',
    expirationDate: `2099-01-0${at + 1}T00:00:00.000Z`,
    nameofowner: owner,
  }),
};
const models = Object.keys(inputs);
const fieldsOf: Readonly<Record<string, string>> = {
  UserProfile: 'id profileOwner',
  UserTaskSelection: 'id owner',
  CompletedTask: 'id nameofowner',
};

const api = await startTestEmulator({ indexLagMs: 0 });
await post(
  api.origin,
  admin,
  'mutation { createTasks(input: {id: "t", name: "T", difficulty: Daily}) { id } }',
);
for (const model of models) {
  for (const at of [0, 1, 2]) await create('alice', model, at);
  await create('bob', model, 0);
}
afterAll(() => api.stop());

async function create(owner: string, model: string, at: number): Promise<void> {
  if (model === 'UserProfile' && at > 0) return;
  const document = `mutation ($input: Create${model}Input!) { create${model}(input: $input) { id } }`;
  const input = inputs[model]?.(owner, at);
  expect((await post(api.origin, member(owner), document, { input })).errors).toEqual([]);
}

const listSchema = v.object({
  list: v.object({
    items: v.array(v.object({ id: v.string() })),
    nextToken: v.nullable(v.string()),
  }),
});

async function list(caller: Caller, model: string, args = '') {
  const document = `{ list: list${model}s${args} { items { id } nextToken } }`;
  const { data, errors } = await post(api.origin, caller, document);
  expect(errors).toEqual([]);
  return v.parse(listSchema, data).list;
}

const rowsOf = (owner: string, model: string) =>
  model === 'UserProfile' ? [owner] : [0, 1, 2].map((at) => `${owner}#${at}`);

describe.each(models)('a list of %s', (model) => {
  it('lists only the rows of the caller, so the pages of others cannot be counted', async () => {
    expect(await list(member('carol'), model, '(limit: 1)')).toEqual({
      items: [],
      nextToken: null,
    });
    expect(await list(admin, model, '(limit: 1)')).toEqual({ items: [], nextToken: null });
  });

  it("treats another's ID as missing", async () => {
    const [id] = rowsOf('alice', model);
    const empty = { items: [], nextToken: null };
    expect(await list(member('bob'), model, `(id: "${id}", limit: 1)`)).toEqual(empty);
    expect(await list(member('bob'), model, '(id: "nowhere", limit: 1)')).toEqual(empty);
    const own = await list(member('alice'), model, `(id: "${id}", limit: 1)`);
    expect(own).toEqual({ items: [{ id }], nextToken: null });
  });

  it('returns all rows of the caller, page by page', async () => {
    expect((await idsByPages(model)).sort()).toEqual(rowsOf('alice', model));
  });

  it('shows the developer every row', async () => {
    const { items } = await list(developer, model);
    expect(items).toHaveLength(rowsOf('alice', model).length + 1);
    const [id] = rowsOf('alice', model);
    expect((await list(developer, model, `(id: "${id}")`)).items).toEqual([{ id }]);
  });
});

/** Returns the IDs that Alice finds, with one row per page. */
async function idsByPages(model: string): Promise<string[]> {
  const ids: string[] = [];
  let token: string | null = null;
  do {
    const next: string = token === null ? '' : `, nextToken: "${token}"`;
    const page: { items: { id: string }[]; nextToken: string | null } = await list(
      member('alice'),
      model,
      `(limit: 1${next})`,
    );
    ids.push(...page.items.map(({ id }) => id));
    token = page.nextToken;
  } while (token !== null);
  return ids;
}

describe('the filters of spec §7', () => {
  it.each([
    ['UserProfile', 'profileOwner: {eq: "alice"}', ['alice']],
    ['UserProfile', 'id: {eq: "alice"}', ['alice']],
    ['UserTaskSelection', 'userId: {eq: "alice"}, taskId: {eq: "t"}', ['0', '1', '2']],
    ['UserTaskSelection', 'userId: {eq: "alice"}, owner: {ne: "alice"}', []],
    ['UserTaskSelection', 'id: {eq: "alice#1"}', ['1']],
    [
      'CompletedTask',
      'nameofowner: {eq: "alice"}, expirationDate: {gt: "2099-01-01T00:00:00.000Z"}',
      ['1', '2'],
    ],
    ['CompletedTask', 'or: [{profileId: {eq: "bob"}}, {id: {eq: "alice#0"}}]', ['0']],
  ])('narrow a list of %s: {%s}', async (model, filter, found) => {
    const { items } = await list(member('alice'), model, `(filter: {${filter}})`);
    const ids = items.map(({ id }) => id.replace('alice#', '')).sort();
    expect(ids).toEqual(found);
  });

  it.each([
    ['UserProfile', 'id: {eq: "alice"}', 1],
    ['UserTaskSelection', 'id: {ne: "alice#1"}', 0],
  ])('narrow a list of %s that an ID already narrows: {%s}', async (model, filter, found) => {
    const id = model === 'UserProfile' ? 'alice' : 'alice#1';
    const args = `(id: "${id}", filter: {${filter}})`;
    expect((await list(member('alice'), model, args)).items).toHaveLength(found);
    expect((await list(developer, model, args)).items).toHaveLength(found);
    expect((await list(member('bob'), model, args)).items).toEqual([]);
  });

  it('narrow the developer’s reads, too', async () => {
    const { items } = await list(developer, 'CompletedTask', '(filter: {profileId: {eq: "bob"}})');
    expect(items).toEqual([{ id: 'bob#0' }]);
    const all = await list(developer, 'UserProfile', '(filter: {id: {attributeExists: true}})');
    expect(all.items).toHaveLength(2);
  });
});

describe.each(models)('the row of another in %s', (model) => {
  it.each([
    ['get', '{ a: getMODEL(id: "ID") { FIELDS } }'],
    ['update', 'mutation { a: updateMODEL(input: {id: "ID"}) { FIELDS } }'],
    ['delete', 'mutation { a: deleteMODEL(input: {id: "ID"}) { FIELDS } }'],
  ])('cannot be distinguished from a missing one by %s', async (_, document) => {
    const [id = ''] = rowsOf('alice', model);
    const ask = (requested: string): Promise<DataResponse> =>
      post(
        api.origin,
        member('bob'),
        document
          .replaceAll('MODEL', model)
          .replace('FIELDS', fieldsOf[model] ?? '')
          .replace('ID', requested),
      );
    // As long as the other ID, since errors state positions.
    const missing = id.replace('alice', 'nobdy');
    expect(await ask(id)).toEqual(await ask(missing));
    expect(await ask(id)).toMatchObject({
      data: { a: null },
      errors: [{ errorType: 'Unauthorized' }],
    });
  });
});

it('a row with a random ID is found by its owner, refused to others, and missing once it is deleted', async () => {
  const create =
    'mutation { row: createUserTaskSelection(input: {userId: "carol", taskId: "t"}) { id } }';
  const { data } = await post(api.origin, member('carol'), create);
  const { id } = v.parse(v.object({ row: v.object({ id: v.string() }) }), data).row;
  const ask = (caller: string, document: string) =>
    post(api.origin, member(caller), document.replace('ID', id));
  const get = '{ row: getUserTaskSelection(id: "ID") { id } }';
  expect(await ask('carol', get)).toMatchObject({ data: { row: { id } }, errors: [] });
  const refused = { data: { row: null }, errors: [{ errorType: 'Unauthorized' }] };
  expect(await ask('bob', get)).toMatchObject(refused);
  await ask('carol', 'mutation { deleteUserTaskSelection(input: {id: "ID"}) { id } }');
  const none = { data: { row: null }, errors: [] };
  expect(await ask('carol', get)).toMatchObject(none);
  expect(await ask('carol', '{ row: getUserProfile(id: "carol") { id } }')).toMatchObject(none);
});
