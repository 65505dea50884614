import { randomUUID } from 'node:crypto';
import type { Group } from '../check';
import { ask, type Deployment } from '../deployment';
import { eventDelay } from '../subscription';
import { memberDay } from './member-day';

const CREATE = 'mutation Check($input: CreateUserTaskSelectionInput!)';
const COMPLETE =
  'mutation Check($input: CreateCompletedTaskInput!) { createCompletedTask(input: $input) { id } }';
const MUTATIONS = 8;
const LAG_MS = 5000;

/** What the application relies on when it writes: order, conditions, duplicates, and how soon a list follows. */
export function writes({ backend, people }: Deployment): Group {
  const member = () => people.find('member');
  const send = (document: string, variables?: Record<string, unknown>) =>
    ask(backend, { token: member().token }, document, variables);
  const remove = (ids: readonly string[]) =>
    send(
      `mutation { ${ids.map((id, at) => `r${at}: deleteUserTaskSelection(input: { id: "${id}" }) { id }`).join(' ')} }`,
    );
  const newInput = (kind: string) => {
    const { sub } = member();
    const id = `${sub}#check-${kind}-${randomUUID().slice(0, 8)}`;
    return { id, userId: sub, taskId: 'check-deployment' };
  };
  return {
    title: 'writes',
    checks: [
      {
        name: 'the mutations of one document run in order (U2)',
        expected: 'in order',
        todo: 'D14 assumes it: a level could be written before its completion. Tell the maintainers.',
        look: async () => {
          // Each change requires what the one before it has written, so only one order lets all of them through.
          const { id, userId, taskId } = newInput('order');
          const create = `c0: createUserTaskSelection(input: { id: "${id}", userId: "${userId}", taskId: "${taskId}", swap: 0 }) { id }`;
          const changes = Array.from(
            { length: MUTATIONS - 1 },
            (_, at) =>
              `c${at + 1}: updateUserTaskSelection(input: { id: "${id}", swap: ${at + 1} }, condition: { swap: { eq: ${at} } }) { id }`,
          );
          const { data } = await send(`mutation { ${[create, ...changes].join(' ')} }`);
          await remove([id]);
          const isWritten = (at: number) => Boolean(data?.[`c${at}`]);
          const refused = Array.from({ length: MUTATIONS }, (_, at) => at).filter(
            (at) => !isWritten(at),
          );
          return refused.length === 0
            ? 'in order'
            : `refused: ${refused.map((at) => at + 1).join(', ')} of ${MUTATIONS}`;
        },
      },
      {
        name: 'a duplicate ID is refused',
        expected: 'DynamoDB:ConditionalCheckFailedException',
        todo: 'D13 relies on it. Compare the resolver of createUserTaskSelection with amplify/data.',
        look: async () => {
          const input = newInput('twice');
          const create = `${CREATE} { createUserTaskSelection(input: $input) { id } }`;
          await send(create, { input });
          const { errors } = await send(create, { input });
          await remove([input.id]);
          return errors[0]?.errorType ?? 'accepted';
        },
      },
      {
        name: 'a condition that is not met is refused',
        expected: 'DynamoDB:ConditionalCheckFailedException',
        todo: 'Decision 010 relies on it. Compare the resolver of updateUserProfile with amplify/data.',
        look: async () => {
          const update = `mutation { updateUserProfile(input: { id: "${member().sub}", level: 2 }, condition: { level: { eq: 999 } }) { id } }`;
          return (await send(update)).errors[0]?.errorType ?? 'accepted';
        },
      },
      {
        name: 'a list follows its table',
        expected: `within ${LAG_MS} ms`,
        accepts: (seen) => Number.parseInt(seen, 10) < LAG_MS,
        todo: 'The browser corrects lists for a minute (decision 032). Look at the table’s metrics.',
        look: async () => {
          const input = newInput('lag');
          await send(`${CREATE} { createUserTaskSelection(input: $input) { id } }`, { input });
          const since = Date.now();
          for (;;) {
            const { data } = await send('{ listUserTaskSelections(limit: 1000) { items { id } } }');
            const elapsed = Date.now() - since;
            if (JSON.stringify(data).includes(input.id) || elapsed > LAG_MS) {
              await remove([input.id]);
              return `${elapsed} ms`;
            }
          }
        },
      },
      {
        name: 'a subscriber hears of a write',
        expected: `within ${LAG_MS} ms`,
        accepts: (seen) => Number.parseInt(seen, 10) < LAG_MS,
        todo: 'Live updates and other devices are late. Look at the API’s metrics for subscriptions.',
        look: async () => {
          const input = newInput('live');
          const { sub, token } = member();
          const delay = await eventDelay(
            backend,
            token,
            `subscription { onCreateUserTaskSelection(owner: "${sub}") { id owner } }`,
            () =>
              send(`${CREATE} { createUserTaskSelection(input: $input) { id owner } }`, { input }),
          );
          await remove([input.id]);
          return `${delay} ms`;
        },
      },
      {
        name: 'a completion of a missing task is refused',
        expected: 'TaskGone',
        todo: 'Deploy the backend again: amplify/data/existing-tasks isn’t in effect (decision 080).',
        look: async () => {
          const { sub } = member();
          const now = new Date().toISOString();
          const dates = { completedDate: now, expirationDate: now };
          const id = `${sub}#done#missing`;
          const input = { id, taskId: 'check-deployment', nameofowner: sub, ...dates };
          return (await send(COMPLETE, { input })).errors[0]?.errorType ?? 'accepted';
        },
      },
      memberDay({ send, remove, newInput }, member, backend),
    ],
  };
}
