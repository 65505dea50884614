import { present } from './client';

/** The most rows that the API gives in one page. */
export const PAGE_LIMIT = 1000;

/**
 * The most rows in one page of a document that reads more of each row, such as its task: the API runs a
 * resolver for every one, and refuses a request with too many.
 */
export const NESTED_PAGE_LIMIT = 200;

/** The variables of a document that reads a page: how many rows, and where they start. */
export interface PageVariables {
  readonly limit: number;
  readonly nextToken: string | null;
}

/**
 * A page of rows as the API gives it. A row that is not readable, or holds what the schema does not
 * allow, is null; so may be the list itself.
 */
export type Connection<Row> = {
  readonly items: readonly (Row | null)[];
  readonly nextToken?: string | null;
} | null;

/** The rows of a page that can be read, and where the next page starts when there is one. */
export interface Page<Row> {
  readonly items: readonly Row[];
  readonly nextToken: string | null;
}

type ReadPage<Row> = (page: PageVariables) => Promise<Connection<Row>>;

/** A page without the rows that cannot be read; the client has reported those. Throws a BackendError when there is no list. */
export function pageOf<Row>(connection: Connection<Row>): Page<Row> {
  const { items, nextToken = null } = present(connection);
  return { items: items.filter((item) => item !== null), nextToken };
}

/** Every row of a list, page after page of `limit` rows. Throws what `read` throws. */
export async function allRows<Row>(read: ReadPage<Row>, limit = PAGE_LIMIT): Promise<Row[]> {
  return allRowsFrom(await read({ limit, nextToken: null }), read, limit);
}

/** Every row of a list whose first page is here already. Throws what `read` throws. */
export async function allRowsFrom<Row>(
  first: Connection<Row>,
  read: ReadPage<Row>,
  limit = PAGE_LIMIT,
): Promise<Row[]> {
  let page = pageOf(first);
  const rows = [...page.items];
  while (page.nextToken !== null) {
    page = pageOf(await read({ limit, nextToken: page.nextToken }));
    rows.push(...page.items);
  }
  return rows;
}
