import type { Source } from '../sources';
import type { Figure } from './types';

/** Returns the sources of a figure, each once, in the order of its sum. */
export function sourcesOf({ sum }: Pick<Figure, 'sum'>): Source[] {
  return [...new Set(sum.flatMap((terms) => terms.flatMap(({ source }) => source ?? [])))];
}

/** Returns a sum as it is computed, such as '2.8 minutes less × 2.1 gallons a minute'. */
export function sumText({ sum }: Pick<Figure, 'sum'>): string {
  return sum
    .map((terms) => terms.map(({ value, of }) => `${plain(value)} ${of}`).join(' × '))
    .join(' + ');
}

function plain(value: number): string {
  return value.toLocaleString('en-US', { maximumSignificantDigits: 6 });
}
