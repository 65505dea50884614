import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { silentLog } from '../../core/log';
import type { Row } from './attribute-value';
import { openTableStore, type TableStore } from './table-store';
import { numbered } from './testing/numbered-table';

const writer = fileURLToPath(new URL('./testing/endless-writer.ts', import.meta.url));

/** Runs the writers for a while, kills them, and returns the last acknowledged turn of each row. */
async function writeUntilKilled(
  folder: string,
  milliseconds: number,
): Promise<Map<string, number>> {
  const child = spawn(process.execPath, ['--import', 'tsx', writer, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  await once(child.stdout, 'data');
  await sleep(milliseconds);
  child.kill('SIGKILL');
  await once(child, 'close');
  const lines = output.slice(0, output.lastIndexOf('\n')).split('\n');
  return new Map(
    lines.map((line): [string, number] => {
      const [id = '', turn = ''] = line.split(' ');
      return [id, Number(turn)];
    }),
  );
}

async function allRows(store: TableStore, side?: string): Promise<Row[]> {
  const { Items = [] } =
    side === undefined
      ? await store.execute('Scan', { TableName: numbered.name })
      : await store.execute('Query', {
          TableName: numbered.name,
          IndexName: 'bySide',
          KeyConditionExpression: 'side = :side',
          ExpressionAttributeValues: { ':side': { S: side } },
        });
  return Items.sort((a, b) => JSON.stringify(a['id']).localeCompare(JSON.stringify(b['id'])));
}

const turnOf = (row: Row | undefined) =>
  row?.['turn'] && 'N' in row['turn'] ? Number(row['turn'].N) : -1;

describe('kill -9 during writes', () => {
  it('loses no acknowledged write and keeps indexes consistent', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'crash-'));
    for (const milliseconds of [100, 400, 250]) {
      const acknowledged = await writeUntilKilled(folder, milliseconds);
      expect(acknowledged.size).toBeGreaterThan(0);
      const store = await openTableStore({ folder, tables: [numbered], log: silentLog });
      const rows = await allRows(store);
      for (const [id, turn] of acknowledged) {
        const key = { S: `${id}-${turn % 50}` };
        const row = rows.find((one) => JSON.stringify(one['id']) === JSON.stringify(key));
        expect(turnOf(row)).toBeGreaterThanOrEqual(turn);
      }
      const indexed = [...(await allRows(store, 'left')), ...(await allRows(store, 'right'))];
      const sorted = (list: Row[]) => list.map((row) => JSON.stringify(row)).sort();
      expect(sorted(indexed)).toEqual(sorted(rows));
      await store.close();
    }
    await rm(folder, { recursive: true });
  });
});
