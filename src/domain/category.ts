import { CATEGORIES } from '@/definition';

export { CATEGORIES };
export type Category = (typeof CATEGORIES)[number];

/** Returns the stored interests in category order, without unknown ones. */
export function interestsOf(stored: readonly unknown[] | null | undefined): Category[] {
  return CATEGORIES.filter((one) => stored?.includes(one));
}

/** Whether a task is in one of the categories that matter to the member (D30). */
export function isOfInterest(
  interests: readonly Category[],
  { category }: { readonly category?: Category | null | undefined },
): boolean {
  return Boolean(category && interests.includes(category));
}
