import * as v from 'valibot';
import { writeConditionally } from './conditional-write';
import { tableOperation } from './operation';
import { expression, omitNullish, placeholders, row } from './request-parts';

const request = { key: row, condition: v.nullish(expression) };

/** DeleteItem: returns the deleted row. Deleting a missing row succeeds. */
export const deleteItem = tableOperation(request, ({ key, condition: when }, context) =>
  writeConditionally(
    {
      key,
      async write() {
        const { Attributes } = await context.tables.execute('DeleteItem', {
          TableName: context.tableName,
          Key: key,
          ReturnValues: 'ALL_OLD',
          ...omitNullish({ ConditionExpression: when?.expression }),
          ...placeholders(when),
        });
        return Attributes;
      },
      isDone: (current) => current === undefined,
    },
    context,
  ),
);
