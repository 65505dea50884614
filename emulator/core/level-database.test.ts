import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { explain } from '../commands/failure';
import { DiskError } from './disk-error';
import { LevelDatabase, type KeySpace } from './level-database';
import { silentLog, type Log } from './log';

let state: string;
let folder: string;

beforeEach(async () => {
  state = await mkdtemp(join(tmpdir(), 'state-'));
  folder = join(state, 'store');
});

afterEach(() => rm(state, { recursive: true }));

async function withDatabase<T>(
  log: Log,
  use: (database: LevelDatabase, rows: KeySpace<string>) => Promise<T>,
): Promise<T> {
  const database = await LevelDatabase.open(folder, log);
  const result = await use(database, database.space<string>('rows'));
  await database.close();
  return result;
}

const put = (database: LevelDatabase, sublevel: KeySpace<string>, key: string) =>
  database.write([{ type: 'put', sublevel, key, value: 'x'.repeat(3000) }]);

describe('a database', () => {
  it('writes concurrent batches completely', async () => {
    const keys = Array.from({ length: 50 }, (_, index) => `key ${index}`).sort();
    await withDatabase(silentLog, (database, rows) =>
      Promise.all(keys.map((key) => put(database, rows, key))),
    );
    expect(await withDatabase(silentLog, (_, rows) => rows.keys().all())).toEqual(keys);
  });

  it('finishes the queued writes before it closes', async () => {
    const keys = Array.from({ length: 50 }, (_, index) => `key ${index}`).sort();
    const database = await LevelDatabase.open(folder, silentLog);
    const rows = database.space<string>('rows');
    const writes = Promise.all(keys.map((key) => put(database, rows, key)));
    await Promise.all([writes, database.close()]);
    expect(await withDatabase(silentLog, (_, rows) => rows.keys().all())).toEqual(keys);
  });

  it('stays closed, so that another can open the folder', async () => {
    const closed = await LevelDatabase.open(folder, silentLog);
    const rows = closed.space<string>('rows');
    await closed.close();
    const refused = { message: `The database in ${folder} is closed` };
    await expect(put(closed, rows, 'first')).rejects.toMatchObject(refused);
    await expect(put(closed, rows, 'second')).rejects.toMatchObject(refused);
    expect(await withDatabase(silentLog, (_, kept) => kept.keys().all())).toEqual([]);
  });

  it('keeps writing without reopening after a value that cannot be encoded', async () => {
    const messages: string[] = [];
    const record = (message: string) => messages.push(message);
    const log = { info: record, warn: record, error: record };
    const kept = await withDatabase(log, async (database, rows) => {
      const change = { type: 'put', sublevel: rows, key: 'a', value: 1n } as const;
      await expect(database.write([change])).rejects.toThrow('BigInt');
      await put(database, rows, 'b');
      return rows.keys().all();
    });
    expect(kept).toEqual(['b']);
    expect(messages).toEqual([]);
  });

  it('in use by another emulator is not called corrupt', () =>
    withDatabase(silentLog, async () => {
      const error: unknown = await LevelDatabase.open(folder, silentLog).catch((cause) => cause);
      expect(explain(error)).toBe(
        `Another emulator uses the database in ${folder}. Stop it or choose another folder with --state.`,
      );
    }));

  // Nobody may write there, not even root.
  it.runIf(process.platform === 'linux')('names a folder without permission', async () => {
    const error = await LevelDatabase.open('/sys/emulator', silentLog).catch((cause) => cause);
    expect(error).toBeInstanceOf(DiskError);
    expect(explain(error)).toMatch(
      /doesn't have permission to read or write a file: .*\/sys\/emulator/,
    );
    expect(explain(error)).toContain('Everything stored is kept');
    expect(explain(error)).not.toContain('reset');
  });
});
