import rowRules from 'dynalite/db/index.js';
import type { Row } from './attribute-value';
import { DynamoDbError, toDynamoDbError } from './errors';
import { indexWrites } from './index-writes';
import { checkRowKeys } from './key-limits';
import type { Storage } from './operation';
import type { RowWrite } from './table-files';

/** Writes rows in one batch. Throws DynamoDbError for an invalid row. */
export async function loadRows(storage: Storage, name: string, rows: Row[]): Promise<void> {
  const table = storage.tables.get(name);
  if (!table) throw new DynamoDbError('ResourceNotFoundException', `Table ${name} not found`);
  const space = storage.files.rows(name);
  const byKey = new Map<string, Row>();
  for (const row of rows) {
    const problem = rowRules.validateItem(row, table);
    if (problem) throw toDynamoDbError(problem);
    checkRowKeys(row, table);
    byKey.set(rowRules.createKey(row, table), row);
  }
  const keys = [...byKey.keys()];
  const before = await space.getMany(keys);
  const writes = [...byKey].flatMap(([key, row], position): RowWrite[] => [
    { type: 'put', sublevel: space, key, value: row },
    ...indexWrites(storage.files, table, before[position], row),
  ]);
  await storage.files.write(writes);
}
