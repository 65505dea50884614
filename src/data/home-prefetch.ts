import * as v from 'valibot';
import { instantOf, SECOND_MS } from '@/domain/instant';
import { LATELY_MS } from '@/domain/time-limits';
import { onAccountCacheCleared, recall, remember } from '@/lib/account-cache';
import { now } from '@/lib/clock';
import { cachedPictureUrl } from '@/lib/picture-cache';
import { readStoredAccount } from '@/session/stored-tokens';
import { send } from './client';
import { HomeDocument } from './generated/home';
import type { HomeQuery } from './generated/types';
import { hasDailies } from './offline-dailies';
import { NESTED_PAGE_LIMIT, PAGE_LIMIT } from './paging';

/** A response older than this is requested again. */
const FRESH_MS = 10 * SECOND_MS;

/** A pending request for the home page. */
interface HomeRequest {
  readonly accountId: string;
  /** When the request was made, in milliseconds since the epoch. */
  readonly now: number;
  /** Rejects with a BackendError. */
  readonly answer: Promise<HomeQuery>;
}

const FIRST_SHOWN = 'first-shown';

const FirstShownSchema = v.object({ windowEnd: v.number(), pictures: v.array(v.string()) });

/**
 * Stores what the next visit's first request needs: the end of the daily tasks' window (spec §4; milliseconds since the
 * epoch), and their pictures.
 */
export function storeFirstShown(
  accountId: string,
  shown: v.InferOutput<typeof FirstShownSchema>,
): void {
  remember(accountId, FIRST_SHOWN, shown);
}

let prefetched: HomeRequest | undefined;
let isRequested = false;

onAccountCacheCleared(() => {
  prefetched = undefined;
});

/** Returns the ISO instant after which completions must expire to be listed at `now`. */
export function listedSince(now: number): string {
  return instantOf(now - LATELY_MS);
}

/**
 * Returns the request for an account's home page that was made while the application was loading, if it is still fresh
 * at `now` (milliseconds since the epoch) and wasn't taken before; otherwise makes one. It includes the daily tasks to
 * choose from if new ones are due, or if this browser has stored none for offline use (decision 125), but never on a
 * first visit, to save time.
 * @param windowEnd when the window of the daily tasks ends, as this browser knows it, in milliseconds since the epoch
 */
export function requestHome(
  accountId: string,
  now: number,
  windowEnd: number | undefined,
): HomeRequest {
  const earlier = prefetched;
  prefetched = undefined;
  if (earlier?.accountId === accountId && now - earlier.now < FRESH_MS) return earlier;
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
 * Requests the signed-in account's home page as of `at` while the rest of the application is loading, and the last
 * visit's pictures whose signed URLs are cached. Renews an expired token first. Does nothing without an account.
 */
export function prefetchHome(at?: number): void {
  const account = readStoredAccount();
  if (!account) return;
  const shown = recall(account.id, FIRST_SHOWN, FirstShownSchema);
  // The stored session knows how far off the clock is.
  const request = requestHome(account.id, at ?? now(), shown?.windowEnd);
  prefetched = request;
  // The page that uses the request handles a failure; if no page does, it doesn't matter.
  request.answer.catch(() => undefined);
  // The snapshot shows its pictures before the response arrives. A separate task keeps them from delaying the request.
  setTimeout(() => {
    for (const path of shown?.pictures ?? []) {
      const url = cachedPictureUrl(account.id, path, request.now);
      if (url !== undefined) new Image().src = url;
    }
  });
}

/** Whether a home page has been requested since the document loaded. */
export function isHomeRequested(): boolean {
  return isRequested;
}
