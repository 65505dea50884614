import { Amplify } from 'aws-amplify';
import { generateClient } from 'aws-amplify/data';
import { parseAmplifyConfig } from 'aws-amplify/utils';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Schema } from '../../amplify/data/resource';
import { outputsOf } from 'amplify-emulator/project';
import { admin, fakeToken, member, post, type RunningFixture } from 'amplify-emulator/testing';
import { developerCredentials } from 'amplify-emulator/client';
import { readsCaughtUp, startTestEmulator } from '../testing/running-emulator';

let api: RunningFixture;

/** Signs the Amplify client in as the given account. */
function actAs(sub: string): void {
  // The client rewrites 'http:' to 'wss:' for subscriptions, but leaves an uppercase scheme alone.
  const outputs = outputsOf(api.definition, api.origin.replace('http', 'HTTP'), 'localhost');
  const accessToken = { payload: { sub }, toString: () => fakeToken(sub) };
  Amplify.configure(parseAmplifyConfig(outputs), {
    Auth: {
      tokenProvider: { getTokens: async () => ({ accessToken }) },
      credentialsProvider: {
        getCredentialsAndIdentityId: async () => ({ credentials: developerCredentials }),
        clearCredentialsAndIdentityId: () => {},
      },
    },
  });
}

beforeAll(async () => {
  vi.stubGlobal('WebSocket', WebSocket);
  api = await startTestEmulator();
  actAs('alice');
  await post(
    api.origin,
    admin,
    'mutation { createTasks(input: {id: "walk", name: "Walk", difficulty: Daily, score: 3}) { id } }',
  );
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await api.stop();
});

describe('the Amplify data client', () => {
  it('creates, gets, updates and lists rows', async () => {
    const { models } = generateClient<Schema>();
    const created = await models.UserProfile.create({ id: 'alice', email: 'a@b.co', level: 1 });
    expect(created.errors).toBeUndefined();
    expect(created.data).toMatchObject({ id: 'alice', profileOwner: 'alice', level: 1 });
    const { data: changed } = await models.UserProfile.update({ id: 'alice', zip: 2134 });
    expect(changed).toMatchObject({ zip: 2134, level: 1 });
    expect((await models.UserProfile.get({ id: 'alice' })).data).toMatchObject({ email: 'a@b.co' });
    await readsCaughtUp();
    const { data: all } = await models.UserProfile.list({
      filter: { profileOwner: { eq: 'alice' } },
    });
    expect(all).toHaveLength(1);
  });

  it('reads relations and queries an index', async () => {
    const { models } = generateClient<Schema>();
    await models.UserTaskSelection.create({ id: 'alice#walk', userId: 'alice', taskId: 'walk' });
    await readsCaughtUp();
    const { data } = await models.UserProfile.get(
      { id: 'alice' },
      { selectionSet: ['id', 'selectedTasks.taskId', 'selectedTasks.task.name'] },
    );
    expect(data).toEqual({
      id: 'alice',
      selectedTasks: [{ taskId: 'walk', task: { name: 'Walk' } }],
    });
    const completion = {
      id: 'alice#walk',
      taskId: 'walk',
      completedDate: '2026-01-01T00:00:00.000Z',
      expirationDate: '2099-01-01T00:00:00.000Z',
      nameofowner: 'alice',
    };
    await models.CompletedTask.create(completion);
    await readsCaughtUp();
    const byIndex = await models.CompletedTask.listCompletedTaskByNameofownerAndExpirationDate({
      nameofowner: 'alice',
      expirationDate: { gt: '2026-06-01T00:00:00.000Z' },
    });
    expect(byIndex.data).toMatchObject([{ id: 'alice#walk' }]);
  });

  it('updates the list of observeQuery', async () => {
    actAs('bob');
    const { models } = generateClient<Schema>();
    const lists: number[] = [];
    const subscription = models.UserTaskSelection.observeQuery().subscribe({
      next: ({ items, isSynced }) => void (isSynced && lists.push(items.length)),
    });
    await vi.waitFor(() => expect(lists.at(-1)).toBe(0), { timeout: 10_000 });
    let at = 0;
    await vi.waitFor(
      async () => {
        at += 1;
        await post(
          api.origin,
          member('bob'),
          `mutation { createUserTaskSelection(input: {id: "bob#${at}", userId: "bob", taskId: "walk"}) {
            id userId taskId selectionDate owner createdAt updatedAt
          } }`,
        );
        expect(lists.at(-1)).toBeGreaterThan(0);
      },
      { timeout: 10_000, interval: 200 },
    );
    subscription.unsubscribe();
  });
});
