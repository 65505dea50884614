import { expect } from 'vitest';
import {
  type Caller,
  type DataResponse,
  type FixtureOptions,
  post,
} from 'amplify-emulator/testing';
import { CommitDocument } from '../../src/data/generated/commit';
import { type Member, startBackend } from './backend';
import { TEST_NAME } from './test-rows';

/** When the tasks in `completed` were done, in milliseconds since the epoch. */
export const at = Date.parse('2026-03-01T12:00:00.000Z');

/** A completion in the form of a commit. */
export const completed = (taskId: string, time = at) => ({
  place: `done#${taskId}#${time}`,
  taskId,
  completedDate: new Date(time).toISOString(),
  expirationDate: '2026-03-08T12:00:00.000Z',
  saved: [1, 0, 500],
});

/** A task in one of the member's places, in the form of a commit. */
export const selected = (place: string, taskId = 'a') => ({
  place,
  taskId,
  selectionDate: '2026-03-01T12:00:00.000Z',
});

/** The answer to a stored commit. */
export const committed = (revision: number) =>
  expect.objectContaining({ outcome: 'committed', revision });

/** Starts a backend, and returns its data API. */
export async function startMembersApi(options?: FixtureOptions) {
  const backend = await startBackend(options);
  const { origin } = backend;
  const developer: Caller = { credentials: backend.developer };
  let members = 0;

  async function run(
    caller: Caller,
    document: string,
    variables: Record<string, unknown> = {},
  ): Promise<DataResponse> {
    const answer = await post(origin, caller, document, variables);
    expect(answer.errors).toEqual([]);
    return answer;
  }

  return {
    origin,
    developer,
    /** Queries the API, which must answer without an error. */
    run,
    /** Adds daily tasks, given as their IDs and states. */
    async addTasks(states: Readonly<Record<string, string>>): Promise<void> {
      for (const [id, state] of Object.entries(states)) {
        const input = `{ id: "${id}", name: "${TEST_NAME}", difficulty: Daily, state: ${state} }`;
        await run(developer, `mutation { createTasks(input: ${input}) { id } }`);
      }
    },
    async deleteTask(id: string): Promise<void> {
      await run(developer, `mutation { deleteTasks(input: { id: "${id}" }) { id } }`);
    },
    async newMember({ hasProfile = true } = {}): Promise<Member> {
      members += 1;
      const { sub, accessToken } = await backend.account(`member${members}`);
      const caller = { token: accessToken };
      if (hasProfile) await run(caller, 'mutation { createUserProfile(input: {}) { id } }');
      return { sub, caller };
    },
    /** Commits. Returns the result, or the type of the error. */
    async commit(
      { caller }: Pick<Member, 'caller'>,
      changes: Record<string, unknown> = {},
    ): Promise<unknown> {
      const variables = { revision: 0, level: 1, susscore: 5, memberRecord: '{}', ...changes };
      const { data, errors } = await post(origin, caller, CommitDocument, variables);
      return errors[0] ? (errors[0].errorType ?? errors[0].message) : data?.['commitMember'];
    },
    /** Returns a member's stored state. */
    async stored({ sub }: Pick<Member, 'sub'>): Promise<unknown> {
      const { data } = await run(
        developer,
        `{ profile: getUserProfile(id: "${sub}") {
          revision level susscore memberRecord lastlogin
          completedTasks(limit: 200) { items { id taskId completedDate expirationDate saved nameofowner } }
          selectedTasks(limit: 200) { items { id taskId selectionDate goal owner } }
        } }`,
      );
      return data?.['profile'];
    },
    stop: () => backend.stop(),
  };
}
