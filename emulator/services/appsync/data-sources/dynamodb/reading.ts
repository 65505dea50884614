import * as v from 'valibot';
import type { OperationOutput } from '../../../dynamodb/operation-output';
import { fromRow } from '../../template-functions/dynamodb-values';
import type { DataSourceResponse } from '../data-source';
import type { OperationContext } from './operation';
import { expression, omitNullish, projection } from './request-parts';

/** The members that Query and Scan share. */
export const readingMembers = {
  index: v.nullish(v.string()),
  filter: v.nullish(expression),
  projection: v.nullish(projection),
  limit: v.nullish(v.number()),
  nextToken: v.nullish(v.string()),
  consistentRead: v.nullish(v.boolean()),
};

type Reading = v.InferOutput<v.ObjectSchema<typeof readingMembers, undefined>>;

/** Converts the shared members to DynamoDB's input. Throws DynamoDbError for an invalid token. */
export function readingInput(request: Reading, { tableName, pageTokens }: OperationContext) {
  const { filter, projection, nextToken } = request;
  const tableOrIndex = tableOrIndexOf(request, tableName);
  return {
    TableName: tableName,
    ...omitNullish({
      IndexName: request.index,
      Limit: request.limit,
      ConsistentRead: request.consistentRead,
      FilterExpression: filter?.expression,
      ProjectionExpression: projection?.expression,
      ExclusiveStartKey:
        typeof nextToken === 'string' ? pageTokens.open(nextToken, tableOrIndex) : undefined,
    }),
  };
}

/** Converts a page of DynamoDB's output to AppSync's format. */
export function page(
  request: Reading,
  output: OperationOutput,
  { tableName, pageTokens }: OperationContext,
): DataSourceResponse {
  const { LastEvaluatedKey: last, Items = [], ScannedCount = 0 } = output;
  return {
    result: {
      items: Items.map(fromRow),
      nextToken: last ? pageTokens.seal(last, tableOrIndexOf(request, tableName)) : null,
      scannedCount: ScannedCount,
    },
    itemsRead: ScannedCount,
  };
}

function tableOrIndexOf({ index }: Reading, tableName: string): string {
  return index ? `${tableName}/${index}` : tableName;
}
