import type { Completion, ScoredCompletion } from '@/domain/completion';
import { BackendError, isConflict, isNetworkError } from '@/lib/errors';
import { requireValue, send } from './client';
import {
  BeforeCompletionDocument,
  CompleteDocument,
  CompletedDocument,
  CompletionIdsDocument,
  ScoredCompletionsDocument,
  UncompleteDocument,
} from './generated/completions';
import { allRows, type Connection, type PageVariables } from './paging';

/** The input for a new completion; `nameofowner` and `profileId` are the account's ID (spec §3). */
export interface NewCompletion extends Completion {
  readonly nameofowner: string;
  readonly profileId: string;
}

/** Returns a page of the completions that were valid at `now`, an ISO instant. Throws a BackendError. */
export async function fetchMoreCompletions(
  owner: string,
  now: string,
  page: PageVariables,
): Promise<Connection<ScoredCompletion>> {
  return (await send(ScoredCompletionsDocument, { owner, now, ...page })).page;
}

/** Returns a completion by ID and the account's level, in one request; each is null if it doesn't exist. Throws a BackendError. */
export async function fetchBeforeCompletion(
  account: string,
  completion: string,
): Promise<{ readonly completion: Completion | null; readonly level: number | null }> {
  const answer = await send(BeforeCompletionDocument, { completion, account });
  return { completion: answer.getCompletedTask, level: answer.getUserProfile?.level ?? null };
}

/**
 * Creates a completion. If the ID is taken, returns the stored row (D13). If the response was lost, a
 * stored row with the same timestamp is the one just written. Throws a BackendError if there is none.
 */
export async function createCompletion(
  row: NewCompletion,
): Promise<{ readonly isNew: boolean; readonly row: Completion }> {
  try {
    const { createCompletedTask } = await send(CompleteDocument, { input: row });
    return { isNew: true, row: requireValue(createCompletedTask) };
  } catch (error) {
    if (!isConflict(error) && !isNetworkError(error)) throw error;
    const stored = await fetchCompletion(row.id);
    if (!stored) throw error;
    const isOurs = isNetworkError(error) && stored.completedDate === row.completedDate;
    return { isNew: isOurs, row: stored };
  }
}

/**
 * Deletes a completion; a missing one counts as deleted. The API refuses to delete a missing row, so a
 * refusal is followed by a lookup. Throws a BackendError.
 */
export async function deleteCompletion(id: string): Promise<void> {
  try {
    await send(UncompleteDocument, { input: { id } });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    if (await fetchCompletion(id)) throw error;
  }
}

async function fetchCompletion(id: string): Promise<Completion | null> {
  return (await send(CompletedDocument, { id })).getCompletedTask;
}

/** Returns the IDs of all of an account's completions, including expired ones. Throws a BackendError. */
export async function fetchCompletionIds(owner: string): Promise<string[]> {
  const rows = await allRows(
    async (page) => (await send(CompletionIdsDocument, { owner, ...page })).page,
  );
  return rows.map(({ id }) => id);
}
