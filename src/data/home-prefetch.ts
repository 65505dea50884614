import { instantOf, SECOND_MS } from '@/domain/instant';
import { LATELY_MS } from '@/domain/time-limits';
import { now } from '@/lib/clock';
import { cachedPictureUrl } from '@/lib/picture-cache';
import { readStoredAccount } from '@/session/stored-tokens';
import { send } from './client';
import { HomeDocument } from './generated/home';
import type { HomeQuery } from './generated/types';
import { needsDailies, snapshotPictures } from './snapshot-set';
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

let prefetched: HomeRequest | undefined;
let isRequested = false;

/** Returns the ISO instant after which completions must expire to be listed at `now`. */
export function listedSince(now: number): string {
  return instantOf(now - LATELY_MS);
}

/** Requests the home page of an account as of `now` (milliseconds since the epoch). */
export function requestHome(accountId: string, now: number): HomeRequest {
  const variables = {
    id: accountId,
    owner: accountId,
    since: listedSince(now),
    limit: NESTED_PAGE_LIMIT,
    taskLimit: PAGE_LIMIT,
    withDailies: needsDailies(accountId, now),
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
  // The stored session has told by how much the clock is wrong.
  const request = requestHome(account.id, at ?? now());
  prefetched = request;
  // The page that takes the request handles a failure; without one, nothing needs to.
  request.answer.catch(() => undefined);
  // The snapshot shows its pictures before the response. In a task of their own they don't hold up the request.
  setTimeout(() => preloadPictures(account.id, request.now));
}

function preloadPictures(accountId: string, now: number): void {
  for (const path of snapshotPictures(accountId)) {
    const url = cachedPictureUrl(accountId, path, now);
    if (url !== undefined) new Image().src = url;
  }
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
