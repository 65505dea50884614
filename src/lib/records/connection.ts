import * as v from 'valibot';

/** The most rows that the API gives in one page. */
export const PAGE_LIMIT = 1000;

/** One page of a list: its rows, and where the next page starts when there is one. */
export interface Connection<T> {
  readonly items: readonly T[];
  readonly nextToken: string | null;
}

/** A list of the API. Rows that the API gives as null (not readable by this account) are left out. */
export function connectionOf<T>(
  row: v.GenericSchema<unknown, T>,
): v.GenericSchema<unknown, Connection<T>> {
  return v.pipe(
    v.object({ items: v.array(v.nullable(row)), nextToken: v.nullish(v.string(), null) }),
    v.transform(({ items, nextToken }) => ({
      items: items.filter((item) => item !== null),
      nextToken,
    })),
  );
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
