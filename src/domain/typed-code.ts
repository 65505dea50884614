import { asciiDigits } from './ascii-digits';

/**
 * Returns a code as sent: only its letters and digits. Mail programs and keyboards add spaces, dashes and invisible
 * characters, and write digits in other widths and scripts. If a whole message was pasted, takes its only six-digit
 * number, split or not.
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
