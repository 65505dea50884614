import { instantOf } from '@/domain/instant';
import type { Selection } from '@/domain/selection';
import { importOrReload } from '@/lib/import-or-reload';
import { send } from './client';
import { SelectionsDocument } from './generated/selections';
import type { Connection, PageVariables } from './paging';
import { correctList } from './recent-rows';
import { NoProfileError } from './found-profiles';

/** The input for a new selection; `userId` and `owner` are the account's ID (spec §3, D9). */
export interface NewSelection extends Omit<Selection, 'task'> {
  readonly userId: string;
  readonly owner: string;
  readonly selectionDate: string;
}

/** Returns the row that adds a task to an account's list at `now` (milliseconds since the epoch). */
export function newSelection(
  accountId: string,
  id: string,
  taskId: string,
  now: number,
): NewSelection {
  return { id, userId: accountId, owner: accountId, taskId, selectionDate: instantOf(now) };
}

/** Returns a page of an account's selections. Throws a BackendError, or a NoProfileError. */
export async function fetchSelectionsPage(
  accountId: string,
  page: PageVariables,
): Promise<Connection<Selection>> {
  const { getUserProfile } = await send(SelectionsDocument, { id: accountId, ...page });
  if (!getUserProfile) throw new NoProfileError();
  return getUserProfile.selectedTasks;
}

/** Corrects a list of selections where the index lags behind this browser's writes. Throws a BackendError. */
export function correctSelections(
  accountId: string,
  listed: readonly Selection[],
): Promise<Selection[]> {
  return correctList(accountId, 'selection', listed, async (ids) => {
    const { fetchSelectionsByKey } = await importOrReload(() => import('./selection-writes'));
    return fetchSelectionsByKey(ids);
  });
}
