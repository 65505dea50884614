import { BackendError } from '@/lib/errors';
import { requireValue } from './client';

/** The most rows the API returns in one page. */
export const PAGE_LIMIT = 1000;

/**
 * The most rows in one page of a document that reads related rows, such as a task. The API runs a resolver for each,
 * and refuses a request with too many.
 */
export const NESTED_PAGE_LIMIT = 100;

/** More than any list has, in case the API never stops naming a next page. */
const MAX_PAGES = 1000;

/** The paging variables of a document. */
export interface PageVariables {
  readonly limit: number;
  readonly nextToken: string | null;
}

/**
 * A page of rows as the API returns it. Rows that the user may not read, or that don't fit the schema, are null; so may
 * be the whole list. The last page names no next one.
 */
export type Connection<Row> = {
  readonly items: readonly (Row | null)[];
  readonly nextToken?: string | null;
} | null;

type ReadPage<Row> = (page: PageVariables) => Promise<Connection<Row>>;

/**
 * Returns every row of a list, reading one page of `limit` rows after another, without null rows, which the client has
 * already reported. Throws what `read` throws, or a BackendError if there is no list or it never ends.
 */
export async function allRows<Row>(read: ReadPage<Row>, limit = PAGE_LIMIT): Promise<Row[]> {
  return allRowsFrom(await read({ limit, nextToken: null }), read, limit);
}

/** Returns every row of a list whose first page is already loaded. Throws like `allRows`. */
export async function allRowsFrom<Row>(
  first: Connection<Row>,
  read: ReadPage<Row>,
  limit = PAGE_LIMIT,
): Promise<Row[]> {
  const rows: Row[] = [];
  let page = first;
  for (let count = 1; count <= MAX_PAGES; count++) {
    const { items, nextToken } = requireValue(page);
    rows.push(...items.filter((item) => item !== null));
    if (!nextToken) return rows;
    page = await read({ limit, nextToken });
  }
  throw new BackendError('internal', new Error('The list has no end'));
}
