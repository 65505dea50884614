let inUsersLanguage: Intl.Collator | undefined;

/** Compares two texts by the user's language, for sorting: negative if `a` comes first. */
export function compareTexts(a: string, b: string): number {
  // One for all comparisons, since localeCompare makes its own; and only when a list is sorted.
  inUsersLanguage ??= new Intl.Collator();
  return inUsersLanguage.compare(a, b);
}
