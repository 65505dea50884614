import {
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bucket, type roles } from './testing/definition';
import { startStorage, type RunningStorage } from './testing/running-storage';

const Bucket = bucket;
const picture = { Bucket, Key: 'task-pictures/leaf.png' };
const secret = { Bucket, Key: 'private/secret.txt' };

let storage: RunningStorage;

beforeAll(async () => {
  storage = await startStorage();
  for (const place of [picture, secret])
    await storage.client().send(new PutObjectCommand({ ...place, Body: 'x' }));
});
afterAll(() => storage.stop());

const clientOf = async (role: keyof typeof roles) =>
  storage.client(await storage.credentials(role));

const statusOf = (answer: Promise<{ $metadata: { httpStatusCode?: number } }>) =>
  answer.then(
    ({ $metadata }) => $metadata.httpStatusCode,
    (error: unknown) =>
      error instanceof S3ServiceException ? error.$metadata.httpStatusCode : error,
  );

describe('a missing object', () => {
  const missing = { picture: 'task-pictures/missing.png', secret: 'private/missing.txt' };

  it.each([
    ['member', 'picture', 404],
    ['member', 'secret', 403],
    ['guest', 'picture', 403],
  ] as const)('shows to the %s that a %s is missing: %s', async (role, kind, status) => {
    const client = await clientOf(role);
    const place = { Bucket, Key: missing[kind] };
    expect(await statusOf(client.send(new GetObjectCommand(place)))).toBe(status);
    expect(await statusOf(client.send(new HeadObjectCommand(place)))).toBe(status);
  });
});

it.each([
  ['GET', `/${bucket}/${picture.Key}`],
  ['GET', `/${bucket}?list-type=2`],
  ['DELETE', `/${bucket}/${picture.Key}`],
])('An unsigned request, %s %s, is refused', async (method, path) => {
  const response = await fetch(`${storage.origin}${path}`, { method });
  expect(response.status).toBe(403);
  expect(await response.text()).toContain('<Code>AccessDenied</Code>');
});
