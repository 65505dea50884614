import { randomUUID } from 'node:crypto';
import { type Check, type Group, NotChecked, type Seen } from '../check';
import { ask, type Deployment } from '../deployment';
import { eventually } from '../eventually';
import { eventsOf } from '../subscription';

const RULES = 'Deploy the backend again: amplify/data/drafts isn’t in effect (decision 039).';
const NAME = 'Check draft';

/** Every way in which a member could ask for a draft (D29), and an admin who sees it. */
export function drafts({ backend, people }: Deployment): Group {
  const id = `check-${randomUUID()}`;
  const live = `check-live-${randomUUID().slice(0, 8)}`;
  let isThere = false;
  const asAdmin = (document: string) =>
    ask(backend, { token: people.find('admin').token }, document);
  const asMember = (document: string) =>
    ask(backend, { token: people.find('member').token }, document);
  const contains = (value: unknown) => JSON.stringify(value ?? {}).includes(id);

  const putInto = (state: string) =>
    asAdmin(`mutation { updateTasks(input: { id: "${id}", state: ${state} }) { id state } }`);

  /** Returns a look that only an admin's draft makes meaningful. */
  const needingDraft = (look: () => Promise<Seen>) => async () => {
    if (!people.has('admin')) return new NotChecked('no admin');
    if (!isThere) throw new Error('There is no draft to hide: creating it has failed.');
    return look();
  };
  const hidden = (name: string, document: string): Check => ({
    name: `a member doesn’t get a draft by ${name}`,
    expected: 'hidden',
    todo: RULES,
    look: needingDraft(async () => {
      const isShown = async () => contains((await asMember(document)).data);
      return (await eventually(backend, isShown, (shown) => !shown)) ? 'shown' : 'hidden';
    }),
  });
  /** A row of the member's that leads to the draft: the row must come, its task must not. */
  const hiddenBehind = (
    name: string,
    rowOf: (sub: string) => { create: string; read: string; remove: string },
  ): Check => ({
    name: `a member doesn’t get a draft by ${name}`,
    expected: 'hidden',
    todo: RULES,
    look: needingDraft(async () => {
      const { create, read, remove } = rowOf(people.find('member').sub);
      // A draft can't be completed, but a completed task can become one again.
      await putInto('Archived');
      const created = await asMember(`mutation { row: ${create} }`);
      await putInto('Draft');
      if (!created.data?.['row']) return created.errors[0]?.message ?? 'no row';
      const seen = await eventually(
        backend,
        async () => {
          const { data } = await asMember(`{ row: ${read} }`);
          if (!data?.['row']) return 'the member’s own row is missing';
          return JSON.stringify(data).includes(NAME) ? 'shown' : 'hidden';
        },
        (one) => one === 'hidden',
      );
      await asMember(`mutation { ${remove} }`);
      return seen;
    }),
  });

  return {
    title: 'drafts',
    checks: [
      {
        name: 'an admin creates one and sees it',
        expected: 'shown',
        todo: 'Read the API’s log (docs/operating.md#read-the-log).',
        look: async () => {
          if (!people.has('admin')) return new NotChecked('no admin');
          const draft = `id: "${id}", name: "${NAME}", difficulty: Daily, state: Draft`;
          await asAdmin(
            `mutation { createTasks(input: { ${draft} }) { id state } createLibrary(input: { id: "${id}", name: "${NAME}", state: Draft }) { id } }`,
          );
          isThere = await eventually(
            backend,
            async () => {
              const { data } = await asAdmin(
                `{ getTasks(id: "${id}") { id } getLibrary(id: "${id}") { id } }`,
              );
              return Boolean(data?.['getTasks'] && data['getLibrary']);
            },
            Boolean,
          );
          return isThere ? 'shown' : 'hidden';
        },
      },
      hidden('its ID', `{ getTasks(id: "${id}") { id } }`),
      hidden('listing tasks', '{ listTasks(limit: 1000) { items { id } } }'),
      hidden(
        'listing a difficulty',
        '{ listTasksByDifficulty(difficulty: Daily, limit: 1000) { items { id } } }',
      ),
      hidden('a filter', '{ listTasks(filter: { state: { eq: Draft } }) { items { id } } }'),
      hidden('the ID of a link', `{ getLibrary(id: "${id}") { id } }`),
      hidden('listing links', '{ listLibraries(limit: 1000) { items { id } } }'),
      hiddenBehind('the task of a selection', (sub) => {
        const row = `id: "${sub}#check-draft"`;
        return {
          create: `createUserTaskSelection(input: { ${row}, userId: "${sub}", taskId: "${id}" }) { id }`,
          read: `getUserTaskSelection(${row}) { id task { name } }`,
          remove: `deleteUserTaskSelection(input: { ${row} }) { id }`,
        };
      }),
      hiddenBehind('the task of a completion', (sub) => {
        const row = `id: "${sub}#done#check-draft"`;
        const now = new Date().toISOString();
        const dates = `completedDate: "${now}", expirationDate: "${now}"`;
        return {
          create: `createCompletedTask(input: { ${row}, taskId: "${id}", nameofowner: "${sub}", ${dates} }) { id }`,
          read: `getCompletedTask(${row}) { id task { name } }`,
          remove: `deleteCompletedTask(input: { ${row} }) { id }`,
        };
      }),
      {
        name: 'a member doesn’t hear of a draft’s changes',
        expected: 'hidden',
        todo: RULES,
        look: needingDraft(async () => {
          const heard = await eventsOf(
            backend,
            people.find('member').token,
            'subscription { onUpdateTasks { id name state difficulty } }',
            { until: live },
            async () => {
              const fields = '{ id name state difficulty }';
              await asAdmin(`mutation { updateTasks(input: { id: "${id}", score: 1 }) ${fields} }`);
              // What a member does hear of ends the wait; it comes after the draft's.
              await asAdmin(
                `mutation { createTasks(input: { id: "${live}", name: "Check live", difficulty: Strategic, state: Archived }) ${fields} updateTasks(input: { id: "${live}", score: 1 }) ${fields} deleteTasks(input: { id: "${live}" }) { id } }`,
              );
            },
          );
          return contains(heard) ? 'shown' : 'hidden';
        }),
      },
      {
        name: 'a member can’t ask for tasks by name',
        expected: 'Unauthorized',
        todo: RULES,
        look: async () => {
          const document =
            '{ listTasksByDifficulty(difficulty: Daily, name: { ge: "A" }) { nextToken } }';
          return (await asMember(document)).errors[0]?.errorType ?? 'answered';
        },
      },
      {
        name: 'the draft is deleted',
        expected: 'deleted',
        todo: `Delete the task and the link '${NAME}' (${id}) by hand.`,
        look: async () => {
          if (!people.has('admin')) return new NotChecked('no admin');
          const { data } = await asAdmin(
            `mutation { deleteTasks(input: { id: "${id}" }) { id } deleteLibrary(input: { id: "${id}" }) { id } }`,
          );
          return data?.['deleteTasks'] && data['deleteLibrary'] ? 'deleted' : 'still there';
        },
      },
    ],
    remove: async () => {
      if (!people.has('admin')) return [];
      const rows = { Tasks: [id, live], Library: [id] };
      const all = Object.entries(rows).flatMap(([model, ids]) =>
        ids.map((one) => ({ model, row: `id: "${one}"`, name: `${model} ${one}` })),
      );
      const left = async () => {
        const gets = all.map(({ model, row }, at) => `r${at}: get${model}(${row}) { id }`);
        const { data, errors } = await asAdmin(`{ ${gets.join(' ')} }`);
        if (!data) throw new Error(errors[0]?.message ?? 'no response');
        return all.filter((_, at) => data[`r${at}`]);
      };
      const remaining = await eventually(
        backend,
        async () => {
          const rows = await left();
          for (const { model, row } of rows) {
            await asAdmin(`mutation { delete${model}(input: { ${row} }) { id } }`);
          }
          return rows;
        },
        (rows) => rows.length === 0,
      );
      return remaining.map(({ name }) => name);
    },
  };
}
