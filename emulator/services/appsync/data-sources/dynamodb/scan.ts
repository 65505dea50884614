import * as v from 'valibot';
import { tableOperation } from './operation';
import { page, readingEntries, readingInput } from './reading';
import { placeholders, present } from './request-parts';

const request = v.object({
  ...readingEntries,
  segment: v.nullish(v.number()),
  totalSegments: v.nullish(v.number()),
});

/** Scan: a page of all rows, in no order that means anything. */
export const scan = tableOperation(request, async (input, context) => {
  const { filter, projection, segment, totalSegments } = input;
  const answer = await context.tables.execute('Scan', {
    ...readingInput(input, context),
    ...present({ Segment: segment, TotalSegments: totalSegments }),
    ...placeholders(filter, projection),
  });
  return page(input, answer, context);
});
