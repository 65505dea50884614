import * as v from 'valibot';
import { writeConditionally } from './conditional-write';
import { tableOperation } from './operation';
import { expression, omitNullish, placeholders, row } from './request-parts';

const request = { key: row, update: expression, condition: v.nullish(expression) };

/** UpdateItem: returns the updated row. */
export const updateItem = tableOperation(request, (input, context) => {
  const { key, update, condition: when } = input;
  return writeConditionally(
    {
      key,
      async write() {
        const { Attributes } = await context.tables.execute('UpdateItem', {
          TableName: context.tableName,
          Key: key,
          UpdateExpression: update.expression,
          ReturnValues: 'ALL_NEW',
          ...omitNullish({ ConditionExpression: when?.expression }),
          ...placeholders(update, when),
        });
        return Attributes;
      },
      isDone: () => false,
    },
    context,
  );
});
