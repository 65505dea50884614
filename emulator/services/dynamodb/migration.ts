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
 * Migrates a table's files to its new description: creates the table, rebuilds its indexes or
 * rewrites its keys. The description is written last, so an interrupted migration runs again at the
 * next start. Rows that don't fit the new key are set aside, not deleted.
 */
export async function migrateTable(
  files: TableFiles,
  table: TableDescription,
  log: Log,
): Promise<void> {
  const name = table.TableName;
  const previous = await files.description(name);
  if (isDeepStrictEqual(previous, table)) return;
  if (previous) {
    log.info(`The definition of table ${name} changed. Rebuilding…`);
    await files.deleteDescription(name);
  }
  const indexes = [...(previous?.GlobalSecondaryIndexes ?? []), ...table.GlobalSecondaryIndexes];
  for (const { IndexName } of indexes) await files.index(name, IndexName).clear();
  const aside = await rebuildRows(files, table);
  if (aside > 0) {
    log.warn(
      `Table ${name}: ${aside} rows do not fit the new key or indexes. They stay on disk but are no longer visible.`,
    );
  }
  await files.putDescription(table);
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
