import type { Deed } from '@/domain/waiting';
import { isNetworkError, notKeptError } from '@/lib/errors';
import { whileNoneSends } from './sending-lock';
import { removeNote } from '@/lib/waiting-notes';
import { changeWaiting, noteWaiting, waitingIn } from './waiting';

/** How a page shows and sends a deed. */
interface Delivery<T> {
  /** Shows it as done. */
  show(): void;
  send(): Promise<T>;
  /** Shows it as not done. */
  takeBack(error: unknown): void;
}

/**
 * Shows a deed and sends it. It is noted before, and without an answer it waits for a connection: then it resolves to
 * 'waiting'. It also waits while there is no connection, or something older waits. Throws a BackendError if it is refused,
 * or if it would have to wait and this browser can't keep it.
 */
export async function deliver<T>(
  accountId: string,
  deed: Deed,
  { show, send, takeBack }: Delivery<T>,
): Promise<T | 'waiting'> {
  if (!navigator.onLine || waitingIn(accountId).some(({ isHeld }) => isHeld)) {
    if (noteWaiting(accountId, deed, true) === undefined) throw notKeptError();
    show();
    askToSend(accountId);
    return 'waiting';
  }
  const key = noteWaiting(accountId, deed, false);
  show();
  try {
    const sent = await whileNoneSends(accountId, () => sendNoted(key, send));
    if (sent) return sent.value;
    if (key === undefined) throw notKeptError();
  } catch (error) {
    if (key === undefined || !isNetworkError(error)) {
      takeBack(error);
      throw error;
    }
    changeWaiting(key, { isHeld: true });
    return 'waiting';
  }
  changeWaiting(key, { isHeld: true });
  askToSend(accountId);
  return 'waiting';
}

const underWay = new Set<string>();

/** Whether this page is waiting for the answer about a note. */
export function isUnderWay(key: string): boolean {
  return underWay.has(key);
}

// The note goes with the answer, before any tab may send what waits.
async function sendNoted<T>(key: string | undefined, send: () => Promise<T>): Promise<T> {
  if (key === undefined) return send();
  underWay.add(key);
  try {
    const answer = await send();
    removeNote(key);
    return answer;
  } catch (error) {
    if (!isNetworkError(error)) removeNote(key);
    throw error;
  } finally {
    underWay.delete(key);
  }
}

const listeners = new Set<(accountId: string) => void>();

/** Asks whoever sends what waits to do so now. */
export function askToSend(accountId: string): void {
  for (const listener of listeners) listener(accountId);
}

/** Calls `listener` when something should be sent. Returns an unsubscribe function. */
export function onAskedToSend(listener: (accountId: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
