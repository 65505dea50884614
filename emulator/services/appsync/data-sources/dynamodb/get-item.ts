import * as v from 'valibot';
import { fromRow } from '../../template-functions/dynamodb-values';
import { tableOperation } from './operation';
import { row } from './request-parts';

/** GetItem: returns the row, or null. */
export const getItem = tableOperation(
  { key: row, consistentRead: v.nullish(v.boolean()) },
  async ({ key, consistentRead }, { tables, tableName }) => {
    const { Item } = await tables.execute('GetItem', {
      TableName: tableName,
      Key: key,
      ConsistentRead: consistentRead ?? false,
    });
    return { result: Item ? fromRow(Item) : null, itemsRead: 1 };
  },
);
