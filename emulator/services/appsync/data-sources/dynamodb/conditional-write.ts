import { isDeepStrictEqual } from 'node:util';
import type * as v from 'valibot';
import type { Row } from '../../../dynamodb/attribute-value';
import { DynamoDbError } from '../../../dynamodb/errors';
import { fromRow } from '../../template-functions/dynamodb-values';
import { ResolverError } from '../../template-functions/errors';
import type { DataSourceResponse } from '../data-source';
import { toDataSourceError } from './errors';
import type { OperationContext } from './operation';
import type { condition } from './request-parts';

interface ConditionalWrite {
  key: Row;
  condition: v.InferOutput<typeof condition> | null | undefined;
  write: () => Promise<Row | undefined>;
  /** Returns whether the current row already equals the result of the write. */
  isDone: (current: Row | undefined) => boolean;
}

/**
 * Writes under a condition. If the condition fails, the response contains AppSync's error and the
 * current row, unless the row already equals the result of the write: AppSync counts that as success.
 */
export async function writeConditionally(
  { key, condition, write, isDone }: ConditionalWrite,
  { tables, tableName }: OperationContext,
): Promise<DataSourceResponse> {
  const strategy = condition?.conditionalCheckFailedHandler?.strategy ?? 'Reject';
  if (strategy !== 'Reject') {
    throw new ResolverError(
      `conditionalCheckFailedHandler with strategy ${strategy} is not supported by the emulator`,
      { errorType: 'NotSupported' },
    );
  }
  try {
    const written = await write();
    return { result: written ? fromRow(written) : null, itemsRead: 1 };
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    const { Item } = await tables.execute('GetItem', {
      TableName: tableName,
      Key: key,
      ConsistentRead: condition?.consistentRead ?? true,
    });
    const result = Item ? fromRow(Item) : null;
    if (isDone(Item)) return { result, itemsRead: 2 };
    return { result, error: toDataSourceError(error), itemsRead: 2 };
  }
}

function isConditionFailure(error: unknown): error is DynamoDbError {
  return error instanceof DynamoDbError && error.code === 'ConditionalCheckFailedException';
}

/** Returns whether two rows are equal, apart from the ignored attributes. */
export function sameRow(
  left: Row | undefined,
  right: Row,
  ignored: readonly string[] | null | undefined,
): boolean {
  const rest = (row: Row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !ignored?.includes(name)));
  return left !== undefined && isDeepStrictEqual(rest(left), rest(right));
}
