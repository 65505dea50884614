import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
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

const requests: Record<string, (s3: S3Client) => Promise<{ $metadata: object }>> = {
  'get picture': (s3) => s3.send(new GetObjectCommand(picture)),
  'head picture': (s3) => s3.send(new HeadObjectCommand(picture)),
  'list pictures': (s3) => s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'task-pictures/' })),
  'put picture': (s3) => s3.send(new PutObjectCommand({ ...picture, Body: 'x' })),
  'delete picture': (s3) => s3.send(new DeleteObjectCommand({ Bucket, Key: `${picture.Key}.3` })),
  'get secret': (s3) => s3.send(new GetObjectCommand(secret)),
  'list all': (s3) => s3.send(new ListObjectsV2Command({ Bucket })),
  'list secrets': (s3) => s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'private/' })),
  'put secret': (s3) => s3.send(new PutObjectCommand({ ...secret, Body: 'x' })),
  'delete secret': (s3) => s3.send(new DeleteObjectCommand(secret)),
};

const reading = ['get picture', 'head picture', 'list pictures'];

describe('the policies', () => {
  it.each([
    ['guest', []],
    ['member', reading],
    ['admin', [...reading, 'put picture', 'delete picture']],
  ] as const)('of the role %s allow %j alone', async (role, allowed) => {
    const client = await clientOf(role);
    const statuses = new Map<string, unknown>();
    for (const [name, send] of Object.entries(requests))
      statuses.set(name, await statusOf(send(client)));
    const refused = Object.keys(requests).filter((name) => !allowed.some((one) => one === name));
    expect([...statuses].filter(([, status]) => status === 403)).toEqual(
      refused.map((name) => [name, 403]),
    );
    for (const name of allowed) expect(statuses.get(name)).toBeOneOf([200, 204]);
  });
});

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
