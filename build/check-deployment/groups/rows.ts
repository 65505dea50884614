import { isDeepStrictEqual } from 'node:util';
import { type Group, NotChecked } from '../check';
import { ask, type Caller, type Deployment, findTaskId } from '../deployment';
import { eventually } from '../eventually';

const RULES =
  'Take the site offline: amplify/data’s rules aren’t what was deployed. Then deploy again.';

const TASK = 'check-deployment';
const NAME = 'check';

/** The private models, with the rows that the member writes. */
const models = {
  UserProfile: { id: (sub: string) => sub, values: (sub: string) => ({ profileOwner: sub }) },
  UserTaskSelection: {
    id: (sub: string) => `${sub}#check`,
    values: (sub: string) => ({ userId: sub, taskId: TASK }),
  },
  CompletedTask: {
    id: (sub: string) => `${sub}#done#check`,
    values: (sub: string) => ({
      completedDate: new Date().toISOString(),
      expirationDate: new Date().toISOString(),
      nameofowner: sub,
    }),
  },
} as const;

type Model = keyof typeof models;
const names: readonly Model[] = ['UserProfile', 'UserTaskSelection', 'CompletedTask'];
const actions = ['read', 'list', 'update', 'delete'] as const;

/** Who may do what with the member's rows, and with the catalog. */
export function rows({ backend, people }: Deployment): Group {
  const callers: Record<string, () => Promise<Caller | NotChecked>> = {
    'a stranger': async () => undefined,
    'a guest': async () => ({ credentials: await people.guest() }),
    'another member': async () => ({ token: people.find('other').token }),
    'an admin': async () =>
      people.has('admin') ? { token: people.find('admin').token } : new NotChecked('no admin'),
    'the member': async () => ({ token: people.find('member').token }),
  };
  const answerOf = async (caller: Caller, model: Model, action: string) => {
    const id = models[model].id(people.find('member').sub);
    const { data } = await ask(backend, caller, documentOf(model, action), { id });
    return JSON.stringify(data ?? {}).includes(`"${id}"`) ? 'allowed' : 'refused';
  };
  const cells = names.flatMap((model) =>
    Object.entries(callers).flatMap(([who, callerOf]) => {
      const expected = who === 'the member' ? 'allowed' : 'refused';
      return actions
        .filter((action) => who !== 'the member' || action !== 'delete')
        .map((action) => ({
          name: `${who}: ${action} the member’s ${model}`,
          expected,
          todo: RULES,
          look: async () => {
            const caller = await callerOf();
            if (caller instanceof NotChecked) return caller;
            return eventually(
              backend,
              () => answerOf(caller, model, action),
              (answer) => answer === expected,
            );
          },
        }));
    }),
  );
  return {
    title: 'rows',
    checks: [
      ...names.map((model) => ({
        name: `the member: create a ${model}`,
        expected: 'allowed',
        todo: 'Read the API’s log (docs/operating.md#read-the-log).',
        look: async () => {
          const { sub, token } = people.find('member');
          const task = model === 'CompletedTask' && {
            taskId: await findTaskId(backend, { token }),
          };
          const input = { id: models[model].id(sub), ...models[model].values(sub), ...task };
          const create = `mutation Check($input: Create${model}Input!) { create${model}(input: $input) { id } }`;
          const { data, errors } = await ask(backend, { token }, create, { input });
          return data?.[`create${model}`] ? 'allowed' : (errors[0]?.message ?? 'refused');
        },
      })),
      ...cells,
      ...(['create', 'update', 'delete'] as const).map((verb) => ({
        name: `the member: ${verb} a task`,
        expected: 'Unauthorized',
        todo: RULES,
        look: async () => {
          const input = verb === 'delete' ? '' : `, name: "${NAME}", difficulty: Daily`;
          const document = `mutation { row: ${verb}Tasks(input: { id: "${TASK}"${input} }) { id } }`;
          const { token } = people.find('member');
          return (await ask(backend, { token }, document)).errors[0]?.errorType ?? 'allowed';
        },
      })),
    ],
    // There is such a task only if the rules let a member create it.
    remove: async () => {
      if (!people.has('member')) return [];
      const { token } = people.find(people.has('admin') ? 'admin' : 'member');
      const isThere = async () => {
        const { data } = await ask(backend, { token }, `{ getTasks(id: "${TASK}") { name } }`);
        return isDeepStrictEqual(data?.['getTasks'], { name: NAME });
      };
      const remains = await eventually(
        backend,
        async () => {
          if (!(await isThere())) return false;
          await ask(
            backend,
            { token },
            `mutation { deleteTasks(input: { id: "${TASK}" }) { id } }`,
          );
          return true;
        },
        (there) => !there,
      );
      return remains ? [`Tasks ${TASK}`] : [];
    },
  };
}

function documentOf(model: Model, action: string): string {
  const plural = `list${model}s(limit: 1000) { items { id } }`;
  const document: Record<string, string> = {
    read: `query Check($id: ID!) { row: get${model}(id: $id) { id } }`,
    list: `query Check { rows: ${plural} }`,
    update: `mutation Check($id: ID!) { row: update${model}(input: { id: $id }) { id } }`,
    delete: `mutation Check($id: ID!) { row: delete${model}(input: { id: $id }) { id } }`,
  };
  return document[action] ?? '';
}
