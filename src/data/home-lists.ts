import type { ScoredCompletion } from '@/domain/completion';
import { isLive } from '@/domain/catalog-state';
import type { StoredMember } from '@/domain/actions/member';
import { recordIn } from '@/domain/actions/record';
import { instantOf } from '@/domain/instant';
import type { Selection } from '@/domain/selection';
import type { Task } from '@/domain/task';
import type { HomeQuery } from './generated/types';
import { listedSince } from './home-prefetch';
import { fetchCompletionsPage, fetchSelectionsPage } from './more-rows';
import {
  allRows,
  allRowsFrom,
  type Connection,
  NESTED_PAGE_LIMIT,
  type PageVariables,
} from './paging';
import { fetchTasksPage } from './tasks';

/* The home page's lists, complete. */

/** Returns all of an account's selections, given the first page. Throws a BackendError. */
export function selectionsFrom(
  accountId: string,
  first: Connection<Selection>,
): Promise<Selection[]> {
  return allRowsFrom(first, (page) => fetchSelectionsPage(accountId, page), NESTED_PAGE_LIMIT);
}

/**
 * Returns an account's completions that were valid within the week before `now` (milliseconds since the epoch), given the
 * first page; all of them if there is no record that says what they were. Throws a BackendError.
 */
export async function completionsFrom(
  accountId: string,
  first: HomeQuery['completions'],
  { now, stored }: { readonly now: number; readonly stored: StoredMember },
): Promise<ScoredCompletion[]> {
  const page = (since: string, variables: PageVariables) =>
    fetchCompletionsPage(accountId, since, variables);
  const isNew = stored.memberRecord === null && !stored.level && first?.items.length === 0;
  if (isNew || recordIn(stored.memberRecord)) {
    return allRowsFrom(first, (next) => page(listedSince(now), next), NESTED_PAGE_LIMIT);
  }
  return allRows((next) => page(instantOf(0), next), NESTED_PAGE_LIMIT);
}

/** Returns all live daily tasks, given the first page; undefined if they weren't requested. Throws a BackendError. */
export async function dailiesFrom(
  first: HomeQuery['dailies'],
): Promise<readonly Task[] | undefined> {
  if (first === undefined) return undefined;
  const rows = await allRowsFrom(first, (page) => fetchTasksPage('Daily', page));
  return rows.filter(isLive);
}
