import { asciiDigits } from './ascii-digits';
import { visibleText } from './visible-text';

/**
 * Returns a test for texts that have every word of a search, ignoring case, accents, quotation marks, the kind of dashes
 * and digits, and what can’t be seen.
 */
export function textSearch(search: string): (text: string) => boolean {
  const words = foldText(search)
    .split(/\s+/)
    // Dictation ends what was said with a period; words copied from a text bring its signs along.
    .map((word) => word.replace(/^\p{P}+|\p{P}+$/gu, ''))
    .filter(Boolean);
  return (text) => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word));
  };
}

// Not by the browser’s language, in which an i may have no dot or two. Upper case, of lower case, is one for ẞ, ß and ss, and for all sigmas.
function foldText(text: string): string {
  return asciiDigits(visibleText(text))
    .replaceAll(QUOTES, '')
    .normalize('NFKD')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[\p{Script=Inherited}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .toUpperCase();
}

/** Quotation marks and apostrophes, which keyboards write in several ways or leave out. */
const QUOTES = /['"`´′″‚„ʻʼ\p{Pi}\p{Pf}]/gu;
