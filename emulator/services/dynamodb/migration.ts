import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import rowRules from 'dynalite/db/index.js';
import type { Log } from '../../core/log';
import { indexWrites } from './index-writes';
import type { TableDescription } from './table-description';
import type { RowWrite, TableFiles } from './table-files';

const rowsPerWrite = 500;

/**
 * Migrates a table's files to its new description: creates the table, or rebuilds its indexes. The description is
 * written last, so an interrupted migration runs again at the next start. Rows that don't fit a new key are displaced,
 * not deleted.
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
  const displacedCount = await rebuildRows(files, table);
  if (displacedCount > 0) {
    log.warn(
      `Table ${name}: ${displacedCount} rows do not fit the new key or indexes. They stay on disk but are no longer visible.`,
    );
  }
  await files.putDescription(table);
}

/** Returns how many rows were displaced. */
async function rebuildRows(files: TableFiles, table: TableDescription): Promise<number> {
  const sublevel = files.rows(table.TableName);
  const displaced = files.displaced(table.TableName);
  let displacedCount = 0;
  const writes: RowWrite[] = [];
  for await (const [key, row] of sublevel.iterator()) {
    if (!rowRules.validateItem(row, table) && rowRules.createKey(row, table) === key) {
      writes.push(...indexWrites(files, table, undefined, row));
    } else {
      displacedCount += 1;
      const displacedKey = `${key}${randomUUID()}`;
      writes.push({ type: 'del', sublevel, key });
      writes.push({ type: 'put', sublevel: displaced, key: displacedKey, value: row });
    }
    if (writes.length >= rowsPerWrite) await files.write(writes.splice(0));
  }
  await files.write(writes);
  return displacedCount;
}
