import type { Source } from '../sources';
import { evaluated } from './arithmetic';
import type { Figure, Sum, Term } from './types';

/** Returns a number of a source, or one computed from its numbers as written: '330 ÷ 2,700'. */
export function said(number: number | string, of: string, from: Source): Term {
  if (typeof number === 'number') return { value: number, of, from };
  return { value: evaluated(number), of, from, how: number };
}

/** Returns a number that is our own assumption. */
export function ours(value: number, of: string): Term {
  return { value, of, from: 'ours' };
}

/** Returns a number that follows from a unit or the calendar. */
export function unit(value: number, of: string): Term {
  return { value, of, from: 'unit' };
}

/** Begins a product that is subtracted. */
export const minus = unit(-1, 'time');

/** Returns whether a product is subtracted from the rest of its sum. */
export function isSubtracted([first]: readonly Term[]): boolean {
  return first === minus;
}

/** Returns a term's source; undefined if it doesn't come from one. */
export function sourceOf({ from }: Term): Source | undefined {
  return typeof from === 'object' && 'publisher' in from ? from : undefined;
}

/** Returns the sum that yields a term; undefined if there is none. */
export function sumOf({ from }: Term): Sum | undefined {
  return typeof from === 'object' && !('publisher' in from) ? from : undefined;
}

/** Returns the sources of a figure, each once, in the order of its sum. */
export function sourcesOf({ sum }: Pick<Figure, 'sum'>): Source[] {
  return [...new Set(sum.flat().flatMap((term) => sourceOf(term) ?? []))];
}

/** Returns the sources of a figure and of the sums within its sum, each once. */
export function everySourceOf({ sum }: Pick<Figure, 'sum'>): Source[] {
  const inner = sum.flat().flatMap((term) => sumOf(term) ?? []);
  return [...new Set([...sourcesOf({ sum }), ...sourcesOf({ sum: inner })])];
}

/** Returns a number of a sum with its unit, such as '2.1 gallons a minute'. */
export function termText({ value, of }: Term): string {
  return `${plain(value)} ${of}`;
}

/** Returns a number with the digits that a printed sum shows. */
export function plain(value: number): string {
  return value.toLocaleString('en-US', { maximumSignificantDigits: 6 });
}
