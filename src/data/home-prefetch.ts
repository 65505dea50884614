import * as v from 'valibot';
import { instantOf, SECOND_MS } from '@/domain/instant';
import { keptPicture } from '@/lib/picture-cache';
import { decodeToken, usableAccessToken } from '@/session/stored-tokens';
import { send } from './client';
import { HomeDocument } from './generated/home';
import type { HomeQuery } from './generated/types';
import { NESTED_PAGE_LIMIT } from './paging';

/** A page that comes for the answer later than this asks anew. */
const FRESH_MS = 10 * SECOND_MS;

const ClaimsSchema = v.object({ sub: v.string() });

/** A request for the landing page that is under way. */
export interface HomeRequest {
  readonly accountId: string;
  /** As of when, milliseconds since the epoch. */
  readonly now: number;
  /** Rejects with a BackendError. */
  readonly answer: Promise<HomeQuery>;
}

let prefetched: HomeRequest | undefined;

/** Requests the landing page of an account as of `now`, milliseconds since the epoch. */
export function requestHome(accountId: string, now: number): HomeRequest {
  const variables = {
    id: accountId,
    owner: accountId,
    now: instantOf(now),
    limit: NESTED_PAGE_LIMIT,
  };
  return { accountId, now, answer: send(HomeDocument, variables) };
}

/**
 * Requests the landing page of whoever has a session in this browser, while the rest of the
 * application still loads. Without a usable token it does nothing: the application settles that.
 */
export function prefetchHome(now: number): void {
  const token = usableAccessToken(now);
  if (token === undefined) return;
  const claims = v.safeParse(ClaimsSchema, decodeToken(token));
  if (!claims.success) return;
  const request = requestHome(claims.output.sub, now);
  prefetched = request;
  // Whoever takes the answer handles its failure; perhaps nobody does.
  request.answer.then((answer) => prefetchPictures(request, answer)).catch(() => undefined);
}

/** Loads the daily tasks' pictures whose signed addresses are kept, before there are cards to show them. */
function prefetchPictures({ accountId, now }: HomeRequest, { getUserProfile }: HomeQuery): void {
  for (const selection of getUserProfile?.selectedTasks?.items ?? []) {
    const task = selection?.task;
    if (task?.difficulty !== 'Daily' || !task.imagename) continue;
    const address = keptPicture(accountId, task.imagename, now);
    if (address !== undefined) new Image().src = address;
  }
}

/** The prefetched landing page of this account, if it is still fresh at `now`; it is given once. */
export function takePrefetchedHome(accountId: string, now: number): HomeRequest | undefined {
  const taken = prefetched;
  prefetched = undefined;
  const isOurs = taken?.accountId === accountId && now - taken.now < FRESH_MS;
  return isOurs ? taken : undefined;
}
