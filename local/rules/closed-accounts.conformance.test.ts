import { afterAll, beforeAll, expect, it } from 'vitest';
import { admin, member, post, type RunningDataApi } from 'amplify-emulator/testing';
import { startTestDataApi } from '../testing/running-emulator';

let api: RunningDataApi;

beforeAll(async () => {
  api = await startTestDataApi();
  await post(
    api.origin,
    admin,
    'mutation { createTasks(input: { id: "t", name: "T", difficulty: Daily }) { id } }',
  );
});

afterAll(() => api.dispose());

const day = '2026-01-01T00:00:00.000Z';

/** Creates a row of each model that a user owns, and returns the errors' types. */
async function creations(sub: string): Promise<unknown[]> {
  const completion = `{ id: "${sub}#done", taskId: "t", nameofowner: "${sub}", completedDate: "${day}", expirationDate: "${day}" }`;
  const selection = `{ id: "${sub}#goal", taskId: "t", userId: "${sub}" }`;
  const { errors } = await post(
    api.origin,
    member(sub),
    `mutation {
      createUserProfile(input: { email: "${sub}@verdure.example" }) { id }
      createCompletedTask(input: ${completion}) { id }
      createUserTaskSelection(input: ${selection}) { id }
    }`,
  );
  return errors.map(({ errorType }) => errorType);
}

const close = (sub: string, input = '{}') =>
  post(
    api.origin,
    member(sub),
    `mutation { createClosedAccount(input: ${input}) { id account removeAfter } }`,
  );

it('refuses new rows of a closed account, whose token is still valid, and of no other', async () => {
  const seconds = Math.floor(api.clock.now().getTime() / 1000);
  const { data } = await close('leaver');
  expect(data?.['createClosedAccount']).toMatchObject({ id: 'leaver', account: 'leaver' });
  expect(data?.['createClosedAccount']).toHaveProperty(
    'removeAfter',
    expect.closeTo(seconds + 24 * 60 * 60, -2),
  );
  expect(await creations('leaver')).toEqual(['AccountClosed', 'AccountClosed', 'AccountClosed']);
  expect(await creations('stayer')).toEqual([]);
});

it("cannot close another user's account, and removes the mark on its own terms", async () => {
  const { errors } = await close('stranger', '{ id: "victim" }');
  expect(errors).toMatchObject([{ errorType: 'Unauthorized' }]);
  const other = await close('stranger', '{ account: "victim" }');
  expect(other.errors).toMatchObject([{ errorType: 'Unauthorized' }]);
  expect(await creations('victim')).toEqual([]);
  const { data } = await close('hasty', '{ removeAfter: 1 }');
  expect(data?.['createClosedAccount']).not.toMatchObject({ removeAfter: 1 });
});

it('tells a retry that the account is closed already', async () => {
  await close('twice');
  const { errors } = await close('twice');
  expect(errors).toMatchObject([{ errorType: 'DynamoDB:ConditionalCheckFailedException' }]);
});
