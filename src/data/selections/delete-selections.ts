import { BackendError } from '@/lib/errors';
import { deleteRows } from '@/data/records/delete-rows';

/** Removes selections by id; one that is gone already is as good as removed. Throws a BackendError for one that stays. */
export async function deleteSelections(ids: readonly string[]): Promise<void> {
  await deleteRows('UserTaskSelection', ids);
}

/** The same where nothing depends on it: what cannot be removed now is found and removed at the next visit. */
export async function tidySelections(ids: readonly string[]): Promise<void> {
  try {
    await deleteSelections(ids);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
  }
}
