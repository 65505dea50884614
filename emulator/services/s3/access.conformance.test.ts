import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bucket } from './testing/definition';
import { startStorage, type RunningStorage } from './testing/running-storage';

const Bucket = bucket;
const picture = 'task-pictures/leaf.png';
const secret = 'private/secret.txt';

let storage: RunningStorage;
let developer: S3Client;

beforeAll(async () => {
  storage = await startStorage();
  developer = storage.client();
});
afterAll(() => storage.stop());

const requests = {
  'get picture': (s3: S3Client) => s3.send(new GetObjectCommand({ Bucket, Key: picture })),
  'head picture': (s3: S3Client) => s3.send(new HeadObjectCommand({ Bucket, Key: picture })),
  'list pictures': (s3: S3Client) =>
    s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'task-pictures/' })),
  'put picture': (s3: S3Client) =>
    s3.send(new PutObjectCommand({ Bucket, Key: picture, Body: 'x' })),
  'copy picture': (s3: S3Client) =>
    s3.send(
      new CopyObjectCommand({ Bucket, Key: `${picture}.2`, CopySource: `${bucket}/${picture}` }),
    ),
  'delete picture': (s3: S3Client) =>
    s3.send(new DeleteObjectCommand({ Bucket, Key: `${picture}.3` })),
  'begin upload': (s3: S3Client) =>
    s3.send(new CreateMultipartUploadCommand({ Bucket, Key: picture })),
  'get secret': (s3: S3Client) => s3.send(new GetObjectCommand({ Bucket, Key: secret })),
  'list all': (s3: S3Client) => s3.send(new ListObjectsV2Command({ Bucket })),
  'list secrets': (s3: S3Client) =>
    s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'private/' })),
  'put secret': (s3: S3Client) => s3.send(new PutObjectCommand({ Bucket, Key: secret, Body: 'x' })),
  'publish secret': (s3: S3Client) =>
    s3.send(
      new CopyObjectCommand({ Bucket, Key: `${picture}.4`, CopySource: `${bucket}/${secret}` }),
    ),
  'hide picture': (s3: S3Client) =>
    s3.send(new CopyObjectCommand({ Bucket, Key: secret, CopySource: `${bucket}/${picture}` })),
  'delete secret': (s3: S3Client) => s3.send(new DeleteObjectCommand({ Bucket, Key: secret })),
};
type RequestName = keyof typeof requests;

const reading: RequestName[] = ['get picture', 'head picture', 'list pictures'];
const writing: RequestName[] = ['put picture', 'copy picture', 'delete picture', 'begin upload'];
const allowed = {
  guest: [],
  member: reading,
  admin: [...reading, ...writing],
} satisfies Record<string, RequestName[]>;

describe.each(['guest', 'member', 'admin'] as const)('permissions of the role %s', (role) => {
  const permitted: RequestName[] = allowed[role];
  let client: S3Client;
  beforeAll(async () => {
    client = storage.client(await storage.credentials(role));
    for (const Key of [picture, secret]) {
      await developer.send(new PutObjectCommand({ Bucket, Key, Body: 'x' }));
    }
  });

  it.each(Object.entries(requests))('%s', async (name, send) => {
    const status = await send(client).then(
      ({ $metadata }) => $metadata.httpStatusCode,
      ({ $metadata }) => $metadata.httpStatusCode,
    );
    expect(status).toBeOneOf(permitted.some((one) => one === name) ? [200, 204] : [403]);
  });
});

describe('a missing object', () => {
  const missing = { picture: 'task-pictures/missing.png', secret: 'private/missing.txt' };
  const statusOf = (answer: Promise<unknown>) =>
    answer.then(
      () => 200,
      (error: unknown) =>
        error instanceof S3ServiceException ? error.$metadata.httpStatusCode : error,
    );

  it.each([
    ['developer', 'picture', 404],
    ['developer', 'secret', 404],
    ['member', 'picture', 404],
    ['member', 'secret', 403],
    ['admin', 'picture', 404],
    ['guest', 'picture', 403],
  ] as const)('shows to the %s that a %s is missing: %s', async (role, kind, status) => {
    const client =
      role === 'developer' ? developer : storage.client(await storage.credentials(role));
    const place = { Bucket, Key: missing[kind] };
    expect(await statusOf(client.send(new GetObjectCommand(place)))).toBe(status);
    expect(await statusOf(client.send(new HeadObjectCommand(place)))).toBe(status);
  });
});

describe('DeleteObjects', () => {
  it('deletes nothing for a member, and only permitted keys for an admin', async () => {
    const Objects = [{ Key: picture }, { Key: secret }];
    for (const { Key } of Objects) {
      await developer.send(new PutObjectCommand({ Bucket, Key, Body: 'x' }));
    }
    const remove = async (role: 'member' | 'admin') =>
      storage
        .client(await storage.credentials(role))
        .send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    const byMember = await remove('member');
    expect(byMember.Deleted).toBeUndefined();
    expect(byMember.Errors?.map(({ Key, Code }) => [Key, Code])).toEqual([
      [picture, 'AccessDenied'],
      [secret, 'AccessDenied'],
    ]);
    const byAdmin = await remove('admin');
    expect(byAdmin.Deleted).toEqual([{ Key: picture }]);
    expect(byAdmin.Errors).toMatchObject([{ Key: secret, Code: 'AccessDenied' }]);
  });
});

describe('a multipart upload', () => {
  it('can be listed and aborted by its initiator, but not by another role', async () => {
    const admin = storage.client(await storage.credentials('admin'));
    const member = storage.client(await storage.credentials('member'));
    const { UploadId } = await admin.send(
      new CreateMultipartUploadCommand({ Bucket, Key: picture }),
    );
    const upload = { Bucket, Key: picture, UploadId };
    for (const command of [new ListPartsCommand(upload), new AbortMultipartUploadCommand(upload)]) {
      await expect(member.send(command)).rejects.toMatchObject({ name: 'AccessDenied' });
    }
    await admin.send(new ListPartsCommand(upload));
    await admin.send(new AbortMultipartUploadCommand(upload));
  });
});

describe('an unsigned request', () => {
  it.each([
    ['GET', `/${bucket}/${picture}`],
    ['GET', `/${bucket}?list-type=2`],
    ['DELETE', `/${bucket}/${picture}`],
  ])('%s %s returns 403', async (method, path) => {
    const response = await fetch(`${storage.origin}${path}`, { method });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('<Code>AccessDenied</Code>');
  });
});
