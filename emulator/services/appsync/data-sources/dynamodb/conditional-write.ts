import type { Row } from '../../../dynamodb/attribute-value';
import { DynamoDbError } from '../../../dynamodb/errors';
import { fromRow } from '../../template-functions/dynamodb-values';
import type { DataSourceResponse } from '../data-source';
import { toDataSourceError } from './errors';
import type { OperationContext } from './operation';

interface ConditionalWrite {
  key: Row;
  write: () => Promise<Row | undefined>;
  /** Returns whether the current row already equals the result of the write. */
  isDone: (current: Row | undefined) => boolean;
}

/**
 * Writes under a condition. If the condition fails, the response contains AppSync's error and the
 * current row, unless the row already equals the result of the write: AppSync counts that as success.
 */
export async function writeConditionally(
  { key, write, isDone }: ConditionalWrite,
  { tables, tableName }: OperationContext,
): Promise<DataSourceResponse> {
  try {
    const written = await write();
    return { result: written ? fromRow(written) : null, itemsRead: 1 };
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    const { Item } = await tables.execute('GetItem', {
      TableName: tableName,
      Key: key,
      ConsistentRead: true,
    });
    const result = Item ? fromRow(Item) : null;
    if (isDone(Item)) return { result, itemsRead: 2 };
    return { result, error: toDataSourceError(error), itemsRead: 2 };
  }
}

function isConditionFailure(error: unknown): error is DynamoDbError {
  return error instanceof DynamoDbError && error.code === 'ConditionalCheckFailedException';
}
