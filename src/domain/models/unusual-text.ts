import { LOCALE } from '@/domain/locale';
import { type Entry, normalizeText } from './entry';
import type { CatalogModel } from './field';
import type { UnusualFigure } from './unusual-figures';

/** Says how far a number of an entry is above the typical: 'Score is 5,000. For Daily tasks, 10 is typical.' */
export function unusualText(
  model: CatalogModel,
  entry: Entry,
  { label, value, typical }: UnusualFigure,
): string {
  const difficulty = normalizeText(entry['difficulty']);
  const rows = difficulty === '' ? model.plural : `${difficulty} ${model.plural}`;
  return `${label} is ${value.toLocaleString(LOCALE)}. For ${rows}, ${typical.toLocaleString(LOCALE)} is typical.`;
}
