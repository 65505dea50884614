import type { Selection } from '@/domain/selection';
import { allItems } from '@/data/records/connection';
import { isConflict } from '@/lib/errors';
import { moreSelections } from '@/data/home/fetch-more';
import { createSelections } from '@/data/selections/create-selections';
import { tidySelections } from '@/data/selections/delete-selections';
import type { NewSelection } from '@/data/selections/new-selection';
import { readSelections } from '@/data/selections/read-selections';

/** What became of a row: written now, there before (D13), or refused for another reason. */
export type Written = 'new' | 'there' | Error;

/** What a reassignment does to the account's selections. */
export interface DailyTable {
  /** Writes rows, each for itself. Throws when nothing is known about any of them. */
  write(rows: readonly NewSelection[]): Promise<Written[]>;
  /** Every selection of the account; those of `ids` read by key, so that no index is behind them. */
  read(accountId: string, ids: readonly string[]): Promise<Selection[]>;
  /** Removes rows; what cannot be removed now stays for a later visit. */
  tidy(ids: readonly string[]): Promise<void>;
}

/** The table behind the data API. */
export const dailyTable: DailyTable = {
  async write(rows) {
    const outcomes = await createSelections(rows);
    return outcomes.map((outcome) => {
      if (outcome.done) return 'new';
      return isConflict(outcome.error) ? 'there' : outcome.error;
    });
  },
  async read(accountId, ids) {
    const [byKey, listed] = await Promise.all([readSelections(ids), listSelections(accountId)]);
    const others = listed.filter(({ id }) => !ids.includes(id));
    return [...others, ...byKey.filter((row) => row !== null)];
  },
  tidy: tidySelections,
};

async function listSelections(accountId: string): Promise<Selection[]> {
  return allItems(await moreSelections(accountId, null), (token) =>
    moreSelections(accountId, token),
  );
}
