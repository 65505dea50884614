import type { ScoredCompletion } from '@/domain/completion';
import { isLive } from '@/domain/catalog-state';
import type { DailyRecord } from '@/domain/daily-record';
import { dailySetOf } from '@/domain/daily-set';
import { unwrittenRows } from '@/domain/daily-swap';
import type { Selection } from '@/domain/selection';
import type { Task } from '@/domain/task';
import type { Load } from '@/lib/import-or-reload';
import type { HomeQuery } from './generated/types';
import { listedSince } from './home-prefetch';
import { allRowsFrom, type Connection, NESTED_PAGE_LIMIT } from './paging';
import { correctList } from './recent-rows';

/*
 * The home page's lists, complete and corrected where an index lags. The code for further pages and for
 * corrections loads on demand, by `load`.
 */

/** Returns all of an account's selections, given the first page, with the tasks of recorded swaps. Throws a BackendError. */
export async function selectionsFrom(
  accountId: string,
  first: Connection<Selection>,
  record: DailyRecord,
  load: Load,
): Promise<Selection[]> {
  const listed = await allRowsFrom(
    first,
    async (page) => (await load(moreRows)).fetchSelectionsPage(accountId, page),
    NESTED_PAGE_LIMIT,
  );
  const rows = await correctList(accountId, 'selection', listed, async (ids) => {
    const { fetchSelectionsByKey } = await load(moreRows);
    return fetchSelectionsByKey(ids);
  });
  if (unwrittenRows(record, dailySetOf(rows)).length === 0) return rows;
  // One was left unwritten, or an index lags.
  const { fetchRecordedSelections } = await load(moreRows);
  return fetchRecordedSelections(record, rows);
}

/**
 * Returns all of an account's completions that were valid within the week before `now` (milliseconds since the
 * epoch), given the first page. Throws a BackendError.
 */
export async function completionsFrom(
  accountId: string,
  first: HomeQuery['completions'],
  now: number,
  load: Load,
): Promise<ScoredCompletion[]> {
  const since = listedSince(now);
  const listed = await allRowsFrom(
    first,
    async (page) => (await load(moreRows)).fetchCompletionsPage(accountId, since, page),
    NESTED_PAGE_LIMIT,
  );
  const rows = await correctList(accountId, 'completion', listed, async (ids) => {
    const { fetchCompletionsByKey } = await load(moreRows);
    return fetchCompletionsByKey(ids);
  });
  return rows.filter(({ expirationDate }) => expirationDate > since);
}

/** Returns all live daily tasks, given the first page; undefined if they weren't requested. Throws a BackendError. */
export async function dailiesFrom(
  first: HomeQuery['dailies'],
  load: Load,
): Promise<readonly Task[] | undefined> {
  if (first === undefined) return undefined;
  const rows = await allRowsFrom(first, async (page) =>
    (await load(moreRows)).fetchTasksPage('Daily', page),
  );
  return rows.filter(isLive);
}

const moreRows = () => import('./more-rows');
