import { afterAll, beforeAll, expect, it } from 'vitest';
import { post } from 'amplify-emulator/testing';
import { type DataBackend, type Member, startDataBackend } from '../testing/backend';
import { TEST_NAME } from '../testing/test-rows';

let backend: DataBackend;

beforeAll(async () => {
  backend = await startDataBackend();
  await post(
    backend.origin,
    backend.admin,
    `mutation { createTasks(input: { id: "t", name: "${TEST_NAME}", difficulty: Daily }) { id } }`,
  );
});

afterAll(() => backend.stop());

const day = '2026-01-01T00:00:00.000Z';

/** Creates a row of each model that a user owns, and returns the errors' types. */
async function creations({ sub, caller }: Member): Promise<unknown[]> {
  const completion = `{ id: "${sub}#done", taskId: "t", nameofowner: "${sub}", completedDate: "${day}", expirationDate: "${day}" }`;
  const selection = `{ id: "${sub}#goal", taskId: "t", userId: "${sub}" }`;
  const { errors } = await post(
    backend.origin,
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
    backend.origin,
    caller,
    `mutation { createClosedAccount(input: ${input}) { id account removeAfter } }`,
  );

it('refuses new rows of a closed account, whose token is still valid, and of no other', async () => {
  const leaver = await backend.member('leaver');
  const seconds = Math.floor(Date.now() / 1000);
  const { data } = await close(leaver);
  const { sub } = leaver;
  expect(data?.['createClosedAccount']).toMatchObject({ id: sub, account: sub });
  expect(data?.['createClosedAccount']).toHaveProperty(
    'removeAfter',
    expect.closeTo(seconds + 24 * 60 * 60, -2),
  );
  expect(await creations(leaver)).toEqual(['AccountClosed', 'AccountClosed', 'AccountClosed']);
  expect(await creations(await backend.member('stayer'))).toEqual([]);
});

it("cannot close another user's account, and removes the mark on its own terms", async () => {
  const stranger = await backend.member('stranger');
  const victim = await backend.member('victim');
  const { errors } = await close(stranger, `{ id: "${victim.sub}" }`);
  expect(errors).toMatchObject([{ errorType: 'Unauthorized' }]);
  const other = await close(stranger, `{ account: "${victim.sub}" }`);
  expect(other.errors).toMatchObject([{ errorType: 'Unauthorized' }]);
  expect(await creations(victim)).toEqual([]);
  const { data } = await close(await backend.member('hasty'), '{ removeAfter: 1 }');
  expect(data?.['createClosedAccount']).not.toMatchObject({ removeAfter: 1 });
});

it('tells a retry that the account is closed already', async () => {
  const twice = await backend.member('twice');
  await close(twice);
  const { errors } = await close(twice);
  expect(errors).toMatchObject([{ errorType: 'DynamoDB:ConditionalCheckFailedException' }]);
});
