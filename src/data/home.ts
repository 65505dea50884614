import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { isValid } from '@/domain/completion';
import { parseLedger } from '@/domain/ledger';
import type { OfferedTask } from '@/domain/daily-offer';
import { completionsFrom, dailiesFrom, earlierDatesFrom, selectionsFrom } from './home-lists';
import { requestHome, takePrefetchedHome } from './home-prefetch';
import { readBetweenWrites, runWrite } from './home-writes';
import { CachedCompletionSchema, CachedSelectionSchema } from './cached-rows';
import { keys } from './keys';
import { notifyOtherTabs } from './tabs';
import { loadProfileCode, NoProfileError, profileFound } from './found-profiles';
import type { Standing } from './standing';

/** The home page's data; also parses the copy cached in this browser. */
export const HomeSchema = v.object({
  /** When it was fetched, in milliseconds since the epoch. */
  fetchedAt: v.number(),
  profile: v.object({
    level: v.nullish(v.number()),
    /** What the level includes (decision 031). */
    ledger: v.nullish(v.string()),
    /** Swaps, set-aside tasks and yesterday's tasks (decision 037). */
    dailyRecord: v.nullish(v.string()),
    /** The categories that daily tasks prefer (D30). */
    interests: v.nullish(v.pipe(v.array(v.nullable(v.string())), v.readonly())),
  }),
  selections: v.array(CachedSelectionSchema),
  /** The completions that were valid when fetched. */
  completions: v.array(CachedCompletionSchema),
  /** The completions that expired in the past week. */
  past: v.array(CachedCompletionSchema),
  /** The dates (ISO instants) of the others within the streak's window. */
  earlier: v.array(v.string()),
});

export interface Home extends v.InferOutput<typeof HomeSchema> {
  /** The live daily tasks, if they were fetched because new ones are due. Not kept in the browser. */
  readonly dailies?: readonly OfferedTask[] | undefined;
}

interface Owner {
  readonly id: string;
  readonly email: string;
}

/** The home page's query. */
export function homeQuery(account: Owner) {
  return queryOptions({
    queryKey: keys.home(account.id),
    queryFn: () => readBetweenWrites(account.id, () => fetchHome(account)),
    // useLiveAccount refetches on focus, after pending changes.
    refetchOnWindowFocus: false,
  });
}

/**
 * Returns the home page's data. Creates a missing profile (D9). Throws a BackendError, or a
 * NoProfileError if there is still no profile.
 */
async function fetchHome(account: Owner, at = Date.now()): Promise<Home> {
  let request = takePrefetchedHome(account.id, at) ?? requestHome(account.id, at);
  const { now } = request;
  let answer = await request.answer;
  if (!answer.getUserProfile) {
    const { ensureProfile } = await loadProfileCode();
    await ensureProfile(account, now, { absent: true });
    request = requestHome(account.id, now);
    answer = await request.answer;
  }
  if (!answer.getUserProfile) throw new NoProfileError();
  profileFound(account.id);
  const { selectedTasks, ...profile } = answer.getUserProfile;
  const [selections, rows, earlier, dailies] = await Promise.all([
    selectionsFrom(account.id, selectedTasks, profile.dailyRecord),
    completionsFrom(account.id, answer.completions, now),
    earlierDatesFrom(account.id, answer.earlier, now),
    dailiesFrom(answer.dailies),
  ]);
  return {
    fetchedAt: now,
    profile,
    selections,
    completions: rows.filter((row) => isValid(row, now)),
    past: rows.filter((row) => !isValid(row, now)),
    earlier,
    dailies,
  };
}

type Change = (home: Home) => Home;

/** Returns the home page from the query cache; undefined before it is loaded. */
export function cachedHome(client: QueryClient, accountId: string): Home | undefined {
  return client.getQueryData<Home>(keys.home(accountId));
}

/** Changes the cached home page without a request. */
export function changeHome(client: QueryClient, accountId: string, change: Change): void {
  client.setQueryData<Home>(keys.home(accountId), (home) => home && change(home));
}

/**
 * Returns the account's standing as it was last stored or read; undefined without a ledger. The level that the
 * page shows may be ahead of it.
 */
export function standingIn({ profile }: Home): Standing | undefined {
  const ledger = parseLedger(profile.ledger);
  return ledger && { level: ledger.level, ledger: profile.ledger ?? null };
}

/** Returns the home page with a standing: its level, and its ledger unless the page knows a later one. */
export function withStanding({ profile, ...home }: Home, { level, ledger }: Standing): Home {
  const revisionIn = (text: string | null | undefined) => parseLedger(text)?.revision ?? 0;
  const isLater = revisionIn(ledger) > revisionIn(profile.ledger);
  return { ...home, profile: { ...profile, level, ...(isLater && { ledger }) } };
}

/** Returns the home page with the daily record as stored. */
export function withDailyRecord(home: Home, dailyRecord: string | null): Home {
  return { ...home, profile: { ...home.profile, dailyRecord } };
}

/**
 * Writes rows of the home page and notifies the account's other tabs. An overlapping fetch is
 * repeated afterward, so the page includes what was written.
 */
export async function writeHome<T>(accountId: string, write: () => Promise<T>): Promise<T> {
  try {
    return await runWrite(accountId, write);
  } finally {
    notifyOtherTabs(accountId);
  }
}

/** Returns the dates (ISO instants) of all completions that the home page knows about. */
export function completedDatesOf(home: Home): string[] {
  return [...datesOf(home.completions), ...expiredDatesOf(home)];
}

/** Returns the dates (ISO instants) of the expired ones. */
export function expiredDatesOf({ past, earlier }: Home): string[] {
  return [...datesOf(past), ...earlier];
}

function datesOf(rows: readonly { readonly completedDate: string }[]): string[] {
  return rows.map(({ completedDate }) => completedDate);
}

/** Returns the rows whose ID is not in `ids`. */
export function withoutRows<T extends { readonly id: string }>(
  rows: readonly T[],
  ids: readonly string[],
): T[] {
  return rows.filter(({ id }) => !ids.includes(id));
}

/** Returns the rows with `row` added, or put in place of the one with the same ID. */
export function withRow<T extends { readonly id: string }>(rows: readonly T[], row: T): T[] {
  return [...withoutRows(rows, [row.id]), row];
}
