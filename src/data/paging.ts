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
 * A page of rows as the API returns it. A row that the user may not read, or that doesn't fit the schema, is null, and
 * so can the list be.
 */
export type Connection<Row> = {
  readonly items: readonly (Row | null)[];
  readonly nextToken?: string | null;
} | null;

/** The readable rows of a page; `nextToken` is null on the last page. */
export interface Page<Row> {
  readonly items: readonly Row[];
  readonly nextToken: string | null;
}

type ReadPage<Row> = (page: PageVariables) => Promise<Connection<Row>>;

/**
 * Returns a page without null rows, which the client has already reported. Throws a BackendError if there is no list.
 */
export function toPage<Row>(connection: Connection<Row>): Page<Row> {
  const { items, nextToken = null } = requireValue(connection);
  return { items: items.filter((item) => item !== null), nextToken };
}

/**
 * Returns every row of a list, reading one page of `limit` rows after another. Throws what `read` throws, or a
 * BackendError if the pages never end.
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
  let page = toPage(first);
  const rows = [...page.items];
  for (let count = 1; page.nextToken !== null; count++) {
    if (count > MAX_PAGES) throw new BackendError('internal', new Error('The list has no end'));
    page = toPage(await read({ limit, nextToken: page.nextToken }));
    rows.push(...page.items);
  }
  return rows;
}
