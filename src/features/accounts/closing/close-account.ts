import { deleteUser } from 'aws-amplify/auth';
import { signOutHere } from '@/session/amplify';
import { fetchCompletionIds } from '@/data/completions';
import { deleteRows } from '@/data/delete-rows';
import { completionModel, fetchSelectionIds, profileModel } from '@/data/own-data';
import { selectionModel } from '@/data/selections';

/**
 * Deletes an account with all its rows, telling after each step how many rows are gone. The data goes
 * first: an interruption leaves an account that can sign in and finish by trying again, never rows
 * that are nobody's. The profile goes last of the rows, since selections are found through it.
 *
 * Throws a BackendError, or what the identity service says.
 */
export async function closeAccount(
  accountId: string,
  progress: (deleted: number) => void,
): Promise<void> {
  let total = 0;
  const count = (deleted: number) => progress((total += deleted));
  await deleteRows(completionModel, await fetchCompletionIds(accountId), count);
  await deleteRows(selectionModel, await fetchSelectionIds(accountId), count);
  await deleteRows(profileModel, [accountId], count);
  await deleteIdentity();
}

async function deleteIdentity(): Promise<void> {
  try {
    await deleteUser();
  } catch (error) {
    if (!isGone(error)) throw error;
    // An earlier try deleted it and its answer was lost; this browser still thinks it is signed in.
    await signOutHere();
  }
}

function isGone(error: unknown): boolean {
  return error instanceof Error && error.name === 'UserNotFoundException';
}
