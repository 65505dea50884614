import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { instantOf } from '@/domain/instant';
import { fetchMoreCompletions } from './completions';
import { requestHome, takePrefetchedHome } from './home-prefetch';
import { readBetweenWrites, runWrite } from './home-writes';
import { KeptCompletionSchema, KeptSelectionSchema } from './kept-rows';
import { keys } from './keys';
import { tellOtherTabs } from './tabs';
import { allRowsFrom, NESTED_PAGE_LIMIT } from './paging';
import { ensureProfile, NoProfileError, profileFound } from './profile';
import { fetchSelectionsPage } from './selections';

/** Everything the landing page shows of an account; parses the copy kept in this browser. */
export const HomeSchema = v.object({
  /** When the API gave it, milliseconds since the epoch. */
  fetchedAt: v.number(),
  profile: v.object({ level: v.nullish(v.number()), updatedAt: v.nullish(v.string()) }),
  selections: v.array(KeptSelectionSchema),
  /** The completions that were valid when the answer was given. */
  completions: v.array(KeptCompletionSchema),
});

export type Home = v.InferOutput<typeof HomeSchema>;

interface Owner {
  readonly id: string;
  readonly email: string;
}

/** The landing page's query. */
export function homeQuery(account: Owner) {
  return queryOptions({
    queryKey: keys.home(account.id),
    queryFn: () => readBetweenWrites(account.id, () => fetchHome(account)),
    // Without a connection it fails and says so, rather than wait silently.
    networkMode: 'always',
    refetchOnReconnect: 'always',
    // See useLiveAccount, which waits for changes under way.
    refetchOnWindowFocus: false,
  });
}

/**
 * The landing page's data. An account without a profile gets one (D9). Throws a BackendError, or a
 * NoProfileError when there is none even then.
 */
async function fetchHome(account: Owner, at = Date.now()): Promise<Home> {
  const request = takePrefetchedHome(account.id, at) ?? requestHome(account.id, at);
  const { now } = request;
  let answer = await request.answer;
  if (!answer.getUserProfile) {
    await ensureProfile(account, now, { absent: true });
    answer = await requestHome(account.id, now).answer;
  }
  if (!answer.getUserProfile) throw new NoProfileError();
  profileFound(account.id);
  const { selectedTasks, ...profile } = answer.getUserProfile;
  const [selections, completions] = await Promise.all([
    allRowsFrom(selectedTasks, (page) => fetchSelectionsPage(account.id, page), NESTED_PAGE_LIMIT),
    allRowsFrom(
      answer.completions,
      (page) => fetchMoreCompletions(account.id, instantOf(now), page),
      NESTED_PAGE_LIMIT,
    ),
  ]);
  return { fetchedAt: now, profile, selections, completions };
}

type Change = (home: Home) => Home;

/** The landing page as it is shown now; undefined while nothing is. */
export function shownHome(client: QueryClient, accountId: string): Home | undefined {
  return client.getQueryData<Home>(keys.home(accountId));
}

/** Changes what is shown of an account, without asking the backend. */
export function changeHome(client: QueryClient, accountId: string, change: Change): void {
  client.setQueryData<Home>(keys.home(accountId), (home) => home && change(home));
}

/**
 * Writes rows of the landing page. A fetch that this overlaps is repeated afterwards, so that what is
 * shown includes what was written; the account's other tabs are told.
 */
export async function writeHome<T>(accountId: string, write: () => Promise<T>): Promise<T> {
  try {
    return await runWrite(accountId, write);
  } finally {
    tellOtherTabs(accountId);
  }
}

/** The rows without those of `ids`. */
export function withoutRows<T extends { readonly id: string }>(
  rows: readonly T[],
  ids: readonly string[],
): T[] {
  return rows.filter(({ id }) => !ids.includes(id));
}

/** Adds a row, or replaces the one with its id. */
export function withRow<T extends { readonly id: string }>(rows: readonly T[], row: T): T[] {
  return [...withoutRows(rows, [row.id]), row];
}
