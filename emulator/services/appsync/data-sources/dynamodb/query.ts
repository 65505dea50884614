import * as v from 'valibot';
import { tableOperation } from './operation';
import { page, readingInput, readingMembers } from './reading';
import { expression, placeholders } from './request-parts';

const request = {
  ...readingMembers,
  query: expression,
  scanIndexForward: v.nullish(v.boolean()),
};

/** Query: returns a page of the rows with one partition key, ordered by sort key. */
export const query = tableOperation(request, async (input, context) => {
  const { query: key, filter, projection } = input;
  const output = await context.tables.execute('Query', {
    ...readingInput(input, context),
    KeyConditionExpression: key.expression,
    ScanIndexForward: input.scanIndexForward ?? true,
    ...placeholders(key, filter, projection),
  });
  return page(input, output, context);
});
