import rowRules from 'dynalite/db/index.js';
import type { Row } from './attribute-value';
import { DynamoDbError, toDynamoDbError } from './errors';
import type { TableDescription } from './table-description';

/** Returns the key of a row's lock. Throws DynamoDbError for a wrong table, key or content. */
export function lockKeyOf(
  tables: ReadonlyMap<string, TableDescription>,
  { TableName, Key, Item = {} }: { TableName: string; Key?: Row; Item?: Row },
): string {
  const table = tables.get(TableName);
  if (!table) {
    throw new DynamoDbError('ResourceNotFoundException', 'Requested resource not found');
  }
  const invalid = Key ? rowRules.validateKey(Key, table) : rowRules.validateItem(Item, table);
  if (invalid) throw toDynamoDbError(invalid);
  return `${TableName}/${rowRules.createKey(Key ?? Item, table)}`;
}
