import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MembersApi, startMembersApi } from '../testing/members-api';

let api: MembersApi;

beforeAll(async () => {
  api = await startMembersApi();
  await api.addTasks({ draft: 'Draft' });
});

afterAll(() => api.stop());

const day = '2099-01-01T00:00:00.000Z';

it.each([
  ['is unknown', 'unknown'],
  ['is a draft', 'draft'],
])('a completion of a task that %s is stored, without its task', async (_state, taskId) => {
  const { sub, caller } = await api.newMember();
  const input = { taskId, nameofowner: sub, completedDate: day, expirationDate: day };
  const { data } = await api.run(
    caller,
    `mutation ($input: CreateCompletedTaskInput!) {
      createCompletedTask(input: $input) { taskId task { id } }
    }`,
    { input },
  );
  expect(data).toEqual({ createCompletedTask: { taskId, task: null } });
});
