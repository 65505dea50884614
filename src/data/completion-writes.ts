import type { Completion, ScoredCompletion } from '@/domain/completion';
import type { NewCompletion } from '@/domain/new-completion';
import { BackendError, isConflict, isNetworkError } from '@/lib/errors';
import { part, sendAll } from './batch';
import { requireValue, send } from './client';
import {
  BeforeCompletionDocument,
  CompletedDocument,
  CompleteDocument,
  CompletionByKeyDocument,
  CompletionsDocument,
  UncompleteDocument,
} from './generated/completion-writes';
import { allRows } from './paging';
import { correctList, noteWritten } from './recent-rows';
import type { Standing } from './standing';

/**
 * Returns a completion by ID and the account's standing, in one request; each is null if it doesn't exist.
 * Throws a BackendError.
 */
export async function fetchBeforeCompletion(
  account: string,
  completion: string,
): Promise<{ readonly completion: Completion | null; readonly standing: Standing }> {
  const answer = await send(BeforeCompletionDocument, { completion, account });
  const { level = null, ledger = null } = answer.getUserProfile ?? {};
  return { completion: answer.getCompletedTask, standing: { level, ledger } };
}

/**
 * Creates a completion. If the ID is taken, returns the stored row (D13); one with the same timestamp is
 * this completion, written before. Throws a BackendError if there is none.
 */
export async function createCompletion(
  row: NewCompletion,
): Promise<{ readonly isNew: boolean; readonly row: Completion }> {
  try {
    const { createCompletedTask } = await send(CompleteDocument, { input: row });
    noteWritten('completion', row.id, true);
    return { isNew: true, row: requireValue(createCompletedTask) };
  } catch (error) {
    if (!isConflict(error) && !isNetworkError(error)) throw error;
    const stored = await fetchCompletion(row.id);
    if (!stored) throw error;
    noteWritten('completion', row.id, true);
    return { isNew: stored.completedDate === row.completedDate, row: stored };
  }
}

/**
 * Deletes a completion, but not a later one with its ID; a missing one counts as deleted. The API refuses
 * to delete a missing row, so a refusal is followed by a lookup. Throws a BackendError.
 */
export async function deleteCompletion({ id, completedDate }: Completion): Promise<void> {
  try {
    const condition = { completedDate: { eq: completedDate } };
    await send(UncompleteDocument, { input: { id }, condition });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    const stored = await fetchCompletion(id);
    if (stored?.completedDate === completedDate) throw error;
  }
  noteWritten('completion', id, false);
}

/** Returns a completion by ID; null if there is none. Throws a BackendError. */
export async function fetchCompletion(id: string): Promise<Completion | null> {
  return (await send(CompletedDocument, { id })).getCompletedTask;
}

/** Returns an account's completions that expire after `since`, an ISO instant. Throws a BackendError. */
export async function fetchCompletions(owner: string, since: string): Promise<Completion[]> {
  const listed = await allRows(
    async (page) => (await send(CompletionsDocument, { owner, since, ...page })).page,
  );
  const rows = await correctList(owner, 'completion', listed, fetchCompletionsByKey);
  return rows.filter(({ expirationDate }) => expirationDate > since);
}

/** Returns completions by ID, null for each that doesn't exist. Throws a BackendError. */
export function fetchCompletionsByKey(
  ids: readonly string[],
): Promise<(ScoredCompletion | null)[]> {
  return sendAll(ids.map((id) => part(CompletionByKeyDocument, { id })));
}
