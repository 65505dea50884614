import { asciiDigits } from './ascii-digits';

/**
 * Returns a code as it is sent: its letters and digits alone. Mail programs and keyboards add blanks, dashes and what
 * can't be seen, and write digits in other widths and scripts. Of a whole message, it is the one number of six digits,
 * in one piece or not.
 */
export function typedCode(typed: string): string {
  const text = asciiDigits(typed.normalize('NFKC')).replace(UNSEEN, '');
  const words = text.split(/[^\p{L}\p{N}]+/u);
  const numbers = Array.from(text.matchAll(NUMBER), ([number]) => number.replaceAll(/\D/g, ''));
  const [number, ...others] = new Set([...words, ...numbers].filter((one) => SIX_DIGITS.test(one)));
  return number !== undefined && others.length === 0 ? number : words.join('');
}

const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
const NUMBER = /\d+(?:[\s\p{Pd}\u2212]+\d+)*/gu;
const SIX_DIGITS = /^\d{6}$/;
