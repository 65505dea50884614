import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Row } from '../../../dynamodb/attribute-value';
import { DynamoDbError } from '../../../dynamodb/errors';
import { fromRow } from '../../template-functions/dynamodb-values';
import type { DataSourceResponse } from '../data-source';
import { toDataSourceError, type OperationContext, tableOperation } from './operation';
import { expression, omitNullish, placeholders, row } from './request-parts';

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
async function writeConditionally(
  { key, write, isDone }: ConditionalWrite,
  { tables, tableName }: OperationContext,
): Promise<DataSourceResponse> {
  try {
    const written = await write();
    return { result: written ? fromRow(written) : null };
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    const { Item } = await tables.execute('GetItem', {
      TableName: tableName,
      Key: key,
      ConsistentRead: true,
    });
    const result = Item ? fromRow(Item) : null;
    return isDone(Item) ? { result } : { result, error: toDataSourceError(error) };
  }
}

function isConditionFailure(error: unknown): error is DynamoDbError {
  return error instanceof DynamoDbError && error.code === 'ConditionalCheckFailedException';
}

const putRequest = {
  key: row,
  attributeValues: v.nullish(row),
  condition: v.nullish(expression),
};

/** PutItem: returns the written row. */
export const putItem = tableOperation(putRequest, (input, context) => {
  const { key, attributeValues, condition: when } = input;
  const item = { ...attributeValues, ...key };
  return writeConditionally(
    {
      key,
      async write() {
        await context.tables.execute('PutItem', {
          TableName: context.tableName,
          Item: item,
          ...omitNullish({ ConditionExpression: when?.expression }),
          ...placeholders(when),
        });
        return item;
      },
      isDone: (current) => isDeepStrictEqual(current, item),
    },
    context,
  );
});

const updateRequest = { key: row, update: expression, condition: v.nullish(expression) };

/** UpdateItem: returns the updated row. */
export const updateItem = tableOperation(updateRequest, (input, context) => {
  const { key, update, condition: when } = input;
  return writeConditionally(
    {
      key,
      async write() {
        const { Attributes } = await context.tables.execute('UpdateItem', {
          TableName: context.tableName,
          Key: key,
          UpdateExpression: update.expression,
          ReturnValues: 'ALL_NEW',
          ...omitNullish({ ConditionExpression: when?.expression }),
          ...placeholders(update, when),
        });
        return Attributes;
      },
      isDone: () => false,
    },
    context,
  );
});

const deleteRequest = { key: row, condition: v.nullish(expression) };

/** DeleteItem: returns the deleted row. Deleting a missing row succeeds. */
export const deleteItem = tableOperation(deleteRequest, ({ key, condition: when }, context) =>
  writeConditionally(
    {
      key,
      async write() {
        const { Attributes } = await context.tables.execute('DeleteItem', {
          TableName: context.tableName,
          Key: key,
          ReturnValues: 'ALL_OLD',
          ...omitNullish({ ConditionExpression: when?.expression }),
          ...placeholders(when),
        });
        return Attributes;
      },
      isDone: (current) => current === undefined,
    },
    context,
  ),
);
