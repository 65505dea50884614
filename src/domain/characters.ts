import { visibleText } from './visible-text';

/** What is one character for each code unit. */
const PLAIN = /^[ -~]*$/;

let segmenter: Intl.Segmenter | undefined;

/** Returns the characters of a text as a reader sees them: a flag, or a letter with its accents, is one. */
export function charactersOf(text: string): string[] {
  // The first segmenter takes a phone as long as the first format. Older browsers have none; there, surrogate pairs stay
  // together at least.
  if (PLAIN.test(text) || !('Segmenter' in Intl)) return Array.from(text);
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Returns a text, cut to `most` of the characters that can be seen and an ellipsis if it has more. */
export function shortened(text: string, most: number): string {
  // So many code units are never more characters.
  if (text.length <= most) return text;
  const characters = charactersOf(visibleText(text));
  if (characters.length <= most) return text;
  // A joiner at the end would join the ellipsis.
  return `${characters
    .slice(0, most)
    .join('')
    .replace(/[\u200C\u200D]+$/, '')}…`;
}
