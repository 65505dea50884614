import { CopyObjectCommand, DeleteObjectCommand, DeleteObjectsCommand } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { bucket } from './testing/definition';
import { s3Error } from './testing/s3-error';
import { sharedStorage } from './testing/shared-storage';

const { client, get, put, text } = sharedStorage();

describe('CopyObject', () => {
  const copy = (Key: string, CopySource: string, more = {}) =>
    client().send(new CopyObjectCommand({ Bucket: bucket, Key, CopySource, ...more }));

  it('copies the content and metadata of its source', async () => {
    const source = await put('sources/a b+ü.txt', 'copied', {
      ContentType: 'text/plain',
      Metadata: { from: 'here' },
    });
    const copied = await copy('copy', `${bucket}/${encodeURIComponent('sources/a b+ü.txt')}`);
    expect(copied.CopyObjectResult?.ETag).toBe(source.ETag);
    expect(await get('copy')).toMatchObject({
      ContentType: 'text/plain',
      Metadata: { from: 'here' },
    });
    await client().send(new DeleteObjectCommand({ Bucket: bucket, Key: 'sources/a b+ü.txt' }));
    expect(await text('copy')).toBe('copied');
  });

  it('can replace the metadata, even of the source itself', async () => {
    await put('described', 'x', { ContentType: 'text/plain' });
    await expect(copy('described', `${bucket}/described`)).rejects.toMatchObject(
      s3Error('InvalidRequest', 400),
    );
    await copy('described', `/${bucket}/described`, {
      MetadataDirective: 'REPLACE',
      ContentType: 'text/css',
    });
    expect(await get('described')).toMatchObject({ ContentType: 'text/css' });
  });

  it.each([
    ['a missing source', `${bucket}/missing`, {}, 'NoSuchKey', 404],
    ['a missing bucket', 'nowhere/key', {}, 'NoSuchBucket', 404],
    ['a source without a key', bucket, {}, 'InvalidArgument', 400],
    ['a condition', `${bucket}/first`, { CopySourceIfMatch: '"x"' }, 'NotImplemented', 501],
    ['a version', `${bucket}/first?versionId=1`, {}, 'NotImplemented', 501],
  ])('refuses %s', async (_, source, more, name, status) => {
    await put('first', 'x');
    await expect(copy('target', source, more)).rejects.toMatchObject(s3Error(name, status));
  });
});

describe('DeleteObjects', () => {
  it('deletes and reports each key, including spaces and markup', async () => {
    const keys = ['many/ a&b ', 'many/<c>', 'many/\r"d"', 'many/missing'];
    await Promise.all(keys.slice(0, 3).map((key) => put(key, 'x')));
    const { Deleted, Errors } = await client().send(
      new DeleteObjectsCommand({
        Bucket: bucket,
        Delete: { Objects: keys.map((Key) => ({ Key })) },
      }),
    );
    expect(Deleted?.map(({ Key }) => Key)).toEqual(keys);
    expect(Errors).toBeUndefined();
    for (const key of keys) await expect(get(key)).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('refuses an empty list', async () => {
    await expect(
      client().send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: [] } })),
    ).rejects.toMatchObject(s3Error('MalformedXML', 400));
  });
});
