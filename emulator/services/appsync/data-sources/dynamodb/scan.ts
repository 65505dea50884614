import * as v from 'valibot';
import { tableOperation } from './operation';
import { page, readingEntries, readingInput } from './reading';
import { placeholders, omitNullish } from './request-parts';

const request = v.object({
  ...readingEntries,
  segment: v.nullish(v.number()),
  totalSegments: v.nullish(v.number()),
});

/** Scan: returns a page of all rows, in no particular order. */
export const scan = tableOperation(request, async (input, context) => {
  const { filter, projection, segment, totalSegments } = input;
  const output = await context.tables.execute('Scan', {
    ...readingInput(input, context),
    ...omitNullish({ Segment: segment, TotalSegments: totalSegments }),
    ...placeholders(filter, projection),
  });
  return page(input, output, context);
});
