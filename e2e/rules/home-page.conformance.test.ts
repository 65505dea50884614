import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin, fakeToken, member, post, type RunningDataApi } from 'amplify-emulator/testing';
import { startTestDataApi } from '../testing/running-emulator';

let api: RunningDataApi;

beforeAll(async () => {
  api = await startTestDataApi();
});

afterAll(() => api.dispose());

const createTask = 'mutation ($input: CreateTasksInput!) { createTasks(input: $input) { id } }';

describe('the home page query', () => {
  const home = `query ($id: ID!, $now: String!) {
    getUserProfile(id: $id) { id level selectedTasks { items { id task { name score } } } }
    listCompletedTaskByNameofownerAndExpirationDate(nameofowner: "home", expirationDate: {gt: $now}) {
      items { taskId }
    }
  }`;
  const owner = member('home');

  it('reads only the rows that it returns', async () => {
    await post(
      api.origin,
      owner,
      'mutation { createUserProfile(input: {id: "home", level: 3}) { id } }',
    );
    for (const id of ['h1', 'h2']) {
      await post(api.origin, admin, createTask, {
        input: { id, name: `Name of ${id}`, difficulty: 'Daily', score: 2 },
      });
      await post(
        api.origin,
        owner,
        `mutation { createUserTaskSelection(input: {id: "home#${id}", userId: "home", taskId: "${id}"}) { id } }`,
      );
    }
    for (const [taskId, expirationDate] of [
      ['h1', '2020-01-01T00:00:00.000Z'],
      ['h2', '2099-01-01T00:00:00.000Z'],
    ]) {
      const input = {
        id: `home#done#${taskId}`,
        taskId,
        completedDate: '2019-01-01T00:00:00.000Z',
        expirationDate,
        nameofowner: 'home',
      };
      await post(
        api.origin,
        owner,
        'mutation ($input: CreateCompletedTaskInput!) { createCompletedTask(input: $input) { id } }',
        { input },
      );
    }
    const response = await fetch(`${api.origin}/graphql`, {
      method: 'POST',
      headers: { authorization: fakeToken('home') },
      body: JSON.stringify({
        query: home,
        variables: { id: 'home', now: '2025-01-01T00:00:00.000Z' },
      }),
    });
    expect(await response.json()).toEqual({
      data: {
        getUserProfile: {
          id: 'home',
          level: 3,
          selectedTasks: {
            items: expect.arrayContaining([
              { id: 'home#h1', task: { name: 'Name of h1', score: 2 } },
              { id: 'home#h2', task: { name: 'Name of h2', score: 2 } },
            ]),
          },
        },
        listCompletedTaskByNameofownerAndExpirationDate: { items: [{ taskId: 'h2' }] },
      },
    });
    expect(response.headers.get('x-emulator-items-read')).toBe('6');
  });
});
