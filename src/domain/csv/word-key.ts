/** Returns a heading's or choice's letters and digits, so that case, blanks, hyphens and signs don't matter. */
export function wordKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
