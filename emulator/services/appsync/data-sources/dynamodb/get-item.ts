import * as v from 'valibot';
import { fromRow } from '../../template-functions/dynamodb-values';
import { tableOperation } from './operation';
import { omitNullish, placeholders, projection, row } from './request-parts';

const request = v.object({
  key: row,
  consistentRead: v.nullish(v.boolean()),
  projection: v.nullish(projection),
});

/** GetItem: returns the row, or null. */
export const getItem = tableOperation(
  request,
  async ({ key, consistentRead, projection: shown }, { tables, tableName }) => {
    const { Item } = await tables.execute('GetItem', {
      TableName: tableName,
      Key: key,
      ConsistentRead: consistentRead ?? false,
      ...omitNullish({ ProjectionExpression: shown?.expression }),
      ...placeholders(shown),
    });
    return { result: Item ? fromRow(Item) : null, itemsRead: 1 };
  },
);
