import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Row } from '../../../dynamodb/attribute-value';
import { fromRow } from '../../template-functions/dynamodb-values';
import { tableOperation } from './operation';
import { row } from './request-parts';

const request = {
  tables: v.record(
    v.string(),
    v.strictObject({ keys: v.array(row), consistentRead: v.nullish(v.boolean()) }),
  ),
};

/** BatchGetItem: returns rows in the order of the keys, null for missing ones. */
export const batchGetItem = tableOperation(request, async ({ tables: requested }, { tables }) => {
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
    const found = keys.map((key) => Responses[table]?.find((one) => hasKey(one, key)));
    return [table, found.map((one) => (one ? fromRow(one) : null))] as const;
  });
  const unprocessed = Object.entries(UnprocessedKeys).map(
    ([table, { Keys }]) => [table, Keys.map(fromRow)] as const,
  );
  return {
    result: { data: Object.fromEntries(data), unprocessedKeys: Object.fromEntries(unprocessed) },
    itemsRead: data.reduce((sum, [, rows]) => sum + rows.length, 0),
  };
});

function hasKey(candidate: Row, key: Row): boolean {
  return Object.entries(key).every(([name, value]) => isDeepStrictEqual(candidate[name], value));
}
