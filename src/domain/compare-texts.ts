let collator: Intl.Collator | undefined;

/** Compares two texts by English rules and numbers in them by value, for sorting: negative if `a` comes first (D63). */
export function compareTexts(a: string, b: string): number {
  // Created when a list is first sorted, and reused: localeCompare would create one per comparison.
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(a, b);
}
