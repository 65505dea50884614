import * as v from 'valibot';
import type { Check, Group } from './check';
import { ask, type Backend, type Deployment } from './deployment';
import { eventually } from './eventually';
import { deleteAccount } from './operator';
import type { Credentials, Person } from './people';

const TODO = 'Run the check again, or delete them by hand: in DynamoDB, S3 or the user pool.';
const models = ['CompletedTask', 'UserTaskSelection', 'UserProfile'];

const Rows = v.object({
  rows: v.object({
    items: v.array(v.nullable(v.object({ id: v.string() }))),
    nextToken: v.nullish(v.string()),
  }),
});

/** Removes what the checks of `groups` made, even if they failed halfway, and is itself checked. */
export function cleanUp(
  { backend, people }: Deployment,
  operator: Credentials | undefined,
  groups: readonly Group[],
): Group {
  const removal = (name: string, remove: () => Promise<readonly string[]>): Check => ({
    name,
    expected: 'deleted',
    todo: TODO,
    look: async () => {
      const remaining = await remove();
      return remaining.length === 0 ? 'deleted' : `still there: ${remaining.join(', ')}`;
    },
  });
  return {
    title: 'clean-up',
    checks: [
      removal('the accounts’ rows are deleted', async () =>
        (await Promise.all(people.all().map((person) => removeRows(backend, person)))).flat(),
      ),
      ...groups.flatMap(({ title, remove }) =>
        remove ? [removal(`what the checks of ${title} made is deleted`, remove)] : [],
      ),
      removal('the accounts are deleted', () =>
        people.removeAll(operator && ((email) => deleteAccount(backend, operator, email))),
      ),
    ],
  };
}

/** Deletes every row of an account until a list has none. Returns those that remain. */
async function removeRows(backend: Backend, { sub, token }: Person): Promise<string[]> {
  const removed = await eventually(
    backend,
    async () => {
      const rows = await rowsOf(backend, sub, token);
      for (const { model, id } of rows) {
        const document = `mutation Check($id: ID!) { delete${model}(input: { id: $id }) { id } }`;
        await ask(backend, { token }, document, { id });
      }
      return rows;
    },
    (rows) => rows.length === 0,
  );
  return removed.map(({ model, id }) => `${model} ${id}`);
}

/** Lists an account's rows. Where the rules are broken, a list has others' rows too: those are left alone. */
async function rowsOf(backend: Backend, sub: string, token: string) {
  const isOwn = (id: string) => id === sub || id.startsWith(`${sub}#`);
  const rows: { model: string; id: string }[] = [];
  for (const model of models) {
    let nextToken: string | null | undefined;
    do {
      const document = `query Check($nextToken: String) { rows: list${model}s(limit: 1000, nextToken: $nextToken) { items { id } nextToken } }`;
      const { data, errors } = await ask(backend, { token }, document, { nextToken });
      if (!data?.['rows']) throw new Error(`${model}: ${errors[0]?.message ?? 'no list'}`);
      const page = v.parse(Rows, data).rows;
      rows.push(
        ...page.items.flatMap((row) => (row && isOwn(row.id) ? [{ model, id: row.id }] : [])),
      );
      nextToken = page.nextToken;
    } while (nextToken);
  }
  return rows;
}
