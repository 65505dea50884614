import { asciiDigits } from './ascii-digits';
import { visibleText } from './visible-text';

/**
 * Returns a function that tests whether a text contains every word of a search. Case, accents, quotation marks,
 * hyphens, the kind of digit, and invisible characters don't matter.
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

/** Returns what two spellings of a text have in common. */
// Ignores the browser's language, which may have a dotless i. Lower case followed by upper case makes ẞ, ß and ss
// equal, and all sigmas.
export function foldText(text: string): string {
  return asciiDigits(visibleText(text))
    .replaceAll(QUOTES, '')
    .normalize('NFKD')
    .replaceAll(/[\p{Pd}\u2212\p{Script=Inherited}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .toUpperCase()
    .replaceAll(/[ŒÆØŁĐÐÞ]/g, (letter) => LETTERS[letter] ?? letter);
}

/** Letters that don't decompose, as keyboards without them write them. */
const LETTERS: Readonly<Record<string, string>> = {
  Œ: 'OE',
  Æ: 'AE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
};

/** Quotation marks and apostrophes: keyboards vary them or leave them out. */
const QUOTES = /['"`´′″‚„ʻʼ\p{Pi}\p{Pf}]/gu;
