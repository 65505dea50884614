import * as v from 'valibot';
import { SECOND_MS } from '@/domain/instant';
import { decodeToken, usableAccessToken } from '@/session/stored-tokens';
import { keptPicture } from '@/lib/picture-cache';
import { type HomeAnswer, requestHome } from './home-request';

/** An answer that the page comes for later than this is asked for anew. */
const FRESH_MS = 10 * SECOND_MS;

const ClaimsSchema = v.object({ sub: v.string() });

/** A request for the landing page that is on its way. */
export interface AskedHome {
  readonly accountId: string;
  /** As of when, milliseconds since the epoch. */
  readonly now: number;
  readonly answer: Promise<HomeAnswer>;
}

let ahead: AskedHome | undefined;

/** Asks for an account's landing page. */
export function askHome(accountId: string, now: number): AskedHome {
  return { accountId, now, answer: requestHome(accountId, now) };
}

/**
 * Asks for the landing page of whoever has a session here, while the rest of the application is still
 * on its way. Without a usable token it asks nothing: the application settles that.
 */
export function askHomeAhead(now: number): void {
  const token = usableAccessToken(now);
  if (token === undefined) return;
  const claims = v.safeParse(ClaimsSchema, decodeToken(token));
  if (!claims.success) return;
  const asked = askHome(claims.output.sub, now);
  ahead = asked;
  // Whoever takes the answer hears of its failure; nobody may come for it.
  asked.answer.then((answer) => fetchPictures(asked, answer)).catch(() => undefined);
}

/** The pictures that will be seen first come while there are no cards yet, where their addresses are kept. */
function fetchPictures({ accountId, now }: AskedHome, { getUserProfile }: HomeAnswer): void {
  for (const { task } of getUserProfile?.selectedTasks.items ?? []) {
    if (task?.difficulty !== 'Daily' || !task.imagename) continue;
    const address = keptPicture(accountId, task.imagename, now);
    if (address !== undefined) new Image().src = address;
  }
}

/** What was asked ahead for this account and is fresh at `now`; it is given once. */
export function takeHomeAhead(accountId: string, now: number): AskedHome | undefined {
  const taken = ahead;
  ahead = undefined;
  const isOurs = taken?.accountId === accountId && now - taken.now < FRESH_MS;
  return isOurs ? taken : undefined;
}
