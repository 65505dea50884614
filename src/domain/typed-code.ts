import { asciiDigits } from './ascii-digits';

/**
 * Returns a code as it is sent: its letters and digits alone. Mail programs and keyboards add blanks, dashes and what
 * can't be seen, and write digits in other widths and scripts. Of a whole message, it is the one number of six digits.
 */
export function typedCode(typed: string): string {
  const parts = asciiDigits(typed.normalize('NFKC'))
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .split(/[^\p{L}\p{N}]+/u);
  const [number, ...others] = parts.filter((part) => SIX_DIGITS.test(part));
  return number !== undefined && others.length === 0 ? number : parts.join('');
}

const SIX_DIGITS = /^\d{6}$/;
