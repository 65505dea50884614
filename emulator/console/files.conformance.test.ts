import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { developerCredentials } from '../core/identity';
import { startFixture, type RunningFixture } from '../testing/running-fixture';
import { callConsole } from './testing/call-console';

let emulator: RunningFixture;
let client: S3Client;
let bucket: string;

beforeAll(async () => {
  emulator = await startFixture('auth-and-storage');
  client = new S3Client({
    region: 'us-east-1',
    endpoint: emulator.origin,
    credentials: developerCredentials,
    forcePathStyle: true,
  });
  bucket = emulator.definition.buckets[0]?.name ?? '';
}, 120_000);
afterAll(async () => {
  client.destroy();
  await emulator.stop();
});

const put = (Key: string, ContentType: string, Body = 'content') =>
  client.send(new PutObjectCommand({ Bucket: bucket, Key, ContentType, Body }));

const call = (method: string, path: string, input?: unknown) =>
  callConsole(emulator.origin, method, path, input);

const pageSchema = v.object({
  files: v.array(v.looseObject({ key: v.string(), isShown: v.boolean() })),
  next: v.optional(v.string()),
});

async function page(prefix: string, after = '') {
  const query = new URLSearchParams({ bucket, prefix, after }).toString();
  return v.parse(pageSchema, (await call('GET', `files?${query}`)).answer);
}

function open(key: string, more = {}): Promise<Response> {
  const query = new URLSearchParams({ bucket, key, ...more }).toString();
  return fetch(`${emulator.origin}/_emulator/console/file?${query}`);
}

describe("the console's files", () => {
  it('are listed by pages, and by the start of their path', async () => {
    expect((await call('GET', 'buckets')).answer).toEqual([
      { name: bucket, title: expect.any(String) },
    ]);
    for (let at = 0; at < 55; at += 1) await put(`many/${at}.txt`, 'text/plain');
    await put('other.txt', 'text/plain');
    const first = await page('many/');
    const second = await page('many/', first.next);
    expect([first.files.length, second.files.length, second.next]).toEqual([50, 5, undefined]);
    const keys = [...first.files, ...second.files].map(({ key }) => key);
    expect(new Set(keys).size).toBe(55);
    expect(keys.every((key) => key.startsWith('many/'))).toBe(true);
  });

  it('open as pictures and plain texts, and run nothing', async () => {
    await put('page.html', 'text/html', '<script>alert(1)</script>');
    const text = await open('page.html');
    expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*, sandbox$/);
    expect(text.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await text.text()).toBe('<script>alert(1)</script>');

    await put('picture.svg', 'image/svg+xml', '<svg/>');
    const picture = await open('picture.svg');
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(picture.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('are downloads if they are anything else, or on demand', async () => {
    await put('folder/ä "b".zip', 'application/zip');
    const archive = await open('folder/ä "b".zip');
    expect(archive.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''%C3%A4%20%22b%22.zip",
    );
    expect(archive.headers.get('content-type')).toBe('application/octet-stream');
    const download = await open('other.txt', { download: '' });
    expect(download.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(await download.text()).toBe('content');
  });

  it('are deleted', async () => {
    await put('gone.txt', 'text/plain');
    expect((await call('DELETE', 'file', { bucket, key: 'gone.txt' })).status).toBe(200);
    expect((await page('gone.txt')).files).toEqual([]);
    expect((await open('gone.txt')).status).toBe(400);
  });

  it('are refused from buckets that the definition lacks', async () => {
    expect(await call('GET', 'files?bucket=none')).toEqual({
      status: 400,
      answer: { message: 'There is no such bucket.' },
    });
  });
});
