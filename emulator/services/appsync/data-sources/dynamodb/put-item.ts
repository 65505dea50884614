import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { writeConditionally } from './conditional-write';
import { tableOperation } from './operation';
import { expression, omitNullish, placeholders, row } from './request-parts';

const request = {
  key: row,
  attributeValues: v.nullish(row),
  condition: v.nullish(expression),
};

/** PutItem: returns the written row. */
export const putItem = tableOperation(request, (input, context) => {
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
