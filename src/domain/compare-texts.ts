let collator: Intl.Collator | undefined;

/** Compares two texts as English does, numbers in them by value, for sorting: negative if `a` comes first (D63). */
export function compareTexts(a: string, b: string): number {
  // One for all comparisons, since localeCompare makes its own; and only when a list is sorted.
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(a, b);
}
