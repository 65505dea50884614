import * as v from 'valibot';
import { report } from '@/lib/report';

/** The most rows that the API gives in one page. */
export const PAGE_LIMIT = 1000;

/** One page of a list: its rows, and where the next page starts when there is one. */
export interface Connection<T> {
  readonly items: readonly T[];
  readonly nextToken: string | null;
}

/**
 * A list of the API. Rows that the API gives as null (not readable, or holding what the schema does not
 * allow) are left out, and so are rows of another shape; their reason is logged, and the rest stands.
 */
export function connectionOf<T>(
  row: v.GenericSchema<unknown, T>,
): v.GenericSchema<unknown, Connection<T>> {
  return v.pipe(
    v.object({ items: v.array(v.unknown()), nextToken: v.nullish(v.string(), null) }),
    v.transform(({ items, nextToken }) => ({
      items: items.flatMap((item) => (item === null ? [] : readableRow(row, item))),
      nextToken,
    })),
  );
}

function readableRow<T>(schema: v.GenericSchema<unknown, T>, item: unknown): T[] {
  const result = v.safeParse(schema, item);
  if (result.success) return [result.output];
  report('A row was left out, for it is not as it should be:', v.flatten(result.issues), item);
  return [];
}

/** Every row from a page on: asks for the following pages until there is none. */
export async function allItems<T>(
  first: Connection<T>,
  next: (nextToken: string) => Promise<Connection<T>>,
): Promise<T[]> {
  const items = [...first.items];
  let page = first;
  while (page.nextToken !== null) {
    page = await next(page.nextToken);
    items.push(...page.items);
  }
  return items;
}
