import { compareTexts } from './compare-texts';
import { textSearch } from './text-search';

/** The fields of a task or link that a list is searched and sorted by. */
export interface ListItem {
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly score?: number | null | undefined;
}

/** The labels of a list's sort orders, by option value. */
export const LIST_ORDERS = {
  name: 'Name',
  'score-down': 'Score, highest first',
  'score-up': 'Score, lowest first',
} as const;

export type ListOrder = keyof typeof LIST_ORDERS;

/** Returns the order that a text names; by name if it names none. */
export function listOrderOf(text: string | null): ListOrder {
  return text === 'score-down' || text === 'score-up' ? text : 'name';
}

const byName = (a: ListItem, b: ListItem) => compareTexts(a.name, b.name);
const byScore = (a: ListItem, b: ListItem) => (a.score ?? 0) - (b.score ?? 0);

/**
 * Returns the rows whose name or description contains every word of the search, in the chosen
 * order. Rows with the same score are sorted by name.
 */
export function listView<T extends ListItem>(
  rows: readonly T[],
  search: string,
  order: ListOrder,
): T[] {
  const isFound = textSearch(search);
  const named = rows
    .filter(({ name, description }) => isFound(`${name} ${description ?? ''}`))
    .toSorted(byName);
  if (order === 'name') return named;
  return named.toSorted((a, b) => (order === 'score-up' ? byScore(a, b) : byScore(b, a)));
}

/** One page of a list. */
interface ListPage<T> {
  readonly rows: readonly T[];
  /** Counted from 0; the last page if the requested one doesn't exist. */
  readonly page: number;
  readonly pages: number;
}

/** Returns the requested page, counted from 0, with `size` rows per page. */
export function listPage<T>(rows: readonly T[], requested: number, size: number): ListPage<T> {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(Math.max(0, requested), pages - 1);
  return { rows: rows.slice(page * size, (page + 1) * size), page, pages };
}
