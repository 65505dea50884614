import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { signedInAccount } from '../../testing/accounts';
import { startFixture } from '../../testing/running-fixture';
import { bucket } from '../../testing/shared-fixture';
import { get, put, storageClient, text } from './testing/storage';

/** The number of acknowledged keys after which the server is killed. */
const killedAfter = 20;

const md5 = (content: Uint8Array) => createHash('md5').update(content).digest('hex');

it('keeps objects and credentials across a restart, and removes only the files of interrupted writes', async () => {
  const first = await startFixture();
  const client = storageClient(undefined, { endpoint: first.origin });
  await put('task-pictures/kept', 'kept', {}, client);
  const { credentials } = await signedInAccount(first);
  const folder = join(first.stateFolder, 's3');
  const before = await readdir(folder);
  await writeFile(join(folder, 'left-over'), 'half an obj');
  const second = await first.restarted();
  onTestFinished(() => second.stop());
  const member = storageClient(credentials, { endpoint: second.origin });
  expect(await text('task-pictures/kept', member)).toBe('kept');
  expect(await readdir(folder)).toEqual(before);
});

it('loses no acknowledged object and leaves no partial one after kill -9', async () => {
  const stateFolder = await mkdtemp(join(tmpdir(), 'emulator-durability-'));
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('testing/serve.ts', import.meta.url)), stateFolder],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const acknowledged = await writeUntilKilled(await originOf(child), child);
  expect(acknowledged.size).toBeGreaterThanOrEqual(killedAfter);

  const { origin, stop } = await startFixture({ stateFolder });
  onTestFinished(stop);
  const client = storageClient(undefined, { endpoint: origin });
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket }));
  const stored = new Map<string, string>();
  for (const { Key = '', ETag } of Contents) {
    const { Body } = await get(Key, {}, client);
    const content = md5((await Body?.transformToByteArray()) ?? Buffer.alloc(0));
    expect(ETag).toBe(`"${content}"`);
    stored.set(Key, content);
  }
  for (const [key, written] of acknowledged) expect(written).toContain(stored.get(key));
  expect(await readdir(join(stateFolder, 's3'))).toHaveLength(Contents.length);
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
  const client = storageClient(undefined, { endpoint });
  const possible = new Map<string, string[]>();
  const exited = once(child, 'exit');
  const writer = async (number: number) => {
    for (let index = 0; child.exitCode === null && child.signalCode === null; index += 1) {
      const Key = index % 3 === 0 ? `again-${number}` : `new-${number}-${index}`;
      const Body = randomBytes(20_000 + index * 100);
      possible.get(Key)?.push(md5(Body));
      await put(Key, Body, {}, client);
      possible.set(Key, [md5(Body)]);
      if (possible.size === killedAfter) child.kill('SIGKILL');
    }
  };
  const writers = [1, 2, 3, 4].map((number) => writer(number).catch(() => undefined));
  await Promise.all([exited, ...writers]);
  return possible;
}
