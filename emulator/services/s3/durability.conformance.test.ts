import {
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from './testing/client';
import { bucket } from './testing/definition';
import { startStorage, type RunningStorage } from './testing/running-storage';

const Bucket = bucket;
/** The number of acknowledged keys after which the server is killed. */
const killedAfter = 20;
let folder: string;
let running: RunningStorage | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emulator-durability-'));
});
afterEach(async () => {
  await running?.stop({ keep: true });
  running = undefined;
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<S3Client> {
  running = await startStorage(folder);
  return running.client();
}

async function contentOf(client: S3Client, Key: string): Promise<Buffer> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
}

const md5 = (content: Buffer) => createHash('md5').update(content).digest('hex');

describe('a restart', () => {
  it('keeps objects, and removes only the files of interrupted writes', async () => {
    const client = await start();
    await client.send(new PutObjectCommand({ Bucket, Key: 'kept', Body: 'kept' }));
    const before = await readdir(join(folder, 's3'));
    await writeFile(join(folder, 's3', 'left-over'), 'half an obj');
    await running?.stop({ keep: true });
    expect((await contentOf(await start(), 'kept')).toString()).toBe('kept');
    expect(await readdir(join(folder, 's3'))).toEqual(before);
  });
});

describe('kill -9 during writes', () => {
  it('loses no acknowledged object and leaves no partial one', async () => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', fileURLToPath(new URL('testing/serve.ts', import.meta.url)), folder],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const acknowledged = await writeUntilKilled(await originOf(child), child);
    expect(acknowledged.size).toBeGreaterThanOrEqual(killedAfter);

    const client = await start();
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
    const found = new Map<string, string>();
    for (const { Key = '', ETag } of Contents) {
      const content = await contentOf(client, Key);
      expect(ETag).toBe(`"${md5(content)}"`);
      found.set(Key, md5(content));
    }
    for (const [key, written] of acknowledged) expect(written).toContain(found.get(key));
    expect(await readdir(join(folder, 's3'))).toHaveLength(Contents.length);
  });
});

async function originOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The server has no stdout');
  const [line] = await once(stdout, 'data');
  return String(line).trim();
}

/**
 * Writes new and existing keys concurrently, and kills the server in the process. Returns the
 * possible hashes of each acknowledged key: the last acknowledged write, or a later one.
 */
async function writeUntilKilled(
  endpoint: string,
  child: ChildProcess,
): Promise<Map<string, string[]>> {
  const client = createClient(endpoint);
  const possible = new Map<string, string[]>();
  const exited = once(child, 'exit');
  const writer = async (number: number) => {
    for (let index = 0; child.exitCode === null && child.signalCode === null; index += 1) {
      const Key = index % 3 === 0 ? `again-${number}` : `new-${number}-${index}`;
      const Body = randomBytes(20_000 + index * 100);
      possible.get(Key)?.push(md5(Body));
      await client.send(new PutObjectCommand({ Bucket, Key, Body }));
      possible.set(Key, [md5(Body)]);
      if (possible.size === killedAfter) child.kill('SIGKILL');
    }
  };
  const writers = [1, 2, 3, 4].map((number) => writer(number).catch(() => undefined));
  await Promise.all([exited, ...writers]);
  return possible;
}
