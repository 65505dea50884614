import { afterAll, expect, it } from 'vitest';
import { type Caller, post } from 'amplify-emulator/testing';
import { MAX_RESOLVERS } from '../../amplify/data/limits';
import { startBackend } from '../testing/backend';
import { TEST_NAME } from '../testing/test-rows';

/*
 * A member's day, using the specification's own operations (spec §7), with its own account and tasks. The tasks
 * are archived, so nobody else gets them.
 */

const TASKS = ['walk', 'cook', 'mend'].map((name) => `${TEST_NAME}: ${name}`);
const HOME = `query ($id: ID!) {
  getUserProfile(id: $id) { level selectedTasks(limit: 1000) { items { id task { name } } } completedTasks(limit: 1000) { items { id } } }
}`;

const backend = await startBackend();
const account = await backend.account('member');
const { sub } = account;
const member: Caller = { token: account.accessToken };
afterAll(() => backend.stop());

const send = async (document: string, variables = {}, caller: Caller = member) => {
  const { data, errors } = await post(backend.origin, caller, document, variables);
  expect(errors).toEqual([]);
  return data ?? {};
};

/** Reads the home until it includes the latest writes, since a list on AWS may briefly lag. */
const homeShows = (text: string) =>
  expect.poll(async () => JSON.stringify(await send(HOME, { id: sub }))).toContain(text);

const developer = { credentials: backend.developer };
const taskIds: string[] = [];
for (const name of TASKS) {
  const create =
    'mutation ($name: String!) { task: createTasks(input: { name: $name, difficulty: Daily, state: Archived, duration: 1 }) { id } }';
  const { task } = await send(create, { name }, developer);
  if (typeof task === 'object' && task && 'id' in task) taskIds.push(String(task.id));
}

it('A member gets a profile and three tasks, and sees them', async () => {
  await send('mutation ($id: ID!) { createUserProfile(input: { id: $id }) { id } }', { id: sub });
  for (const [place, taskId] of taskIds.entries()) {
    const input = { id: `${sub}#daily#${place}`, userId: sub, taskId };
    const create =
      'mutation ($input: CreateUserTaskSelectionInput!) { createUserTaskSelection(input: $input) { id } }';
    await send(create, { input: { ...input, selectionDate: new Date().toISOString() } });
  }
  const seen = async () => {
    const home = JSON.stringify(await send(HOME, { id: sub }));
    return TASKS.filter((name) => home.includes(name));
  };
  await expect.poll(seen).toEqual(TASKS);
});

it('A completed task is listed, raises the level, and can be undone', async () => {
  const id = `${sub}#done#${taskIds[0]}`;
  const now = new Date().toISOString();
  const input = { id, taskId: taskIds[0], nameofowner: sub, profileId: sub };
  await send(
    `mutation ($input: CreateCompletedTaskInput!, $level: UpdateUserProfileInput!) {
      createCompletedTask(input: $input) { id }
      updateUserProfile(input: $level) { id level susscore lastlogin }
    }`,
    {
      input: { ...input, completedDate: now, expirationDate: now },
      level: { id: sub, level: 1, susscore: 5, lastlogin: now },
    },
  );
  await homeShows(id);
  await homeShows('"level":1');
  await send('mutation ($id: ID!) { deleteCompletedTask(input: { id: $id }) { id } }', { id });
  await expect.poll(async () => JSON.stringify(await send(HOME, { id: sub }))).not.toContain(id);
});

it('Mutations in a document run in order (D14)', async () => {
  const steps = Array.from({ length: 8 }, (_, at) => {
    const [before, after] = [at + 10, at + 11];
    return `s${at}: updateUserProfile(input: { id: "${sub}", level: ${after} }, condition: { level: { eq: ${before} } }) { level }`;
  });
  await send(`mutation { first: updateUserProfile(input: { id: "${sub}", level: 10 }) { id } }`);
  const written = await send(`mutation { ${steps.join('\n')} }`);
  expect(written).toMatchObject({ s7: { level: 18 } });
});

it('A request that is too deep or has too many fields is refused (decision 024)', async () => {
  const deep = 'selectedTasks { items { user { selectedTasks { items { id } } } } }';
  const depth = await post(backend.origin, member, `{ getUserProfile(id: "${sub}") { ${deep} } }`);
  expect(depth.errors[0]).toMatchObject({ errorType: 'QueryDepthLimitReached' });
  const fields = Array.from(
    { length: MAX_RESOLVERS + 1 },
    (_, at) => `f${at}: getTasks(id: "none") { id }`,
  );
  const count = await post(backend.origin, member, `{ ${fields.join(' ')} }`);
  expect(count.errors.at(-1)?.message).toMatch(/limit/i);
});
