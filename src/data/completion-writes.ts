import type { Completion } from '@/domain/completion';
import type { NewCompletion } from '@/domain/new-completion';
import { BackendError, isConflict, isNetworkError, isTaskGone } from '@/lib/errors';
import { type Part, part, sendEach } from './batch';
import { send } from './client';
import { fetchCompletion } from './completions';
import { CompleteDocument, UncompleteDocument } from './generated/completion-writes';
import { type MemberChange, memberPart } from './member-requests';
import { noteWritten } from './recent-rows';

/** The outcome of storing a completion. */
export type Creation = (
  | {
      /** The row stored under its ID: this one, or another device's (D13). */
      readonly row: Completion;
    }
  | { readonly row: undefined; readonly error: BackendError }
) & {
  /** Whether the member document was changed with it; undefined if that is unknown. */
  readonly isCounted: boolean | undefined;
};

/** How many times to retry after a row that was in the way has been deleted. */
const RETRIES = 3;

/**
 * Creates a completion and then changes the member document, in one request. Either may be refused without
 * the other. Throws a BackendError if the request as a whole is refused.
 */
export async function createCompletion(
  row: NewCompletion,
  member?: MemberChange,
): Promise<Creation> {
  const first = await attemptCreation(row, member);
  let latest = first;
  for (let retry = 0; latest.isGone && retry < RETRIES; retry++) {
    latest = await attemptCreation(row);
  }
  const { isGone: _, ...creation } = latest;
  return { ...creation, isCounted: latest.isCounted === undefined ? undefined : first.isCounted };
}

/** `isGone`: the row that was in the way has been deleted since. */
type Attempt = Creation & { readonly isGone?: boolean };

async function attemptCreation(row: NewCompletion, member?: MemberChange): Promise<Attempt> {
  const parts: Part<unknown>[] = [part(CompleteDocument, { input: row })];
  if (member) parts.push(memberPart(row.nameofowner, member));
  let created, counted;
  try {
    [created, counted] = await sendEach(parts);
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    const stored = await fetchCompletion(row.id).catch(() => null);
    return stored ? found(stored, undefined) : { row: undefined, error, isCounted: undefined };
  }
  const isCounted = counted?.done ?? false;
  if (created?.done !== false) return found(row, isCounted);
  const { error } = created;
  // An earlier attempt may have stored it before its task was deleted.
  if (!isConflict(error) && !isTaskGone(error)) return { row: undefined, error, isCounted };
  try {
    const stored = await fetchCompletion(row.id);
    if (stored) return found(stored, isCounted);
    return { row: undefined, error, isCounted, isGone: isConflict(error) };
  } catch {
    // The row that is in the way may be this one.
    return { row: undefined, error, isCounted: undefined };
  }
}

function found(row: Completion, isCounted: boolean | undefined): Creation {
  noteWritten('completion', row.id, true);
  return { row, isCounted };
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
