import * as v from 'valibot';
import { TransactionCancelled, type TransactionWrite } from '../../../dynamodb/transactions';
import { fromRow } from '../../template-functions/dynamodb-values';
import type { Json } from '../../velocity/value';
import type { DataSourceResponse } from '../data-source';
import { toDataSourceError, tableOperation } from './operation';
import { expression, omitNullish, placeholders, row } from './request-parts';

const condition = v.strictObject({
  ...expression.entries,
  returnValuesOnConditionCheckFailure: v.nullish(v.boolean(), true),
});
const common = { table: v.string(), key: row, condition: v.nullish(condition) };
const transactItem = v.variant('operation', [
  v.strictObject({ operation: v.literal('PutItem'), ...common, attributeValues: v.nullish(row) }),
  v.strictObject({ operation: v.literal('UpdateItem'), ...common, update: expression }),
  v.strictObject({ operation: v.literal('DeleteItem'), ...common }),
  v.strictObject({ operation: v.literal('ConditionCheck'), ...common, condition }),
]);
const request = { transactItems: v.array(transactItem) };
type TransactItem = v.InferOutput<typeof transactItem>;

/**
 * TransactWriteItems: writes rows of several tables, all or none. Returns their keys or, for each part that canceled
 * the transaction, the reason and the row that failed its condition.
 */
export const transactWriteItems = tableOperation(request, async ({ transactItems }, { tables }) => {
  try {
    await tables.transact(transactItems.map(toWrite));
  } catch (error) {
    if (!(error instanceof TransactionCancelled)) throw error;
    return cancellation(error);
  }
  const keys = transactItems.map(({ key }) => fromRow(key));
  return { result: { keys, cancellationReasons: null } };
});

function toWrite(item: TransactItem): TransactionWrite {
  const { operation: kind, table, key, condition } = item;
  const update = kind === 'UpdateItem' ? item.update : undefined;
  const shared = {
    TableName: table,
    ...omitNullish({
      ConditionExpression: condition?.expression,
      UpdateExpression: update?.expression,
      ReturnValuesOnConditionCheckFailure: condition?.returnValuesOnConditionCheckFailure
        ? 'ALL_OLD'
        : undefined,
    }),
    ...placeholders(update, condition),
  };
  if (kind === 'PutItem')
    return { kind, input: { ...shared, Item: { ...item.attributeValues, ...key } } };
  return { kind, input: { ...shared, Key: key } };
}

// AppSync's name for a failed condition differs from DynamoDB's.
function cancellation(error: TransactionCancelled): DataSourceResponse {
  const cancellationReasons = error.reasons.map(({ Code, Message, Item }): Json => ({
    type: Code === 'ConditionalCheckFailed' ? 'ConditionCheckFailed' : Code,
    message: Message ?? 'None',
    ...(Item && { item: fromRow(Item) }),
  }));
  return { result: { keys: null, cancellationReasons }, error: toDataSourceError(error) };
}
