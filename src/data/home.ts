import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { isValid } from '@/domain/completion';
import { epochOf, MINUTE_MS } from '@/domain/instant';
import {
  completedAt,
  type MemberReading,
  readMember,
  storedMember,
  type StoredMember,
} from '@/domain/member-state';
import type { DailyRecord } from '@/domain/daily-record';
import { dailySetOf } from '@/domain/daily-set';
import type { OfflineSet } from '@/domain/offline-set';
import type { Selection } from '@/domain/selection';
import type { Task } from '@/domain/task';
import { type StaleRow, unwrittenRows } from '@/domain/daily-swap';
import { completionsFrom, dailiesFrom, selectionsFrom } from './home-lists';
import { importOrFail, importOrReload, type Load } from '@/lib/import-or-reload';
import { requestHome, takePrefetchedHome } from './home-prefetch';
import { readBetweenWrites, runWrite } from './home-writes';
import { CachedCompletionSchema, CachedSelectionSchema } from './cached-rows';
import { keys } from './keys';
import { notifyOtherTabs } from './tabs';
import { NoProfileError, noteProfile } from './found-profiles';
import { keepDailies, withUnwrittenSet } from './offline-set';
import { withWaiting } from './waiting-home';

/** The home page's data; also parses the copy cached in this browser. */
export const HomeSchema = v.object({
  /** When it was fetched, in milliseconds since the epoch. */
  fetchedAt: v.number(),
  profile: v.object({
    /** The level to show, which may be ahead of the stored one. */
    level: v.nullable(v.number()),
    /** What the profile stores of the member document (docs/protocol.md). */
    member: v.object({
      level: v.nullable(v.number()),
      memberState: v.nullable(v.string()),
      ledger: v.nullable(v.string()),
      dailyRecord: v.nullable(v.string()),
    }),
    /** The categories that daily tasks prefer (D30). */
    interests: v.nullish(v.pipe(v.array(v.nullable(v.string())), v.readonly())),
    /** The units of amounts that the member chose (D69). */
    units: v.nullish(v.string()),
    /** When the member was or is away (D110). */
    away: v.nullish(v.string()),
  }),
  selections: v.array(CachedSelectionSchema),
  /** The completions that were valid when fetched. */
  completions: v.array(CachedCompletionSchema),
  /** The completions that expired in the past eight days. */
  past: v.array(CachedCompletionSchema),
});

type StoredHome = v.InferOutput<typeof HomeSchema>;

export interface Home extends StoredHome {
  readonly profile: StoredHome['profile'] & {
    /** The daily record that a change which is under way will store. */
    readonly planned?: DailyRecord | undefined;
  };
  /** The live daily tasks, if they were fetched because new ones are due. Not kept in the browser. */
  readonly dailies?: readonly Task[] | undefined;
  /** The set among the selections that this browser chose without a connection, and the rows in its place. */
  readonly unwritten?:
    { readonly set: OfflineSet; readonly stored: readonly Selection[] } | undefined;
  /** Whether this is the copy of this browser's last visit, not what this one has read. */
  readonly isKept?: boolean;
}

/** In this time only another device, used at the same time, could have changed what this page load has read. */
const FRESH_MS = 10 * MINUTE_MS;

/** The home page's query. Fails with a NoProfileError if the account has no profile yet. */
export function homeQuery(accountId: string) {
  return queryOptions({
    queryKey: keys.home(accountId),
    queryFn: ({ client }) =>
      readBetweenWrites(accountId, () =>
        // While the page shows what it has, nobody waits for newer content.
        fetchHome(accountId, cachedHome(client, accountId) ? importOrFail : importOrReload),
      ),
    staleTime: FRESH_MS,
    // useLiveAccount refetches on focus, after pending changes.
    refetchOnWindowFocus: false,
  });
}

/** Returns the home page's data with what waits in this browser. Throws a BackendError, or a NoProfileError. */
async function fetchHome(accountId: string, load: Load, at = Date.now()): Promise<Home> {
  const request = takePrefetchedHome(accountId, at) ?? requestHome(accountId, at);
  const { now } = request;
  const answer = await request.answer;
  noteProfile(accountId, answer.getUserProfile !== null);
  if (!answer.getUserProfile) throw new NoProfileError();
  const { selectedTasks, interests, units, away } = answer.getUserProfile;
  const member = storedMember(answer.getUserProfile);
  const [selections, rows, dailies] = await Promise.all([
    selectionsFrom(accountId, selectedTasks, readMember(member).daily, load),
    completionsFrom(accountId, answer.completions, now, load),
    dailiesFrom(answer.dailies, load),
  ]);
  if (dailies) keepDailies(accountId, dailies);
  const home = withUnwrittenSet(accountId, {
    fetchedAt: now,
    profile: { level: member.level, member, interests, units, away },
    selections,
    completions: rows.filter((row) => isValid(row, now)),
    past: rows.filter((row) => !isValid(row, now)),
    dailies,
  });
  return withWaiting(accountId, home);
}

type Change = (home: Home) => Home;

/** Returns the home page from the query cache; undefined before it is loaded. */
export function cachedHome(client: QueryClient, accountId: string): Home | undefined {
  return client.getQueryData<Home>(keys.home(accountId));
}

/** Changes the cached home page without a request. */
export function changeHome(client: QueryClient, accountId: string, change: Change): void {
  const queryKey = keys.home(accountId);
  const state = client.getQueryState<Home>(queryKey);
  if (!state?.data) return;
  // The data's age doesn't change, nor whether another tab has changed something since.
  client.setQueryData<Home>(queryKey, change(state.data), { updatedAt: state.dataUpdatedAt });
  if (state.isInvalidated) void client.invalidateQueries({ queryKey, refetchType: 'none' });
}

const readings = new WeakMap<StoredMember, MemberReading>();

/** Returns what the home page's texts say of the member document; they are read once. */
export function memberIn({ profile: { member, planned } }: Home): MemberReading {
  const reading = readings.get(member) ?? readMember(member);
  readings.set(member, reading);
  return planned ? { ...reading, daily: planned } : reading;
}

/** Returns the rows whose swap is recorded but isn't known to be written; none while this page is changing the record. */
export function unfinishedSwaps(home: Home): StaleRow[] {
  if (home.profile.planned) return [];
  return unwrittenRows(memberIn(home).daily, dailySetOf(home.selections));
}

/** Returns the home page with a daily record that is about to be stored; undefined takes that back. */
export function withPlanned(home: Home, planned: DailyRecord | undefined): Home {
  return { ...home, profile: { ...home.profile, planned } };
}

/** Returns the home page with the member document as stored, unless the page knows a later one. */
export function withMember(home: Home, member: StoredMember): Home {
  const isLater = readMember(member).revision > memberIn(home).revision;
  return isLater ? { ...home, profile: { ...home.profile, member, planned: undefined } } : home;
}

/** Returns the home page with another level to show. */
export function withLevel(home: Home, level: number | null): Home {
  return { ...home, profile: { ...home.profile, level } };
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

/** Returns the instants (milliseconds since the epoch) of the completions of the past weeks, for the streak. */
export function completedAtIn(home: Home): number[] {
  const listed = [...home.completions, ...home.past];
  return [
    ...completedAt(memberIn(home)),
    ...listed.flatMap((row) => epochOf(row.completedDate) ?? []),
  ];
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
