import { isLive } from '@/domain/catalog-state';
import type { StoredMember } from '@/domain/actions/member';
import { recordIn } from '@/domain/actions/record';
import type { ScoredCompletion } from '@/domain/completion';
import { instantOf } from '@/domain/instant';
import type { Selection } from '@/domain/selection';
import type { Task } from '@/domain/task';
import { send } from './client';
import { ScoredCompletionsDocument, SelectionsDocument } from './generated/more-rows';
import type { HomeQuery } from './generated/types';
import { listedSince } from './home-prefetch';
import {
  allRows,
  allRowsFrom,
  type Connection,
  NESTED_PAGE_LIMIT,
  type PageVariables,
} from './paging';
import { NoProfileError } from './profile';
import { fetchTasksPage } from './tasks';

/* The home page's lists, complete. */

/** Returns all of an account's selections, given the first page. Throws a BackendError, or a NoProfileError. */
export function selectionsFrom(
  accountId: string,
  first: Connection<Selection>,
): Promise<Selection[]> {
  const readMore = async (page: PageVariables): Promise<Connection<Selection>> => {
    const { getUserProfile } = await send(SelectionsDocument, { id: accountId, ...page });
    if (!getUserProfile) throw new NoProfileError();
    return getUserProfile.selectedTasks;
  };
  return allRowsFrom(first, readMore, NESTED_PAGE_LIMIT);
}

/**
 * Returns an account's completions that were valid within the week before `now` (milliseconds since the epoch), given the
 * first page; all of them if there is no record that says what they were. Throws a BackendError.
 */
export async function completionsFrom(
  owner: string,
  first: HomeQuery['completions'],
  { now, stored }: { readonly now: number; readonly stored: StoredMember },
): Promise<ScoredCompletion[]> {
  const readSince = (since: string) => async (page: PageVariables) =>
    (await send(ScoredCompletionsDocument, { owner, since, ...page })).page;
  const isNew = !stored.memberRecord && !stored.level && first?.items.length === 0;
  if (isNew || recordIn(stored.memberRecord)) {
    return allRowsFrom(first, readSince(listedSince(now)), NESTED_PAGE_LIMIT);
  }
  return allRows(readSince(instantOf(0)), NESTED_PAGE_LIMIT);
}

/** Returns all live daily tasks, given the first page; undefined if they weren't requested. Throws a BackendError. */
export async function dailiesFrom(first: HomeQuery['dailies']): Promise<Task[] | undefined> {
  if (first === undefined) return undefined;
  const rows = await allRowsFrom(first, (page) => fetchTasksPage('Daily', page));
  return rows.filter(isLive);
}
