import type { Completion } from '@/domain/completion';
import type { NewCompletion } from '@/domain/new-completion';
import { BackendError, isConflict, isNetworkError, isTaskGone } from '@/lib/errors';
import { type Part, part, sendEach } from './batch';
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

/** A change of an account's member document. */
interface OwnChange {
  readonly accountId: string;
  readonly change: MemberChange;
}

/**
 * Deletes a completion, but not a later one with its ID, and then changes the member document, in one request. Either may
 * be refused without the other; returns whether the document was changed, as far as that is known. A missing row counts
 * as deleted: the API refuses to delete one, so a refusal is followed by a lookup. A row that can't be deleted although
 * the document lists it as undone is left to the next visit. Throws a BackendError if neither was written.
 */
export async function deleteCompletion(
  { id, completedDate }: Completion,
  member?: OwnChange,
): Promise<boolean> {
  const condition = { completedDate: { eq: completedDate } };
  const parts: Part<unknown>[] = [part(UncompleteDocument, { input: { id }, condition })];
  if (member) parts.push(memberPart(member.accountId, member.change));
  let isChanged = false;
  try {
    const [deleted, changed] = await sendEach(parts);
    isChanged = changed?.done ?? false;
    if (deleted?.done === false) throw deleted.error;
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    if (!isChanged && (await fetchCompletion(id))?.completedDate === completedDate) throw error;
  }
  noteWritten('completion', id, false);
  return isChanged;
}
