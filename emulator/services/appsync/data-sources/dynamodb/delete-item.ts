import * as v from 'valibot';
import { writeConditionally } from './conditional-write';
import { tableOperation } from './operation';
import { condition, placeholders, present, row } from './request-parts';

const request = v.object({ key: row, condition: v.nullish(condition) });

/** DeleteItem: the row as it was. A row that is gone already counts as deleted. */
export const deleteItem = tableOperation(request, ({ key, condition: when }, context) =>
  writeConditionally(
    {
      key,
      condition: when,
      async write() {
        const { Attributes } = await context.tables.execute('DeleteItem', {
          TableName: context.tableName,
          Key: key,
          ReturnValues: 'ALL_OLD',
          ...present({ ConditionExpression: when?.expression }),
          ...placeholders(when),
        });
        return Attributes;
      },
      isDone: (current) => current === undefined,
    },
    context,
  ),
);
