import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { storageClient } from './services/s3/testing/storage';
import { type SignedInAccount, signedInAccount, signInAs } from './testing/accounts';
import { post } from './testing/data-api';
import { subscribe } from './testing/realtime';
import { startFixture } from './testing/running-fixture';

const metered = v.strictObject({
  requests: v.number(),
  readUnits: v.number(),
  writeUnits: v.number(),
  messages: v.number(),
  bytesIn: v.number(),
  bytesOut: v.number(),
});
const report = v.strictObject({
  since: v.pipe(v.string(), v.isoTimestamp()),
  connectionMinutes: v.number(),
  operations: v.record(v.string(), metered),
});

const emulator = await startFixture();
const admin = await signedInAccount(emulator, 'admin@example.com', ['Admin']);
const member = await signedInAccount(emulator, 'member@example.com');
afterAll(() => emulator.stop());

const control = (method: string) => fetch(`${emulator.origin}/_emulator/usage`, { method });

const usage = async () => v.parse(report, await (await control('GET')).json());

const send = (account: SignedInAccount, query: string, variables = {}) =>
  post(emulator.origin, { token: account.accessToken }, query, variables);

beforeEach(async () => {
  await control('DELETE');
});

const createTask = `mutation CreateTask($input: CreateTasksInput!) {
  createTasks(input: $input) { id name difficulty description state updatedAt }
}`;

/** The units of a data API operation. */
async function unitsOf(operation: string) {
  const { requests, readUnits, writeUnits } =
    (await usage()).operations[`appsync:${operation}`] ?? {};
  return { requests, readUnits, writeUnits };
}

describe('the data API', () => {
  it('counts a write with its index, and nothing else', async () => {
    await send(admin, createTask, { input: { id: 'one', name: 'One', difficulty: 'Daily' } });
    expect(await unitsOf('CreateTask')).toEqual({ requests: 1, readUnits: 0, writeUnits: 2 });
    const { operations, connectionMinutes } = await usage();
    expect(Object.keys(operations)).toEqual(['appsync:CreateTask']);
    expect(connectionMinutes).toBe(0);
  });

  it('names an unnamed operation by its root fields, and counts a document once', async () => {
    await send(member, '{ a: getTasks(id: "none") { id } b: getTasks(id: "none") { id } }');
    expect(await unitsOf('getTasks')).toEqual({ requests: 1, readUnits: 1, writeUnits: 0 });
  });

  it('counts no request that it refuses before it runs', async () => {
    await post(emulator.origin, 'anonymous', '{ getTasks(id: "none") { id } }');
    await send(member, '{ noSuchField }');
    expect((await usage()).operations).toEqual({});
  });

  it('counts the minutes of connections and the messages delivered', async () => {
    const subscription = await subscribe(
      emulator.origin,
      { token: member.accessToken },
      'subscription Created { onCreateTasks { id description } }',
    );
    expect((await usage()).connectionMinutes).toBeGreaterThan(0);
    const description = 'x'.repeat(1000);
    const input = { id: 'seen', name: 'Seen', difficulty: 'Daily', description, state: 'Live' };
    await send(admin, createTask, { input });
    await expect.poll(() => subscription.events.length).toBe(1);
    const { operations } = await usage();
    expect(operations['appsync:Created']).toMatchObject({ requests: 0, messages: 1 });
    expect(operations['appsync:Created']?.bytesOut).toBeGreaterThan(1000);
    subscription.close();
  });
});

describe('the other services', () => {
  it('count the calls of a sign-in', async () => {
    await signInAs(emulator, member.email, member.password);
    const { operations } = await usage();
    expect(Object.keys(operations)).toEqual([
      'cognito-identity:GetCredentialsForIdentity',
      'cognito-identity:GetId',
      'cognito-idp:InitiateAuth',
      'cognito-idp:RespondToAuthChallenge',
    ]);
    expect(Object.values(operations).map(({ requests }) => requests)).toEqual([1, 1, 1, 1]);
  });

  it('count the requests to storage and their bytes', async () => {
    const bucket = emulator.definition.buckets[0]?.name;
    const address = { Bucket: bucket, Key: 'task-pictures/usage.webp' };
    const client = storageClient(undefined, { endpoint: emulator.origin });
    await client.send(new PutObjectCommand({ ...address, Body: Buffer.alloc(3000) }));
    const { Body } = await client.send(new GetObjectCommand(address));
    await Body?.transformToByteArray();
    await client.send(new HeadObjectCommand(address));
    const none = { ...address, Key: 'task-pictures/none.webp' };
    await expect(client.send(new GetObjectCommand(none))).rejects.toMatchObject({
      name: 'NoSuchKey',
    });
    const { operations } = await usage();
    expect(operations['s3:PutObject']).toMatchObject({ requests: 1, bytesIn: 3000, bytesOut: 0 });
    expect(operations['s3:GetObject']).toMatchObject({ requests: 2, bytesIn: 0, bytesOut: 3000 });
    expect(operations['s3:HeadObject']).toMatchObject({ requests: 1, bytesOut: 0 });
  });
});
