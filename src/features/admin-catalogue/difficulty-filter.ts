import type { CatalogueRow } from '@/domain/models/catalogue-row';
import { DIFFICULTIES } from '@/domain/task';

/** The choices of the filter, by value. */
export const DIFFICULTY_FILTERS: Readonly<Record<string, string>> = {
  all: 'All',
  ...Object.fromEntries(DIFFICULTIES.map((one) => [one, one])),
  none: 'None',
};

/** Whether a row is of the chosen difficulty; 'none' finds those that have none. */
export function isOfDifficulty(row: CatalogueRow, chosen: string): boolean {
  return (row.difficulty ?? 'none') === chosen;
}
