import {
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectAclCommand,
  GetObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text as streamText } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { bucket, emulator } from '../../testing/shared-fixture';
import { client, get, put, s3Error, text } from './testing/storage';

describe('an object', () => {
  it('keeps its content and headers', async () => {
    // Last-Modified has whole seconds.
    const before = Math.floor(Date.now() / 1000) * 1000;
    const stored = await put('task-pictures/leaf.svg', '<svg/>', {
      ContentType: 'image/svg+xml',
      CacheControl: 'max-age=31536000, immutable',
    });
    expect(stored.ETag).toBe(`"${createHash('md5').update('<svg/>').digest('hex')}"`);
    const read = await get('task-pictures/leaf.svg');
    expect(await read.Body?.transformToString()).toBe('<svg/>');
    expect(read).toMatchObject({
      ContentType: 'image/svg+xml',
      CacheControl: 'max-age=31536000, immutable',
      ContentLength: 6,
      ETag: stored.ETag,
    });
    expect(read.LastModified?.getTime()).toBeGreaterThanOrEqual(before);
    expect(read.LastModified?.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('can be empty, and is replaced by a later object with its key', async () => {
    await put('twice', '');
    expect(await text('twice')).toBe('');
    const before = await readdir(join(emulator.stateFolder, 's3'));
    await put('twice', 'second');
    expect(await text('twice')).toBe('second');
    expect(await readdir(join(emulator.stateFolder, 's3'))).toHaveLength(before.length);
  });

  it.each([
    'spaces and +plus&amp;%25.png',
    'quotes\'"!*().png',
    'Blätter/葉っぱ/🌿.png',
    '/leading//and/double/',
    '../../etc/passwd',
    'tab\tand\nnewline\rreturn',
    'x'.repeat(1024),
    '🌱'.repeat(256),
  ])('can have the key %j', async (key) => {
    await put(key, key);
    expect(await text(key)).toBe(key);
    for (const _ of ['present', 'missing'])
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    await expect(get(key)).rejects.toMatchObject(s3Error('NoSuchKey', 404));
  });

  it.each([
    ['y'.repeat(1025), 'KeyTooLongError', 400],
    ['bell\u0007', 'InvalidArgument', 400],
  ])('cannot have the key %j', async (key, name, status) => {
    await expect(put(key, '')).rejects.toMatchObject(s3Error(name, status));
  });
});

it('refuses content that does not match its checksum, and stores nothing', async () => {
  await expect(put('digest', 'content', { ChecksumCRC32: 'AAAAAA==' })).rejects.toMatchObject(
    s3Error('BadDigest', 400),
  );
  await expect(get('digest')).rejects.toMatchObject(s3Error('NoSuchKey', 404));
});

describe('a condition', () => {
  it('on a read returns 304 if the client already has the object', async () => {
    const { ETag } = await put('condition', 'x');
    await expect(get('condition', { IfNoneMatch: ETag })).rejects.toMatchObject({
      $metadata: { httpStatusCode: 304 },
    });
    const other = await get('condition', { IfNoneMatch: '"other"' });
    expect(other.$metadata.httpStatusCode).toBe(200);
  });

  it('keeps a second writer from overwriting, even concurrently', async () => {
    const outcomes = await Promise.allSettled(
      ['a', 'b', 'c'].map((content) => put('first-wins', content, { IfNoneMatch: '*' })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(put('first-wins', 'y', { IfNoneMatch: '*' })).rejects.toMatchObject(
      s3Error('PreconditionFailed', 412),
    );
  });
});

describe('a bucket', () => {
  it('keeps its objects apart from those of another bucket', async () => {
    await put('same', 'first');
    const other = { Bucket: 'another', Key: 'same' };
    await client.send(new PutObjectCommand({ ...other, Body: 'second' }));
    expect(await text('same')).toBe('first');
  });
});

describe('unsupported requests', () => {
  it('include chunked bodies', async () => {
    const Body = Readable.from([Buffer.alloc(70_000)]);
    await expect(put('streamed', Body, { ContentLength: 70_000 })).rejects.toThrow(
      'does not support chunked bodies (STREAMING-UNSIGNED-PAYLOAD-TRAILER)',
    );
  });

  const object = { Bucket: bucket, Key: 'x' };
  it.each<[string, (s3: S3Client) => Promise<unknown>]>([
    ['an upload in parts', (s3) => s3.send(new CreateMultipartUploadCommand(object))],
    ['a copy', (s3) => s3.send(new CopyObjectCommand({ ...object, CopySource: `${bucket}/y` }))],
    [
      'deleting several objects',
      (s3) => s3.send(new DeleteObjectsCommand({ ...object, Delete: { Objects: [object] } })),
    ],
    ['an access-control list', (s3) => s3.send(new GetObjectAclCommand(object))],
    ['a version', (s3) => s3.send(new GetObjectCommand({ ...object, VersionId: '1' }))],
  ])('are %s', async (_, send) => {
    await expect(send(client)).rejects.toMatchObject(s3Error('NotImplemented', 501));
  });

  it.each<Partial<PutObjectCommandInput>>([
    { ServerSideEncryption: 'aws:kms' },
    { ACL: 'public-read' },
    { ChecksumSHA256: 'AAAA' },
    { IfMatch: '"version"' },
    { StorageClass: 'GLACIER' },
    { ContentMD5: 'AAAA' },
    { Metadata: { drawn: 'by hand' } },
  ])('include the option %j, which is refused rather than ignored', async (header) => {
    await expect(put('x', 'x', header)).rejects.toMatchObject(s3Error('NotImplemented', 501));
  });
});

describe('a body over the size limit', () => {
  it('is refused without being read', async () => {
    const upload = request(`${emulator.origin}/${bucket}/large`, {
      method: 'PUT',
      headers: { 'content-length': 64 * 1024 * 1024 + 1, origin: 'http://localhost:5173' },
    });
    upload.flushHeaders();
    const [response] = await once(upload, 'response');
    expect(response.statusCode).toBe(413);
    expect(response.headers['access-control-allow-origin']).toBe('*');
    expect(await streamText(response)).toBe('The storage accepts at most 67108864 bytes\n');
    upload.destroy();
  });
});

describe('an injected fault', () => {
  it('of kind "lost" drops the response after the request takes effect', async () => {
    emulator.faults.plan({ operation: 's3:PutObject', kind: 'lost', times: 1 });
    await expect(put('fault', 'x')).rejects.toThrow(/socket hang up|ECONNRESET|aborted/);
    expect(await text('fault')).toBe('x');
  });
});
