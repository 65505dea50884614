import { execFileSync, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { silentLog } from '../../core/log';
import { openTableStore } from './table-store';
import { numbered } from './testing/numbered-table';

const script = fileURLToPath(new URL('./testing/put-process.ts', import.meta.url));
const reply = v.object({ outcome: v.string(), isThere: v.boolean() });

let folder: string;
let child: ChildProcessWithoutNullStreams;
let lines: AsyncIterator<string>;
let logged: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'full-disk-'));
  child = spawn(process.execPath, ['--import', 'tsx', script, folder]);
  const reader: Interface = createInterface(child.stdout);
  lines = reader[Symbol.asyncIterator]();
  logged = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (logged += text));
  // The child prints when the tables are open.
  await lines.next();
});

afterEach(async () => {
  child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

async function put(id: string, bytes = 10_000) {
  child.stdin.write(`${id} ${bytes}\n`);
  return v.parse(reply, JSON.parse(String((await lines.next()).value)));
}

/** Limits the size of the child's files: to a program, that looks like a full disk. */
function limitFiles(bytes: number | 'unlimited'): void {
  execFileSync('prlimit', [`--pid=${child.pid}`, `--fsize=${bytes}:unlimited`]);
}

/** Kills the child. Returns the rows of its tables after they are reopened, by index, and the log messages. */
async function afterKill() {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
  const warnings: string[] = [];
  const log = { ...silentLog, warn: (message: string) => warnings.push(message) };
  const reopened = await openTableStore({ folder, tables: [numbered], log });
  const { Items = [] } = await reopened.execute('Query', {
    TableName: numbered.name,
    IndexName: 'bySide',
    KeyConditionExpression: 'side = :side',
    ExpressionAttributeValues: { ':side': { S: 'left' } },
  });
  await reopened.close();
  return { ids: Items.map(({ id }) => (id && 'S' in id ? id.S : '')), warnings };
}

// prlimit exists only on Linux.
describe.runIf(process.platform === 'linux')('a full disk', () => {
  it('fails writes with an error that names it, until there is room again', async () => {
    const stored: string[] = [];
    const store = async (id: string) => {
      expect(await put(id)).toEqual({ outcome: 'stored', isThere: true });
      stored.push(id);
    };
    for (let index = 0; index < 20; index += 1) await store(`before-${index}`);

    limitFiles(430_000);
    const refused = { outcome: expect.stringContaining('The disk is full'), isThere: false };
    expect(await put('refused', 30_000)).toEqual(refused);
    // Small enough to fit: after half a record in the log, it would be lost at the next start.
    expect(await put('refused-too', 10)).toEqual(refused);
    expect(logged).toContain('Everything stored so far is kept. Free some space.');
    expect(logged).not.toMatch(/reset|\n\s+at /);

    limitFiles('unlimited');
    for (let index = 0; index < 20; index += 1) await store(`after-${index}`);

    const { ids, warnings } = await afterKill();
    expect(ids.filter((id) => !id.startsWith('refused')).sort()).toEqual(stored.sort());
    expect(warnings).toEqual([]);
  });

  it('loses nothing when the process is killed while the disk is full', async () => {
    for (let index = 0; index < 20; index += 1) await put(`row-${index}`);
    limitFiles(430_000);
    await put('refused', 30_000);
    const { ids } = await afterKill();
    expect(ids.filter((id) => id.startsWith('row'))).toHaveLength(20);
  });
});
