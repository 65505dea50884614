import * as v from 'valibot';
import { sameRow, writeConditionally } from './conditional-write';
import { tableOperation } from './operation';
import { condition, placeholders, omitNullish, row } from './request-parts';

const request = v.object({
  key: row,
  attributeValues: v.nullish(row),
  condition: v.nullish(condition),
});

/** PutItem: returns the written row. */
export const putItem = tableOperation(request, (input, context) => {
  const { key, attributeValues, condition: when } = input;
  const item = { ...attributeValues, ...key };
  return writeConditionally(
    {
      key,
      condition: when,
      async write() {
        await context.tables.execute('PutItem', {
          TableName: context.tableName,
          Item: item,
          ...omitNullish({ ConditionExpression: when?.expression }),
          ...placeholders(when),
        });
        return item;
      },
      isDone: (current) => sameRow(current, item, when?.equalsIgnore),
    },
    context,
  );
});
