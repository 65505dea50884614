import { afterAll, beforeAll, expect, it } from 'vitest';
import { member, post, type RunningDataApi } from 'amplify-emulator/testing';
import { COMMIT } from '../testing/commit';
import { startTestDataApi } from '../testing/running-emulator';

/* What only the emulator can be asked: two hundred devices at once, and what a refused commit reads. */

let api: RunningDataApi;

beforeAll(async () => {
  api = await startTestDataApi();
});

afterAll(() => api.dispose());

/** Commits as a member from many devices, whose profile is created first. Returns the outcomes. */
async function commitAtOnce(name: string, devices: number): Promise<unknown[]> {
  const caller = member(name);
  await post(api.origin, caller, 'mutation { createUserProfile(input: {}) { id } }');
  const commit = async (): Promise<unknown> => {
    const variables = { revision: 0, susscore: 0, memberRecord: '{}' };
    const { data } = await post(api.origin, caller, COMMIT, variables);
    return Object(data?.['commitMember']).outcome;
  };
  return Promise.all(Array.from({ length: devices }, commit));
}

it('gives 200 commits of a member at the same moment one order, by storing one of them (A1)', async () => {
  const outcomes = await commitAtOnce('many', 200);
  expect(outcomes.filter((one) => one === 'committed')).toHaveLength(1);
  expect(new Set(outcomes)).toEqual(new Set(['committed', 'busy', 'conflict']));
});

it('answers a refused commit with what is stored, without another read', async () => {
  await commitAtOnce('one', 1);
  api.usage.reset();
  expect(await commitAtOnce('one', 1)).toEqual(['conflict']);
  expect(api.usage.report().operations['appsync:Commit']).toMatchObject({ readUnits: 0 });
});
