import { afterAll, expect, it } from 'vitest';
import { post } from 'amplify-emulator/testing';
import { CREATE_COMPLETION } from '../testing/documents';
import { startMembersApi } from '../testing/members-api';

/* Decision 080: only existing tasks can be completed. Plain reads miss the latest writes. */

const api = await startMembersApi({ indexLagMs: 60 * 60 * 1000 });
const alice = await api.newMember({ hasProfile: false });
const mallory = await api.newMember({ hasProfile: false });
afterAll(() => api.stop());

const day = '2026-01-01T00:00:00.000Z';

/** Completes a task, and returns the types of the errors. */
async function complete(taskId: string, caller = alice.caller): Promise<unknown[]> {
  const input = {
    id: `${alice.sub}#done#${taskId}`,
    taskId,
    nameofowner: alice.sub,
    completedDate: day,
    expirationDate: day,
  };
  const { errors } = await post(api.origin, caller, CREATE_COMPLETION, { input });
  return errors.map(({ errorType }) => errorType);
}

it('refuses the completion of a task that was deleted, and allows it once it is back', async () => {
  await api.addTasks({ mend: 'Live' });
  await api.deleteTask('mend');
  expect(await complete('mend')).toEqual(['TaskGone']);
  expect(await complete('never')).toEqual(['TaskGone']);
  await api.addTasks({ mend: 'Live' });
  expect(await complete('mend')).toEqual([]);
});

it('keeps the completions of a task that is deleted later', async () => {
  await api.addTasks({ sow: 'Live' });
  expect(await complete('sow')).toEqual([]);
  await api.deleteTask('sow');
  const answer = await api.run(
    alice.caller,
    `{ getCompletedTask(id: "${alice.sub}#done#sow") { taskId task { id } } }`,
  );
  expect(answer.data).toEqual({ getCompletedTask: { taskId: 'sow', task: null } });
});

it.each([
  ['Live', []],
  ['Archived', []],
  ['Draft', ['TaskGone']],
])('treats a task in state %s as members see it', async (state, errors) => {
  await api.addTasks({ [`task-${state}`]: state });
  expect(await complete(`task-${state}`)).toEqual(errors);
});

it('tells a stranger nothing about the task', async () => {
  await api.addTasks({ reap: 'Live' });
  expect(await complete('reap', mallory.caller)).toEqual(['Unauthorized']);
  expect(await complete('missing', mallory.caller)).toEqual(['Unauthorized']);
});

it('lets the developer’s tools restore a completion of a deleted task', async () => {
  expect(await complete('gone', api.developer)).toEqual([]);
});
