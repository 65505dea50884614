import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import rowRules from 'dynalite/db/index.js';
import type { Log } from '../../core/log';
import type { Row } from './attribute-value';
import { indexWrites } from './index-writes';
import type { TableDescription } from './table-description';
import type { RowWrite, TableFiles } from './table-files';

const rowsPerWrite = 500;

/**
 * Brings a table's files in line with its description: makes it, rebuilds its indexes, or gives
 * its rows their new keys. The description is written last, so an interrupted migration is
 * done again at the next start. No row is lost: what does not fit the new key is set aside.
 */
export async function migrateTable(
  files: TableFiles,
  table: TableDescription,
  log: Log,
): Promise<void> {
  const name = table.TableName;
  const before = await files.description(name);
  if (isDeepStrictEqual(before, table)) return;
  if (before) {
    log.info(`The definition of the table ${name} changed: rebuilding it …`);
    await files.forget(name);
  }
  const indexes = [...(before?.GlobalSecondaryIndexes ?? []), ...table.GlobalSecondaryIndexes];
  for (const { IndexName } of indexes) await files.index(name, IndexName).clear();
  const aside = await rebuildRows(files, table);
  if (aside > 0) {
    log.warn(
      `${aside} rows of the table ${name} do not fit its new key or indexes and were set aside: they are not shown, but kept on disk`,
    );
  }
  await files.describe(table);
}

async function rebuildRows(files: TableFiles, table: TableDescription): Promise<number> {
  const rows = files.rows(table.TableName);
  const taken = new Set<string>();
  let aside = 0;
  let writes: RowWrite[] = [];
  for await (const [key, row] of rows.iterator()) {
    const newKey = rowRules.validateItem(row, table) ? undefined : rowRules.createKey(row, table);
    const moves = newKey !== key;
    const fits =
      newKey !== undefined &&
      !(moves && (taken.has(newKey) || (await rows.get(newKey)) !== undefined));
    if (moves) writes.push({ type: 'del', sublevel: rows, key });
    if (fits) {
      if (moves) taken.add(newKey);
      writes.push(...rowWrites(files, table, newKey, row));
    } else {
      aside += 1;
      writes.push(setAside(files, table, key, row));
    }
    if (writes.length >= rowsPerWrite) await files.write(writes.splice(0));
  }
  await files.write(writes);
  return aside;
}

function rowWrites(files: TableFiles, table: TableDescription, key: string, row: Row): RowWrite[] {
  return [
    { type: 'put', sublevel: files.rows(table.TableName), key, value: row },
    ...indexWrites(files, table, undefined, row),
  ];
}

function setAside(files: TableFiles, table: TableDescription, key: string, row: Row): RowWrite {
  const place = `${key}${randomUUID()}`;
  return { type: 'put', sublevel: files.displaced(table.TableName), key: place, value: row };
}
