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
    const sent = await whileNoneSends(accountId, send);
    if (!sent && key === undefined) throw notKeptError();
    if (sent) {
      if (key !== undefined) removeNote(key);
      return sent.value;
    }
  } catch (error) {
    if (key === undefined || !isNetworkError(error)) {
      if (key !== undefined) removeNote(key);
      takeBack(error);
      throw error;
    }
    changeWaiting(key, { isHeld: true });
    return 'waiting';
  }
  if (key !== undefined) changeWaiting(key, { isHeld: true });
  askToSend(accountId);
  return 'waiting';
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
