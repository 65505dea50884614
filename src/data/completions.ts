import { isValid, type ScoredCompletion } from '@/domain/completion';
import { importOrReload } from '@/lib/import-or-reload';
import { send } from './client';
import { ScoredCompletionsDocument } from './generated/completions';
import type { Connection, PageVariables } from './paging';
import { correctList } from './recent-rows';

/** Returns a page of the completions that were valid at `now`, an ISO instant. Throws a BackendError. */
export async function fetchMoreCompletions(
  owner: string,
  now: string,
  page: PageVariables,
): Promise<Connection<ScoredCompletion>> {
  return (await send(ScoredCompletionsDocument, { owner, now, ...page })).page;
}

/**
 * Corrects a list of the completions that were valid at `now` (milliseconds since the epoch) where the
 * index lags behind this browser's writes. Throws a BackendError.
 */
export async function correctCompletions(
  owner: string,
  listed: readonly ScoredCompletion[],
  now: number,
): Promise<ScoredCompletion[]> {
  const rows = await correctList(owner, 'completion', listed, async (ids) => {
    const { fetchCompletionsByKey } = await importOrReload(() => import('./completion-writes'));
    return fetchCompletionsByKey(ids);
  });
  return rows.filter((row) => isValid(row, now));
}
