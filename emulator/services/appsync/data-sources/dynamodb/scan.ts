import { tableOperation } from './operation';
import { page, readingInput, readingMembers } from './reading';
import { placeholders } from './request-parts';

/** Scan: returns a page of all rows, in no particular order. */
export const scan = tableOperation(readingMembers, async (input, context) => {
  const output = await context.tables.execute('Scan', {
    ...readingInput(input, context),
    ...placeholders(input.filter, input.projection),
  });
  return page(input, output, context);
});
