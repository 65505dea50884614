import type { CuratedRow } from '@/domain/curation/row';
import { DIFFICULTIES } from '@/domain/task';

/** The choices of the filter, by value. */
export const DIFFICULTY_FILTERS: Readonly<Record<string, string>> = {
  all: 'All',
  ...Object.fromEntries(DIFFICULTIES.map((one) => [one, one])),
  none: 'None',
};

/** Whether a row is of the chosen difficulty; 'none' finds those that have none. */
export function isOfDifficulty(row: CuratedRow, chosen: string): boolean {
  return (row.difficulty ?? 'none') === chosen;
}
