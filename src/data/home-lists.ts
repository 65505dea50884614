import type { ScoredCompletion } from '@/domain/completion';
import { readDailyRecord } from '@/domain/daily-record';
import { dailySetOf } from '@/domain/daily-set';
import { unwrittenRows } from '@/domain/daily-swap';
import type { Selection } from '@/domain/selection';
import type { TaskValue } from '@/domain/task';
import { importOrReload } from '@/lib/import-or-reload';
import type { HomeQuery } from './generated/types';
import { allRowsFrom, type Connection, NESTED_PAGE_LIMIT } from './paging';
import { correctList } from './recent-rows';

/*
 * The home page's lists, complete and corrected where an index lags. The code for further pages and for
 * corrections loads on demand.
 */

/** Returns all of an account's selections, given the first page, with swaps finished. Throws a BackendError. */
export async function selectionsFrom(
  accountId: string,
  first: Connection<Selection>,
  dailyRecord: string | null | undefined,
): Promise<Selection[]> {
  const listed = await allRowsFrom(
    first,
    async (page) => (await moreRows()).fetchSelectionsPage(accountId, page),
    NESTED_PAGE_LIMIT,
  );
  const rows = await correctList(accountId, 'selection', listed, async (ids) => {
    const { fetchSelectionsByKey } = await importOrReload(() => import('./selection-writes'));
    return fetchSelectionsByKey(ids);
  });
  const record = readDailyRecord(dailyRecord);
  if (unwrittenRows(record, dailySetOf(rows)).length === 0) return rows;
  // One was left unwritten, or an index lags.
  const { finishSwaps } = await importOrReload(() => import('./swaps'));
  return finishSwaps(record, rows);
}

/**
 * Returns all of an account's completions that were valid at `since` (milliseconds since the epoch) or later,
 * given the first page. A task that wasn't listed is taken from `tasks`. Throws a BackendError.
 */
export async function completionsFrom(
  accountId: string,
  first: HomeQuery['completions'],
  tasks: ReadonlyMap<string, TaskValue>,
  since: number,
): Promise<ScoredCompletion[]> {
  const listed = await allRowsFrom(
    first,
    async (page) => (await moreRows()).fetchCompletionsPage(accountId, since, page),
    NESTED_PAGE_LIMIT,
  );
  const withTasks = listed.map((row) => ({
    ...row,
    task: row.task ?? tasks.get(row.taskId) ?? null,
  }));
  return correctList(accountId, 'completion', withTasks, async (ids) => {
    const { fetchCompletionsByKey } = await importOrReload(() => import('./completion-writes'));
    return fetchCompletionsByKey(ids);
  });
}

function moreRows() {
  return importOrReload(() => import('./more-rows'));
}
