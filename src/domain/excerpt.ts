const EXCERPT_LENGTH = 20;

/** Returns a text, cut to 20 characters and an ellipsis if it is longer (spec §2.4, §9). */
export function excerptOf(text: string): string {
  // By code points, to keep surrogate pairs together.
  const characters = Array.from(text);
  if (characters.length <= EXCERPT_LENGTH) return text;
  return `${characters.slice(0, EXCERPT_LENGTH).join('')}…`;
}
