import { isCatalogState, isLive } from '@/domain/catalog-state';
import { LOCALE } from '@/domain/locale';
import { type Entry, normalizeText } from './entry';
import type { CatalogModel } from './field';

/** How many times the median a number is unusual. */
const UNUSUAL_FACTOR = 10;

/**
 * Returns a sentence for each number to confirm before an entry goes live, such as 'Score is 5,000. For Daily tasks, 10
 * is typical.': those at least ten times the median of the other live rows of its difficulty (D22). A number that is
 * live already and doesn't change isn't asked about again.
 */
export function unusualNumbers(
  model: CatalogModel,
  entry: Entry,
  others: readonly Entry[],
  stored?: Entry,
): string[] {
  if (!isLiveEntry(entry)) return [];
  const difficulty = normalizeText(entry['difficulty']);
  const alike = others.filter(
    (other) => (other['difficulty'] ?? '') === difficulty && isLiveEntry(other),
  );
  const rows = difficulty === '' ? model.plural : `${difficulty} ${model.plural}`;
  return Object.entries(model.fields).flatMap(([name, { kind, label }]) => {
    if (kind !== 'number' && kind !== 'amount') return [];
    const value = Number(normalizeText(entry[name]));
    if (stored && isLiveEntry(stored) && value === Number(stored[name])) return [];
    const typical = median(alike.flatMap(({ [name]: text }) => (text ? Number(text) : [])));
    if (typical === 0 || value < UNUSUAL_FACTOR * typical) return [];
    return `${label} is ${value.toLocaleString(LOCALE)}. For ${rows}, ${typical.toLocaleString(LOCALE)} is typical.`;
  });
}

/** Whether an entry is of a row that members see. */
export function isLiveEntry({ state = '' }: Entry): boolean {
  const known = normalizeText(state);
  return !isCatalogState(known) || isLive({ state: known });
}

/** Returns the middle value, or the mean of the two in the middle; 0 for none. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, high = 0] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return (low + high) / 2;
}
