import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Row } from '../../../dynamodb/attribute-value';
import { DynamoDbError } from '../../../dynamodb/errors';
import { fromRow } from '../../template-functions/dynamodb-values';
import type { DataSourceResponse } from '../data-source';
import { toDataSourceError, type OperationContext, tableOperation } from './operation';
import { expression, omitNullish, placeholders, row } from './request-parts';

/** Returns the members that every write has. */
function writeMembers(
  { tableName }: OperationContext,
  condition: Parameters<typeof placeholders>[number],
  update?: v.InferOutput<typeof expression>,
) {
  return {
    TableName: tableName,
    ...omitNullish({ ConditionExpression: condition?.expression }),
    ...placeholders(update, condition),
  };
}

/**
 * Responds with the result of a write. If its condition failed, the response contains AppSync's error and the current
 * row, unless `isDone` says that the row already equals the result of the write: AppSync counts that as success.
 */
async function responseTo(
  write: Promise<{ Attributes?: Row }>,
  key: Row,
  isDone: (current: Row | undefined) => boolean,
  { tables, tableName }: OperationContext,
): Promise<DataSourceResponse> {
  try {
    const { Attributes } = await write;
    return { result: Attributes ? fromRow(Attributes) : null };
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

const target = { key: row, condition: v.nullish(expression) };

const putRequest = { ...target, attributeValues: v.nullish(row) };

/** PutItem: returns the written row. */
export const putItem = tableOperation(putRequest, async (request, context) => {
  const { key, attributeValues, condition } = request;
  const Item = { ...attributeValues, ...key };
  const write = context.tables.execute('PutItem', { ...writeMembers(context, condition), Item });
  const written = write.then(() => ({ Attributes: Item }));
  return responseTo(written, key, (current) => isDeepStrictEqual(current, Item), context);
});

const updateRequest = { ...target, update: expression };

/** UpdateItem: returns the updated row. */
export const updateItem = tableOperation(updateRequest, async (request, context) => {
  const { key, update, condition } = request;
  const write = context.tables.execute('UpdateItem', {
    ...writeMembers(context, condition, update),
    Key: key,
    UpdateExpression: update.expression,
    ReturnValues: 'ALL_NEW',
  });
  return responseTo(write, key, () => false, context);
});

/** DeleteItem: returns the deleted row. Deleting a missing row succeeds. */
export const deleteItem = tableOperation(target, async ({ key, condition }, context) => {
  const write = context.tables.execute('DeleteItem', {
    ...writeMembers(context, condition),
    Key: key,
    ReturnValues: 'ALL_OLD',
  });
  return responseTo(write, key, (current) => current === undefined, context);
});
