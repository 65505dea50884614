import { visibleText } from './visible-text';

/** Returns a test for texts that have every word of a search, ignoring case, accents and what can’t be seen. */
export function textSearch(search: string): (text: string) => boolean {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return (text) => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word));
  };
}

// Not by the browser’s language, in which an i may have no dot or two. Upper case is one for ß and ss, and for both sigmas.
function foldText(text: string): string {
  return visibleText(text)
    .normalize('NFKD')
    .replaceAll(/[\p{Script=Inherited}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toUpperCase();
}
