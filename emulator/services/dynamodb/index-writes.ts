import rowRules from 'dynalite/db/index.js';
import type { Row } from './attribute-value';
import type { TableDescription } from './table-description';
import type { RowWrite, TableFiles } from './table-files';

/** Returns the writes that update a table's indexes when a row changes from `before` to `after`. */
export function indexWrites(
  files: TableFiles,
  table: TableDescription,
  before: Row | undefined,
  after: Row,
): RowWrite[] {
  const changes = rowRules.getIndexActions(table.GlobalSecondaryIndexes, before, after, table);
  const space = (index: string) => files.index(table.TableName, index);
  return [
    ...changes.deletes.map(({ index, key }): RowWrite => ({
      type: 'del',
      sublevel: space(index),
      key,
    })),
    ...changes.puts.map(({ index, key, item }): RowWrite => ({
      type: 'put',
      sublevel: space(index),
      key,
      value: item,
    })),
  ];
}
