import { recordIn, rowIdsOf } from '@/domain/actions/record';
import { isConflict } from '@/lib/errors';
import { send } from './client';
import { fetchCompletions } from './completions';
import { deleteRows, type OwnModel } from './delete-rows';
import { CloseAccountDocument } from './generated/own-data';
import { completionModel, deleteProfile, fetchOwnSelections } from './own-data';
import { selectionModel } from './selections';

/** An index lags behind its table by a fraction of this time. */
const INDEX_LAG_MS = 1000;

/**
 * Permanently deletes all rows of an account, and reports the number deleted after each step. First, the backend stops
 * accepting new rows, so no other tab or device can add one. The profile goes after the rows, since
 * commits need it. Rows that its record names go last, since they may have just been committed.
 * Can be repeated after an interruption. Throws a BackendError.
 */
export async function deleteOwnRows(
  accountId: string,
  progress: (deleted: number) => void = () => undefined,
): Promise<void> {
  let total = 0;
  const count = (deleted: number) => progress((total += deleted));
  const deleted = new Set<string>();
  const remove = async (model: OwnModel, ids: readonly string[]) => {
    const left = ids.filter((id) => !deleted.has(id));
    await deleteRows(model, left, count);
    for (const id of left) deleted.add(id);
  };
  await refuseNewRows();
  // The second pass finds rows that were being written during the first; by now the index has them.
  for (let pass = 0; pass < 2; pass++) {
    if (pass > 0) await new Promise((resume) => setTimeout(resume, INDEX_LAG_MS));
    await remove(completionModel, idsOf(await fetchCompletions(accountId)));
    await remove(selectionModel, idsOf(await fetchOwnSelections()));
  }
  const record = recordIn(await deleteProfile(accountId));
  count(1);
  if (!record) return;
  const { completions, selections } = rowIdsOf(accountId, record);
  await remove(completionModel, completions);
  await remove(selectionModel, selections);
}

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

/**
 * Makes the backend refuse every new row of the account, from any device and for as long as its tokens are
 * valid (decision 031).
 */
async function refuseNewRows(): Promise<void> {
  try {
    await send(CloseAccountDocument, { input: {} });
  } catch (error) {
    if (!isConflict(error)) throw error;
  }
}
