import { asciiDigits } from './ascii-digits';
import { visibleText } from './visible-text';

/**
 * Returns a function that tests whether a text contains every word of a search. Case, accents, quotation marks, the
 * kind of dash or digit, and invisible characters don't matter.
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

// Ignores the browser's language, which may have a dotless i. Lower case followed by upper case makes ẞ, ß and ss
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

/** Quotation marks and apostrophes: keyboards vary them or leave them out. */
const QUOTES = /['"`´′″‚„ʻʼ\p{Pi}\p{Pf}]/gu;
