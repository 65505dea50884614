import type { QueryClient } from '@tanstack/react-query';
import { deleteUser } from 'aws-amplify/auth';
import { deleteOwnRows } from '@/data/delete-own-rows';
import { notifyOtherTabs } from '@/data/tabs';
import { forgetNotes } from '@/lib/notes';
import { signOutHere } from '@/session/amplify';

/**
 * Deletes the account after its rows: after an interruption it can still sign in and try again, and no row
 * is orphaned. Reports the number of deleted rows after each step. Throws a BackendError, or the identity service's error.
 */
export async function deleteAccount(
  client: QueryClient,
  accountId: string,
  progress: (deleted: number) => void,
): Promise<void> {
  // A page that refetched in the meantime would find no profile and create a new one.
  await client.cancelQueries();
  await deleteOwnRows(accountId, progress);
  // Other tabs read again and find the account closed; they sign out once its tokens are removed.
  notifyOtherTabs(accountId);
  await deleteIdentity();
  forgetNotes(accountId);
}

async function deleteIdentity(): Promise<void> {
  try {
    await deleteUser();
  } catch (error) {
    if (!isGone(error)) throw error;
    // An earlier attempt deleted it but its response was lost, so this browser still has a session.
    await signOutHere();
  }
}

function isGone(error: unknown): boolean {
  return error instanceof Error && error.name === 'UserNotFoundException';
}
