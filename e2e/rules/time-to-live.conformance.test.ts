import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  admin,
  type Caller,
  type DataResponse,
  fakeToken,
  post,
  type RunningFixture,
} from 'amplify-emulator/testing';
import { CREATE_COMPLETION } from '../testing/documents';
import { startTestEmulator } from '../testing/running-emulator';

/* Decision 027, with this project's definition: completions are removed 400 days after they expire. */

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const alice: Caller = { token: fakeToken('alice', { exp: 99_999_999_999 }) };

let api: RunningFixture;

beforeEach(async () => {
  api = await startTestEmulator();
  await post(
    api.origin,
    admin,
    'mutation { createTasks(input: { id: "t", name: "T", difficulty: Daily }) { id } }',
  );
  await ask('mutation { createUserProfile(input: {id: "alice", level: 7}) { id } }');
});

afterEach(() => api.stop());

function ask(query: string, variables: Record<string, unknown> = {}): Promise<DataResponse> {
  return post(api.origin, alice, query, variables);
}

const inDays = (days: number): string =>
  new Date(api.clock.now().getTime() + days * day).toISOString();

async function complete(id: string, expirationDate: string): Promise<void> {
  const input = { taskId: 't', completedDate: inDays(0), nameofowner: 'alice' };
  const { errors } = await ask(CREATE_COMPLETION, {
    input: { ...input, id: `alice#${id}`, expirationDate },
  });
  expect(errors).toEqual([]);
}

async function history(): Promise<unknown> {
  const { data } = await ask(
    '{ page: listCompletedTaskByNameofownerAndExpirationDate(nameofowner: "alice") { items { id } } }',
  );
  return data?.['page'];
}

const rows = (...ids: string[]) => ({ items: ids.map((id) => ({ id: `alice#${id}` })) });

it('removes completions, including committed ones, 400 days after they expire, and keeps the level', async () => {
  const at = api.clock.now().getTime();
  const dates = `completedDate: "${inDays(0)}", expirationDate: "${inDays(1)}"`;
  const completion = `{ place: "done#t#${at}", taskId: "t", ${dates} }`;
  const { errors } = await ask(
    `mutation { commitMember(revision: 0, levelBefore: 7, level: 8, susscore: 0, memberRecord: "{}", complete: [${completion}]) { outcome } }`,
  );
  expect(errors).toEqual([]);
  await complete('first', inDays(1));
  await complete('later', inDays(3));
  api.clock.advance(401 * day - hour);
  expect(await history()).toEqual(rows(`done#t#${at}`, 'first', 'later'));
  api.clock.advance(2 * hour);
  await expect.poll(history).toEqual(rows('later'));
  const { data } = await ask('{ getUserProfile(id: "alice") { level } }');
  expect(data).toEqual({ getUserProfile: { level: 8 } });
});

it('follows a changed expiration in any time zone', async () => {
  await complete('moved', inDays(1));
  const later = inDays(30).replace('Z', '-12:00:00');
  const { errors } = await ask(
    'mutation ($to: AWSDateTime) { updateCompletedTask(input: {id: "alice#moved", expirationDate: $to}) { id } }',
    { to: later },
  );
  expect(errors).toEqual([]);
  await complete('other', inDays(1));
  api.clock.advance(402 * day);
  await expect.poll(history).toEqual(rows('moved'));
  // In UTC, it expires twelve hours later.
  api.clock.advance(28 * day + 11 * hour);
  expect(await history()).toEqual(rows('moved'));
  api.clock.advance(2 * hour);
  await expect.poll(history).toEqual(rows());
});

it("cannot be set by a client, since it isn't part of the schema", async () => {
  const { errors } = await ask(
    'mutation { updateCompletedTask(input: {id: "alice#x", timeToLive: 1}) { id } }',
  );
  expect(errors[0]?.message).toContain('timeToLive');
});
