import * as v from 'valibot';
import { MAX_RESOLVERS } from '../../amplify/data/limits';
import { afterAll, expect, it } from 'vitest';
import { admin, member, post, type Caller } from 'amplify-emulator/testing';
import { startTestEmulator } from '../testing/running-emulator';

/** How many rows a member's page reads before drafts are filtered out (decision 039). */
const PER_PAGE = 1000;
const DRAFT = 'Task 0500 Mow less';

const api = await startTestEmulator({ indexLagMs: 0 });
const names = Array.from({ length: PER_PAGE }, (_, at) => `Task ${String(at).padStart(4, '0')}`);
// A document may run only so many resolvers (decision 024).
for (let start = 0; start < names.length; start += MAX_RESOLVERS) {
  const some = names.slice(start, start + MAX_RESOLVERS);
  for (const model of ['Tasks', 'Library']) {
    const creates = some.map(
      (name, at) =>
        `t${at}: create${model}(input: { name: "${name}", difficulty: Daily, state: Live }) { id }`,
    );
    await post(api.origin, admin, `mutation { ${creates.join('\n')} }`);
  }
}
for (const model of ['Tasks', 'Library']) {
  const input = `{ name: "${DRAFT}", difficulty: Daily, state: Draft }`;
  await post(api.origin, admin, `mutation { create${model}(input: ${input}) { id } }`);
}
afterAll(() => api.stop());

const pageSchema = v.nullable(
  v.object({
    items: v.array(v.object({ name: v.string() })),
    nextToken: v.nullable(v.string()),
  }),
);

async function ask(caller: Caller, query: string) {
  const document = `{ page: ${query} { items { name } nextToken } }`;
  const { data, errors } = await post(api.origin, caller, document);
  const page = v.parse(pageSchema, data?.['page']);
  return {
    names: page?.items.map(({ name }) => name),
    next: page?.nextToken ?? null,
    more: (page?.nextToken ?? null) !== null,
    errors,
  };
}

it('A condition on the name is refused to members, since page tokens would reveal the names of drafts', async () => {
  for (const from of ['Task 0001', DRAFT, `${DRAFT}!`]) {
    const query = `listTasksByDifficulty(difficulty: Daily, name: { ge: "${from}" })`;
    const { names, errors } = await ask(member('curious'), query);
    expect(names?.length).toBeUndefined();
    expect(errors).toMatchObject([{ errorType: 'Unauthorized' }]);
  }
});

it.each(['ASC', 'DESC'])(
  'A member gets as many rows as requested, %s, and no draft',
  async (order) => {
    for (const limit of [1, 999, 1000, 1001, 1002, 5000]) {
      const query = `listTasksByDifficulty(difficulty: Daily, sortDirection: ${order}, limit: ${limit})`;
      const { names, more, errors } = await ask(member('curious'), query);
      expect({ length: names?.length, draft: names?.includes(DRAFT), more, errors }).toEqual({
        length: Math.min(limit, PER_PAGE - 1),
        draft: false,
        more: true,
        errors: [],
      });
    }
  },
);

it.each([
  'listTasksByDifficulty(difficulty: Daily, ',
  'listTasksByDifficulty(difficulty: Daily, sortDirection: DESC, ',
  'listTasks(',
  'listLibraries(filter: { name: { contains: "5" } }, ',
])('The pages of %slimit: 200) contain everything that a member may see, once', async (list) => {
  const pages: string[][] = [];
  let token: string | null = null;
  do {
    const next = token === null ? '' : `, nextToken: ${JSON.stringify(token)}`;
    const page: Awaited<ReturnType<typeof ask>> = await ask(
      member('curious'),
      `${list}limit: 200${next})`,
    );
    pages.push(page.names ?? []);
    token = page.next;
  } while (token !== null);
  const { names = [] } = await ask(admin, `${list}limit: 2000)`);
  expect(pages.flat()).toEqual(names.filter((name) => name !== DRAFT));
  // The last of 271 matching rows may be on the second page of a thousand.
  expect(pages[0]).toHaveLength(200);
});

it('A made-up page token is refused', async () => {
  const { errors } = await ask(member('curious'), 'listTasks(nextToken: "5")');
  expect(errors).toMatchObject([{ message: 'Invalid pagination token given.' }]);
});

it.each([0, -1])(
  'A page of %i rows is refused, since its token would lead nowhere',
  async (limit) => {
    for (const caller of [member('curious'), admin]) {
      const { errors } = await ask(caller, `listTasks(limit: ${limit})`);
      expect(errors).toHaveLength(1);
    }
  },
);

it('Admins can filter by name', async () => {
  const query = `listTasksByDifficulty(difficulty: Daily, name: { eq: "${DRAFT}" }, limit: 4)`;
  expect((await ask(admin, query)).names).toEqual([DRAFT]);
});

it.each(['listTasks', 'listLibraries'])(
  'A member’s limits and filters don’t move the end of a page of %s',
  async (list) => {
    const filters = [
      '',
      `, filter: { name: { ge: "${DRAFT}" } }`,
      ', filter: { name: { eq: "x" } }',
    ];
    for (const limit of [1, 999, 1001, 5000]) {
      for (const filter of filters) {
        const { names, more, errors } = await ask(
          member('curious'),
          `${list}(limit: ${limit}${filter})`,
        );
        expect({ draft: names?.includes(DRAFT), more, errors }).toEqual({
          draft: false,
          more: true,
          errors: [],
        });
      }
    }
  },
);
