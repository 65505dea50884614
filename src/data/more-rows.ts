import type { ScoredCompletion } from '@/domain/completion';
import { instantOf } from '@/domain/instant';
import type { Selection } from '@/domain/selection';
import { send } from './client';
import { NoProfileError } from './found-profiles';
import { ScoredCompletionsDocument, SelectionsDocument } from './generated/more-rows';
import type { Connection, PageVariables } from './paging';

/** Returns a further page of an account's selections. Throws a BackendError, or a NoProfileError. */
export async function fetchSelectionsPage(
  accountId: string,
  page: PageVariables,
): Promise<Connection<Selection>> {
  const { getUserProfile } = await send(SelectionsDocument, { id: accountId, ...page });
  if (!getUserProfile) throw new NoProfileError();
  return getUserProfile.selectedTasks;
}

/**
 * Returns a further page of the completions that were valid at `since` (milliseconds since the epoch) or later.
 * Throws a BackendError.
 */
export async function fetchCompletionsPage(
  owner: string,
  since: number,
  page: PageVariables,
): Promise<Connection<ScoredCompletion>> {
  const variables = { owner, since: instantOf(since), ...page };
  return (await send(ScoredCompletionsDocument, variables)).page;
}
