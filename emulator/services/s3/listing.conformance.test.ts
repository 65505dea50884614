import { ListObjectsV2Command, type ListObjectsV2CommandInput } from '@aws-sdk/client-s3';
import { beforeAll, expect, it } from 'vitest';
import { client, put, s3Error } from './testing/storage';

// In UTF-8 byte order: U+FF5E sorts before the emoji, unlike in UTF-16.
const keys = ['a', 'a/1', 'a/2', 'b c+d&e', 'c', 'z\uff5e', 'z🌿'];

const listed = { Bucket: 'listed' };

beforeAll(async () => {
  for (const key of keys.toReversed()) await put(key, key, listed);
});

const list = (more: Partial<ListObjectsV2CommandInput> = {}) =>
  client.send(new ListObjectsV2Command({ ...listed, ...more }));

it('lists the objects under a prefix with their properties, in byte order', async () => {
  const all = await list();
  expect(all.Contents?.map(({ Key }) => Key)).toEqual(keys);
  expect(all.Contents?.[0]).toMatchObject({ Key: 'a', Size: 1, StorageClass: 'STANDARD' });
  expect(all).toMatchObject({ Name: 'listed', MaxKeys: 1000, IsTruncated: false });
  expect((await list({ Prefix: 'a/' })).Contents?.map(({ Key }) => Key)).toEqual(['a/1', 'a/2']);
  expect((await list({ Prefix: 'nothing' })).Contents).toBeUndefined();
});

it.each([1, 3, 10])('returns every key once in pages of %i', async (MaxKeys) => {
  const pages: (string | undefined)[][] = [];
  let ContinuationToken: string | undefined;
  do {
    const page = await list({ MaxKeys, ...(ContinuationToken && { ContinuationToken }) });
    expect(page.KeyCount).toBe(page.Contents?.length);
    expect(page.IsTruncated).toBe(page.NextContinuationToken !== undefined);
    pages.push((page.Contents ?? []).map(({ Key }) => Key));
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
  expect(pages.flat()).toEqual(keys);
  expect(pages.slice(0, -1).every(({ length }) => length === MaxKeys)).toBe(true);
});

it.each<[Partial<ListObjectsV2CommandInput>, string, number]>([
  [{ ContinuationToken: 'made up' }, 'InvalidArgument', 400],
  [{ MaxKeys: -1 }, 'InvalidArgument', 400],
  [{ Delimiter: '/' }, 'NotImplemented', 501],
  [{ StartAfter: 'a' }, 'NotImplemented', 501],
])('refuses a list with %j', async (input, name, status) => {
  await expect(list(input)).rejects.toMatchObject(s3Error(name, status));
});
