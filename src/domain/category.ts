import { CATEGORIES } from '@/definition';

export { CATEGORIES };
export type Category = (typeof CATEGORIES)[number];

/** Returns the interests that were stored, in the order of the categories, without unknown ones. */
export function interestsOf(stored: readonly unknown[] | null | undefined): Category[] {
  return CATEGORIES.filter((one) => stored?.includes(one));
}

/** Returns the IDs of the rows in one of the categories. */
export function idsIn(
  categories: readonly Category[],
  rows: readonly { readonly id: string; readonly category?: Category | null | undefined }[],
): Set<string> {
  return new Set(
    rows.flatMap(({ id, category }) => (category && categories.includes(category) ? [id] : [])),
  );
}
