import type { ScoredCompletion } from '@/domain/completion';
import type { Selection } from '@/domain/selection';
import { send } from './client';
import { NoProfileError } from './profile';
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

/** Returns a further page of the completions that expire after `since` (an ISO instant). Throws a BackendError. */
export async function fetchCompletionsPage(
  owner: string,
  since: string,
  page: PageVariables,
): Promise<Connection<ScoredCompletion>> {
  return (await send(ScoredCompletionsDocument, { owner, since, ...page })).page;
}
