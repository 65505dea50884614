import { asciiDigits } from './ascii-digits';
import { visibleText } from './visible-text';

/**
 * Returns a test for texts that contain every word of a search, ignoring case, accents, quotation marks, kinds of
 * dashes and digits, and invisible characters.
 */
export function textSearch(search: string): (text: string) => boolean {
  const words = foldText(search)
    .split(/\s+/)
    // Dictation adds a period; copied words bring punctuation along.
    .map((word) => word.replace(/^\p{P}+|\p{P}+$/gu, ''))
    .filter(Boolean);
  return (text) => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word));
  };
}

// Ignores the browser's language, which may have an i without a dot. Lower case, then upper case, makes ẞ, ß and ss
// equal, and all sigmas.
function foldText(text: string): string {
  return asciiDigits(visibleText(text))
    .replaceAll(QUOTES, '')
    .normalize('NFKD')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[\p{Script=Inherited}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .toUpperCase();
}

/** Quotation marks and apostrophes, which keyboards write in several ways or omit. */
const QUOTES = /['"`´′″‚„ʻʼ\p{Pi}\p{Pf}]/gu;
