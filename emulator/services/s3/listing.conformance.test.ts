import {
  ListObjectsV2Command,
  PutObjectCommand,
  type ListObjectsV2CommandInput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bucket } from './testing/definition';
import { startStorage, type RunningStorage } from './testing/running-storage';

// In UTF-8 byte order: U+FF5E sorts before the emoji, unlike in UTF-16.
const keys = ['a', 'a/1', 'a/2', 'b c+d&e', 'b/x/1', 'b/x/2', 'b/y', 'c', 'z\uff5e', 'z🌿'];

let storage: RunningStorage;
let client: S3Client;

beforeAll(async () => {
  storage = await startStorage();
  client = storage.client();
  for (const Key of keys.toReversed()) {
    await client.send(new PutObjectCommand({ Bucket: bucket, Key, Body: Key }));
  }
});
afterAll(() => storage.stop());

const list = (more: Partial<ListObjectsV2CommandInput> = {}) =>
  client.send(new ListObjectsV2Command({ Bucket: bucket, ...more }));
const names = ({ Contents = [], CommonPrefixes = [] }: Awaited<ReturnType<typeof list>>) => ({
  keys: Contents.map(({ Key }) => Key),
  prefixes: CommonPrefixes.map(({ Prefix }) => Prefix),
});

/** Returns all pages. */
async function pages(more: Partial<ListObjectsV2CommandInput>) {
  const all: ReturnType<typeof names>[] = [];
  let ContinuationToken: string | undefined;
  do {
    const page = await list({ ...more, ...(ContinuationToken && { ContinuationToken }) });
    expect(page.KeyCount).toBe((page.Contents ?? []).length + (page.CommonPrefixes ?? []).length);
    expect(page.IsTruncated).toBe(page.NextContinuationToken !== undefined);
    all.push(names(page));
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
  return all;
}

describe('ListObjectsV2', () => {
  it('lists objects and their properties in byte order', async () => {
    const listed = await list();
    expect(names(listed).keys).toEqual(keys);
    expect(listed.Contents?.[0]).toMatchObject({ Key: 'a', Size: 1, StorageClass: 'STANDARD' });
    expect(listed).toMatchObject({ Name: bucket, MaxKeys: 1000, IsTruncated: false });
  });

  it.each([
    ['a/', ['a/1', 'a/2']],
    ['b', ['b c+d&e', 'b/x/1', 'b/x/2', 'b/y']],
    ['z', ['z\uff5e', 'z🌿']],
    ['nothing', []],
  ])('lists keys with the prefix %j', async (Prefix, expected) => {
    expect(names(await list({ Prefix })).keys).toEqual(expected);
  });

  it.each([1, 2, 3, 10])('returns every key once in pages of %i', async (MaxKeys) => {
    const found = await pages({ MaxKeys });
    expect(found.flatMap((page) => page.keys)).toEqual(keys);
    expect(found.slice(0, -1).every((page) => page.keys.length === MaxKeys)).toBe(true);
  });

  it.each([1, 2, 3])('groups keys into common prefixes in pages of %i', async (MaxKeys) => {
    const found = await pages({ Delimiter: '/', MaxKeys });
    expect(found.flatMap((page) => page.keys)).toEqual(['a', 'b c+d&e', 'c', 'z\uff5e', 'z🌿']);
    expect(found.flatMap((page) => page.prefixes)).toEqual(['a/', 'b/']);
  });

  it('starts after a key, even one inside a common prefix', async () => {
    expect(names(await list({ StartAfter: 'b/y' })).keys).toEqual(['c', 'z\uff5e', 'z🌿']);
    expect(names(await list({ StartAfter: 'a/1', Delimiter: '/' })).prefixes).toEqual(['a/', 'b/']);
  });

  it.each([
    { ContinuationToken: 'made up' },
    { MaxKeys: -1 },
    { StartAfter: 'a', ContinuationToken: '' },
  ])('refuses %j', async (input) => {
    await expect(list(input)).rejects.toMatchObject({ name: 'InvalidArgument' });
  });
});
