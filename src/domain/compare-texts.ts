let collator: Intl.Collator | undefined;

/** Compares two texts for sorting, by English rules and with numbers by value: negative if `a` comes first (D63). */
export function compareTexts(a: string, b: string): number {
  // Created for the first sort and reused: localeCompare would create one per comparison.
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(a, b);
}
