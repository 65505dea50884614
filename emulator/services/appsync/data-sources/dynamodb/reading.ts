import * as v from 'valibot';
import type { Answer } from '../../../dynamodb/answer';
import { fromRow } from '../../template-functions/dynamodb-values';
import type { DataSourceAnswer } from '../data-source';
import type { OperationContext } from './operation';
import { expression, present } from './request-parts';

/** The members that Query and Scan have in common. */
export const readingEntries = {
  index: v.nullish(v.string()),
  filter: v.nullish(expression),
  projection: v.nullish(v.pick(expression, ['expression', 'expressionNames'])),
  limit: v.nullish(v.number()),
  nextToken: v.nullish(v.string()),
  consistentRead: v.nullish(v.boolean()),
  select: v.nullish(v.string()),
};

const reading = v.object(readingEntries);
type Reading = v.InferOutput<typeof reading>;

/** The common members as DynamoDB names them. Throws DynamoDbError for a token that is not ours. */
export function readingInput(request: Reading, { tableName, pageTokens }: OperationContext) {
  const { filter, projection, nextToken } = request;
  const place = placeOf(request, tableName);
  return {
    TableName: tableName,
    ...present({
      IndexName: request.index,
      Limit: request.limit,
      ConsistentRead: request.consistentRead,
      Select: request.select,
      FilterExpression: filter?.expression,
      ProjectionExpression: projection?.expression,
      ExclusiveStartKey:
        typeof nextToken === 'string' ? pageTokens.open(nextToken, place) : undefined,
    }),
  };
}

/** A page as templates know it. */
export function page(
  request: Reading,
  answer: Answer,
  { tableName, pageTokens }: OperationContext,
): DataSourceAnswer {
  const { LastEvaluatedKey: last, Items = [], ScannedCount = 0 } = answer;
  return {
    result: {
      items: Items.map(fromRow),
      nextToken: last ? pageTokens.seal(last, placeOf(request, tableName)) : null,
      scannedCount: ScannedCount,
    },
    itemsRead: ScannedCount,
  };
}

function placeOf({ index }: Reading, tableName: string): string {
  return index ? `${tableName}/${index}` : tableName;
}
