/** A page of a list. */
export interface ListPage<T> {
  readonly rows: readonly T[];
  /** Counted from 0; the last page when the requested one no longer exists. */
  readonly page: number;
  readonly pages: number;
}

/** The rows of the requested page, counted from 0, of `size` rows each. */
export function listPage<T>(rows: readonly T[], requested: number, size: number): ListPage<T> {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(Math.max(0, requested), pages - 1);
  return { rows: rows.slice(page * size, (page + 1) * size), page, pages };
}
