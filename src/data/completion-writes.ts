import type { Completion, ScoredCompletion } from '@/domain/completion';
import type { NewCompletion } from '@/domain/new-completion';
import { BackendError, isConflict, isNetworkError } from '@/lib/errors';
import { type Part, part, sendAll, sendEach } from './batch';
import { send } from './client';
import {
  CompletedDocument,
  CompleteDocument,
  CompletionByKeyDocument,
  CompletionsDocument,
  UncompleteDocument,
} from './generated/completion-writes';
import { allRows } from './paging';
import { correctList, noteWritten } from './recent-rows';
import { type StandingChange, standingPart } from './standing';

/** What became of a completion that was to be stored. */
export type Creation = (
  | {
      /** The row stored under its ID: this one, or another device's (D13). */
      readonly row: Completion;
    }
  | { readonly row: undefined; readonly error: BackendError }
) & {
  /** Whether the standing was changed with it; undefined if that is unknown. */
  readonly isCounted: boolean | undefined;
};

/**
 * Creates a completion and then changes the account's standing, in one request. Either may be refused without
 * the other. Throws a BackendError if the request as a whole is refused.
 */
export async function createCompletion(
  row: NewCompletion,
  standing?: StandingChange,
): Promise<Creation> {
  const parts: Part<unknown>[] = [part(CompleteDocument, { input: row })];
  if (standing) parts.push(standingPart(row.nameofowner, standing));
  let created, counted;
  try {
    [created, counted] = await sendEach(parts);
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    return { ...(await storedInstead(row, error)), isCounted: standing ? undefined : false };
  }
  const isCounted = counted?.done ?? false;
  if (created?.done === false) {
    const instead = await storedInstead(row, created.error);
    // If nothing could be looked up, the row that is in the way may be this one.
    const isUnknown = !instead.row && isConflict(created.error);
    return { ...instead, isCounted: isUnknown ? undefined : isCounted };
  }
  noteWritten('completion', row.id, true);
  return { row, isCounted };
}

/** Returns the row under the ID of one that was refused or whose answer was lost. */
async function storedInstead({ id }: NewCompletion, error: BackendError) {
  const isMaybeThere = isConflict(error) || isNetworkError(error);
  const row = isMaybeThere ? await fetchCompletion(id).catch(() => null) : null;
  if (!row) return { row: undefined, error };
  noteWritten('completion', id, true);
  return { row };
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
