import { afterAll, beforeAll, expect, it } from 'vitest';
import { admin, developer, member, post, type RunningDataApi } from 'amplify-emulator/testing';
import { startTestDataApi } from '../testing/running-emulator';

/* Decision 080: only what exists can be completed. Plain reads miss what was just written. */

let api: RunningDataApi;

beforeAll(async () => {
  api = await startTestDataApi({ indexLagMs: 60 * 60 * 1000 });
});

afterAll(() => api.dispose());

const day = '2026-01-01T00:00:00.000Z';

async function addTask(id: string, state?: string): Promise<void> {
  const input = { id, name: id, difficulty: 'Medium', ...(state && { state }) };
  const document = 'mutation ($input: CreateTasksInput!) { createTasks(input: $input) { id } }';
  expect((await post(api.origin, admin, document, { input })).errors).toEqual([]);
}

const deleteTask = (id: string) =>
  post(api.origin, admin, `mutation { deleteTasks(input: { id: "${id}" }) { id } }`);

const alice = member('alice');

/** Completes a task, and returns the types of the errors. */
async function complete(taskId: string, caller = alice, owner = 'alice'): Promise<unknown[]> {
  const input = {
    id: `${owner}#done#${taskId}`,
    taskId,
    nameofowner: owner,
    completedDate: day,
    expirationDate: day,
  };
  const { errors } = await post(
    api.origin,
    caller,
    'mutation ($input: CreateCompletedTaskInput!) { createCompletedTask(input: $input) { id } }',
    { input },
  );
  return errors.map(({ errorType }) => errorType);
}

it('refuses the completion of a task that was deleted, and allows it once it is back', async () => {
  await addTask('mend');
  await deleteTask('mend');
  expect(await complete('mend')).toEqual(['TaskGone']);
  expect(await complete('never')).toEqual(['TaskGone']);
  await addTask('mend');
  expect(await complete('mend')).toEqual([]);
});

it('keeps the completions of a task that is deleted later', async () => {
  await addTask('sow');
  expect(await complete('sow')).toEqual([]);
  await deleteTask('sow');
  const answer = await post(
    api.origin,
    alice,
    '{ getCompletedTask(id: "alice#done#sow") { taskId task { id } } }',
  );
  expect(answer).toMatchObject({
    data: { getCompletedTask: { taskId: 'sow', task: null } },
    errors: [],
  });
});

it.each([
  ['Live', []],
  ['Archived', []],
  ['Draft', ['TaskGone']],
])('treats a task that is %s as members see it', async (state, errors) => {
  await addTask(`task-${state}`, state);
  expect(await complete(`task-${state}`)).toEqual(errors);
});

it('tells a stranger nothing about the task', async () => {
  await addTask('reap');
  expect(await complete('reap', member('mallory'))).toEqual(['Unauthorized']);
  expect(await complete('missing', member('mallory'))).toEqual(['Unauthorized']);
});

it('lets the developer’s tools restore a completion of a deleted task', async () => {
  expect(await complete('gone', developer)).toEqual([]);
});
