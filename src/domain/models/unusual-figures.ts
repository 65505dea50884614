import { isCatalogState, isLive } from '@/domain/catalog-state';
import type { CatalogRow } from './catalog-row';
import { type Entry, normalizeText } from './entry';
import type { CatalogModel } from './field';

/** A number far above what is typical. */
export interface UnusualFigure {
  /** The field's name in the form. */
  readonly label: string;
  readonly value: number;
  /** The median of the live rows of the same difficulty. */
  readonly typical: number;
}

/** How many times the median a number is unusual. */
const UNUSUAL_FACTOR = 10;

/**
 * Returns the numbers to confirm before an entry goes live: those at least ten times the median of the live rows
 * of its difficulty (D22). One that is live already and doesn't change isn't asked about again.
 */
export function unusualFigures(
  model: CatalogModel,
  entry: Entry,
  rows: readonly CatalogRow[],
  stored?: CatalogRow,
): UnusualFigure[] {
  const state = normalizeText(entry['state']);
  if (isCatalogState(state) && !isLive({ state })) return [];
  const alike = rows.filter(
    (row) =>
      row.id !== stored?.id &&
      isLive(row) &&
      (row.difficulty ?? '') === normalizeText(entry['difficulty']),
  );
  return Object.entries(model.fields).flatMap(([name, { kind, label }]) => {
    if (kind !== 'number' && kind !== 'amount') return [];
    const value = Number(normalizeText(entry[name]));
    if (stored && isLive(stored) && value === numberIn(stored, name)) return [];
    const typical = median(alike.flatMap((row) => numberIn(row, name) ?? []));
    return typical > 0 && value >= UNUSUAL_FACTOR * typical ? [{ label, value, typical }] : [];
  });
}

function numberIn(row: CatalogRow, name: string): number | undefined {
  const value: unknown = new Map<string, unknown>(Object.entries(row)).get(name);
  return typeof value === 'number' ? value : undefined;
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
