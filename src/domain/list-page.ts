/** A page of a list. */
export interface ListPage<T> {
  readonly rows: readonly T[];
  /** Counted from 0; the last one when the asked one is gone. */
  readonly page: number;
  readonly pages: number;
}

/** The rows of a page, counted from 0, of `size` rows each (spec §9: 30 or 25). */
export function listPage<T>(rows: readonly T[], asked: number, size: number): ListPage<T> {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(Math.max(0, asked), pages - 1);
  return { rows: rows.slice(page * size, (page + 1) * size), page, pages };
}
