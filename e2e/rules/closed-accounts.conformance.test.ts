import { afterAll, expect, it } from 'vitest';
import { post } from 'amplify-emulator/testing';
import type { Member } from '../testing/backend';
import { startMembersApi } from '../testing/members-api';

const api = await startMembersApi();
await api.addTasks({ t: 'Live' });
afterAll(() => api.stop());

const newMember = () => api.newMember({ hasProfile: false });

const day = '2026-01-01T00:00:00.000Z';

/** Creates a row of each model that a user owns, and returns the errors' types. */
async function creations({ sub, caller }: Member): Promise<unknown[]> {
  const completion = `{ id: "${sub}#done", taskId: "t", nameofowner: "${sub}", completedDate: "${day}", expirationDate: "${day}" }`;
  const selection = `{ id: "${sub}#goal", taskId: "t", userId: "${sub}" }`;
  const { errors } = await post(
    api.origin,
    caller,
    `mutation {
      createUserProfile(input: { email: "${sub}@verdure.example" }) { id }
      createCompletedTask(input: ${completion}) { id }
      createUserTaskSelection(input: ${selection}) { id }
    }`,
  );
  return errors.map(({ errorType }) => errorType);
}

const close = ({ caller }: Member, input = '{}') =>
  post(
    api.origin,
    caller,
    `mutation { createClosedAccount(input: ${input}) { id account removeAfter } }`,
  );

it('refuses new rows only of a closed account, even while its token is valid', async () => {
  const leaver = await newMember();
  const seconds = Math.floor(Date.now() / 1000);
  const { data } = await close(leaver);
  const { sub } = leaver;
  expect(data?.['createClosedAccount']).toMatchObject({ id: sub, account: sub });
  expect(data?.['createClosedAccount']).toHaveProperty(
    'removeAfter',
    expect.closeTo(seconds + 24 * 60 * 60, -2),
  );
  expect(await creations(leaver)).toEqual(['AccountClosed', 'AccountClosed', 'AccountClosed']);
  expect(await creations(await newMember())).toEqual([]);
});

it("cannot close another user's account, or choose when the mark is removed", async () => {
  const stranger = await newMember();
  const victim = await newMember();
  const { errors } = await close(stranger, `{ id: "${victim.sub}" }`);
  expect(errors).toMatchObject([{ errorType: 'Unauthorized' }]);
  const other = await close(stranger, `{ account: "${victim.sub}" }`);
  expect(other.errors).toMatchObject([{ errorType: 'Unauthorized' }]);
  expect(await creations(victim)).toEqual([]);
  const { data } = await close(await newMember(), '{ removeAfter: 1 }');
  expect(data?.['createClosedAccount']).not.toMatchObject({ removeAfter: 1 });
});

it('tells a retry that the account is already closed', async () => {
  const twice = await newMember();
  await close(twice);
  const { errors } = await close(twice);
  expect(errors).toMatchObject([{ errorType: 'DynamoDB:ConditionalCheckFailedException' }]);
});
