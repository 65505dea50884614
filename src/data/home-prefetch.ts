import * as v from 'valibot';
import { instantOf, SECOND_MS } from '@/domain/instant';
import { LATELY_MS } from '@/domain/time-limits';
import { onAccountCacheCleared, recall, type Remembered } from '@/lib/account-cache';
import { now } from '@/lib/clock';
import { cachedPictureUrl } from '@/lib/picture-cache';
import { readStoredAccount } from '@/session/stored-tokens';
import { send } from './client';
import { HomeDocument } from './generated/home';
import type { HomeQuery } from './generated/types';
import { hasDailies } from './offline-dailies';
import { NESTED_PAGE_LIMIT, PAGE_LIMIT } from './paging';

/** A page that takes the response later than this fetches again. */
const FRESH_MS = 10 * SECOND_MS;

/** A pending request for the home page. */
export interface HomeRequest {
  readonly accountId: string;
  /** When the request was made, in milliseconds since the epoch. */
  readonly now: number;
  /** Rejects with a BackendError. */
  readonly answer: Promise<HomeQuery>;
}

/** The account cache's key of what this browser's last visit has stored. */
export const SNAPSHOT = 'snapshot';

/** What the first request needs of it, and its pictures; snapshot.ts parses all of it. */
const FirstShownSchema = v.object({ windowEnd: v.number(), pictures: v.array(v.string()) });

export type FirstShown = v.InferOutput<typeof FirstShownSchema>;

let prefetched: HomeRequest | undefined;
let snapshot: { readonly accountId: string; readonly stored: Remembered<unknown> } | undefined;
let isRequested = false;

onAccountCacheCleared(() => {
  snapshot = undefined;
});

/** Returns the ISO instant after which completions must expire to be listed at `now`. */
export function listedSince(now: number): string {
  return instantOf(now - LATELY_MS);
}

/**
 * Requests the home page of an account as of `now` (milliseconds since the epoch), with the daily tasks to choose from if
 * new ones are due, or this browser has none for when it is offline (decision 125). A first visit has no time for those.
 * @param windowEnd when the daily tasks that this browser knows end, in milliseconds since the epoch
 */
export function requestHome(
  accountId: string,
  now: number,
  windowEnd: number | undefined,
): HomeRequest {
  const variables = {
    id: accountId,
    owner: accountId,
    since: listedSince(now),
    limit: NESTED_PAGE_LIMIT,
    taskLimit: PAGE_LIMIT,
    withDailies: windowEnd !== undefined && (windowEnd <= now || !hasDailies(accountId)),
  };
  isRequested = true;
  return { accountId, now, answer: send(HomeDocument, variables) };
}

/**
 * Requests the home page of the signed-in account, as of `at`, while the rest of the application is still
 * loading, and the last visit's pictures whose signed URLs are cached; an expired token is renewed first.
 * Does nothing without an account.
 */
export function prefetchHome(at?: number): void {
  const account = readStoredAccount();
  if (!account) return;
  const stored = recall(account.id, SNAPSHOT, v.unknown());
  snapshot = stored && { accountId: account.id, stored };
  const read = v.safeParse(FirstShownSchema, stored?.value);
  const shown = read.success ? read.output : undefined;
  // The stored session has told by how much the clock is wrong.
  const request = requestHome(account.id, at ?? now(), shown?.windowEnd);
  prefetched = request;
  // The page that takes the request handles a failure; without one, nothing needs to.
  request.answer.catch(() => undefined);
  // The snapshot shows its pictures before the response. In a task of their own they don't hold up the request.
  setTimeout(() => {
    for (const path of shown?.pictures ?? []) {
      const url = cachedPictureUrl(account.id, path, request.now);
      if (url !== undefined) new Image().src = url;
    }
  });
}

/** Returns what this browser's last visit has stored of an account, not parsed: that of the request, once, or read now. */
export function takeSnapshot(accountId: string): Remembered<unknown> | undefined {
  const taken = snapshot;
  snapshot = undefined;
  return taken?.accountId === accountId ? taken.stored : recall(accountId, SNAPSHOT, v.unknown());
}

/** Whether a home page has been requested since the document loaded. */
export function isHomeRequested(): boolean {
  return isRequested;
}

/** Returns this account's prefetched home page, once, if it is still fresh at `now`. */
export function takePrefetchedHome(accountId: string, now: number): HomeRequest | undefined {
  const taken = prefetched;
  prefetched = undefined;
  const isOurs = taken?.accountId === accountId && now - taken.now < FRESH_MS;
  return isOurs ? taken : undefined;
}
