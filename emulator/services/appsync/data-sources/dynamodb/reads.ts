import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Row } from '../../../dynamodb/attribute-value';
import type { OperationOutput } from '../../../dynamodb/operation-output';
import { fromRow } from '../../template-functions/dynamodb-values';
import type { DataSourceResponse } from '../data-source';
import { type OperationContext, tableOperation } from './operation';
import { expression, omitNullish, projection, row, placeholders } from './request-parts';

/** The members that Query and Scan share. */
const readMembers = {
  index: v.nullish(v.string()),
  filter: v.nullish(expression),
  projection: v.nullish(projection),
  limit: v.nullish(v.number()),
  nextToken: v.nullish(v.string()),
  consistentRead: v.nullish(v.boolean()),
};

type ReadRequest = v.InferOutput<v.ObjectSchema<typeof readMembers, undefined>>;

/** Converts the shared members to DynamoDB's input. Throws DynamoDbError for an invalid token. */
function readInput(request: ReadRequest, { tableName, pageTokens }: OperationContext) {
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
function page(
  request: ReadRequest,
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
  };
}

function tableOrIndexOf({ index }: ReadRequest, tableName: string): string {
  return index ? `${tableName}/${index}` : tableName;
}

/** GetItem: returns the row, or null. */
export const getItem = tableOperation(
  { key: row, consistentRead: v.nullish(v.boolean()) },
  async ({ key, consistentRead }, { tables, tableName }) => {
    const { Item } = await tables.execute('GetItem', {
      TableName: tableName,
      Key: key,
      ConsistentRead: consistentRead ?? false,
    });
    return { result: Item ? fromRow(Item) : null };
  },
);

const batchRequest = {
  tables: v.record(
    v.string(),
    v.strictObject({ keys: v.array(row), consistentRead: v.nullish(v.boolean()) }),
  ),
};

/** BatchGetItem: returns rows in the order of the keys, null for missing ones. */
export const batchGetItem = tableOperation(
  batchRequest,
  async ({ tables: requested }, { tables }) => {
    const RequestItems = Object.fromEntries(
      Object.entries(requested).map(([table, { keys, consistentRead }]) => [
        table,
        { Keys: keys, ConsistentRead: consistentRead ?? false },
      ]),
    );
    const { Responses = {}, UnprocessedKeys = {} } = await tables.execute('BatchGetItem', {
      RequestItems,
    });
    const data = Object.entries(requested).map(([table, { keys }]) => {
      const rows = keys.map((key) => Responses[table]?.find((item) => hasKey(item, key)));
      return [table, rows.map((item) => (item ? fromRow(item) : null))] as const;
    });
    const unprocessed = Object.entries(UnprocessedKeys).map(
      ([table, { Keys }]) => [table, Keys.map(fromRow)] as const,
    );
    return {
      result: { data: Object.fromEntries(data), unprocessedKeys: Object.fromEntries(unprocessed) },
    };
  },
);

function hasKey(candidate: Row, key: Row): boolean {
  return Object.entries(key).every(([name, value]) => isDeepStrictEqual(candidate[name], value));
}

const queryRequest = {
  ...readMembers,
  query: expression,
  scanIndexForward: v.nullish(v.boolean()),
};

/** Query: returns a page of the rows with one partition key, ordered by sort key. */
export const query = tableOperation(queryRequest, async (input, context) => {
  const { query: key, filter, projection } = input;
  const output = await context.tables.execute('Query', {
    ...readInput(input, context),
    KeyConditionExpression: key.expression,
    ScanIndexForward: input.scanIndexForward ?? true,
    ...placeholders(key, filter, projection),
  });
  return page(input, output, context);
});

/** Scan: returns a page of all rows, in no particular order. */
export const scan = tableOperation(readMembers, async (input, context) => {
  const output = await context.tables.execute('Scan', {
    ...readInput(input, context),
    ...placeholders(input.filter, input.projection),
  });
  return page(input, output, context);
});
