import { visibleText } from './visible-text';

/** Text in which each code unit is one character. */
const PLAIN = /^[ -~]*$/;

/** For older browsers without a segmenter: a flag, or a character with its marks and any emoji joined to it. */
const CHARACTER =
  /\p{RI}{2}|[^](?:[\p{M}\p{Emoji_Modifier}\u{E0020}-\u{E007F}]|\u200D\p{Extended_Pictographic}?)*/gu;

let segmenter: Intl.Segmenter | undefined;

/** Returns the characters of a text as a reader sees them: a flag, or a letter with its accents, is one. */
export function charactersOf(text: string): string[] {
  // On a phone, creating the first segmenter is as slow as creating the first format.
  if (PLAIN.test(text)) return Array.from(text);
  if (!('Segmenter' in Intl)) return text.match(CHARACTER) ?? [];
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Whether `after`, in any case, is the upper case text `before` with one more character. */
export function hasOneMore(before: string, after: string): boolean {
  const letters = Array.from(after);
  return (
    letters.length === before.length + 1 &&
    letters.some((_, at) => letters.toSpliced(at, 1).join('').toUpperCase() === before)
  );
}

/** Returns a text, cut to `most` visible characters plus an ellipsis if it is longer. */
export function shortened(text: string, most: number): string {
  // There are never more characters than code units.
  if (text.length <= most) return text;
  const characters = charactersOf(visibleText(text));
  if (characters.length <= most) return text;
  // A joiner at the end would join the ellipsis.
  return `${characters
    .slice(0, most)
    .join('')
    .replace(/[\u200C\u200D]+$/, '')}…`;
}

const EXCERPT_LENGTH = 20;

/** Returns a text, cut to 20 characters plus an ellipsis if it is longer (spec §2.4, §9). */
export function excerptOf(text: string): string {
  return shortened(text, EXCERPT_LENGTH);
}
