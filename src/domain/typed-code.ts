import { asciiDigits } from './ascii-digits';

/**
 * Returns a code as it is sent: its letters and digits alone. Mail programs and keyboards add blanks, dashes and what
 * can't be seen, and write digits in other widths and scripts.
 */
export function typedCode(typed: string): string {
  return asciiDigits(typed.normalize('NFKC'))
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
