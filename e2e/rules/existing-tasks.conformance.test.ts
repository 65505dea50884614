import { afterAll, beforeAll, expect, it } from 'vitest';
import { post } from 'amplify-emulator/testing';
import { type DataBackend, type Member, startDataBackend } from '../testing/backend';
import { TEST_NAME } from '../testing/test-rows';

/* Decision 080: only what exists can be completed. Plain reads miss what was just written. */

let backend: DataBackend;
let alice: Member;
let mallory: Member;

beforeAll(async () => {
  backend = await startDataBackend({ indexLagMs: 60 * 60 * 1000 });
  alice = await backend.member('alice');
  mallory = await backend.member('mallory');
});

afterAll(() => backend.stop());

const day = '2026-01-01T00:00:00.000Z';

async function addTask(id: string, state?: string): Promise<void> {
  const input = { id, name: `${TEST_NAME}: ${id}`, difficulty: 'Medium', ...(state && { state }) };
  const document = 'mutation ($input: CreateTasksInput!) { createTasks(input: $input) { id } }';
  expect((await post(backend.origin, backend.admin, document, { input })).errors).toEqual([]);
}

const deleteTask = (id: string) =>
  post(backend.origin, backend.admin, `mutation { deleteTasks(input: { id: "${id}" }) { id } }`);

/** Completes a task, and returns the types of the errors. */
async function complete(taskId: string, caller = alice.caller): Promise<unknown[]> {
  const input = {
    id: `${alice.sub}#done#${taskId}`,
    taskId,
    nameofowner: alice.sub,
    completedDate: day,
    expirationDate: day,
  };
  const { errors } = await post(
    backend.origin,
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
    backend.origin,
    alice.caller,
    `{ getCompletedTask(id: "${alice.sub}#done#sow") { taskId task { id } } }`,
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
  expect(await complete('reap', mallory.caller)).toEqual(['Unauthorized']);
  expect(await complete('missing', mallory.caller)).toEqual(['Unauthorized']);
});

it('lets the developer’s tools restore a completion of a deleted task', async () => {
  expect(await complete('gone', backend.developer)).toEqual([]);
});
