import { type Deed, taskIdsOf } from '@/domain/waiting';
import { connection } from '@/lib/connection';
import { isNetworkError, notKeptError } from '@/lib/errors';
import { inTurn } from '@/lib/in-turn';
import { optimistic, type ShownChange } from './optimistic';
import { whileNoneSends } from './sending-lock';
import { removeNote } from '@/lib/waiting-notes';
import { changeWaiting, noteWaiting, waitingIn } from './waiting';

/**
 * Notes a deed, shows it and sends it. Without a response, it waits for a connection, and this resolves to 'waiting'.
 * It also waits while there is no connection, or while something older waits. Deeds about one task are sent one after
 * another. Throws a BackendError if it is refused, or if it would have to wait and this browser can't keep it.
 */
export async function deliver<T>(
  accountId: string,
  deed: Deed,
  change: ShownChange<T>,
): Promise<T | 'waiting'> {
  const taskIds = taskIdsOf(deed);
  if (!connection.isOnline() || mustWait(accountId, taskIds)) {
    if (noteWaiting(accountId, deed, true) === undefined) throw notKeptError();
    change.show();
    askToSend(accountId);
    return 'waiting';
  }
  const key = noteWaiting(accountId, deed, false);
  underWay.add(key);
  const send = async () => {
    const sent = await whileNoneSends(accountId, () =>
      inTurn(`${accountId} ${taskIds[0]}`, async () =>
        hasOlder(accountId, key) ? undefined : { value: await sendNoted(key, change.send) },
      ),
    ).finally(() => underWay.delete(key));
    if (sent?.value) return sent.value.value;
    if (key === undefined) throw notKeptError();
    changeWaiting(key, { isHeld: true });
    askToSend(accountId);
    return 'waiting';
  };
  return optimistic<T | 'waiting'>({ ...change, send });
}

// A note about the same task that this page isn't sending belongs to another tab, or was left by a closed page.
function mustWait(accountId: string, taskIds: readonly string[]): boolean {
  return waitingIn(accountId).some(
    ({ key, deed, isHeld }) =>
      isHeld || (!underWay.has(key) && taskIdsOf(deed).some((id) => taskIds.includes(id))),
  );
}

function hasOlder(accountId: string, key: string | undefined): boolean {
  return waitingIn(accountId).some((one) => one.isHeld && key !== undefined && one.key < key);
}

const underWay = new Set<string | undefined>();

/** Whether this page is waiting for the response to a note's request. */
export function isUnderWay(key: string): boolean {
  return underWay.has(key);
}

// Removes the note as soon as the response arrives, before another tab can send it. Without one, it waits.
async function sendNoted<T>(
  key: string | undefined,
  send: () => Promise<T>,
): Promise<T | 'waiting'> {
  if (key === undefined) return send();
  try {
    const answer = await send();
    removeNote(key);
    return answer;
  } catch (error) {
    if (!isNetworkError(error)) {
      removeNote(key);
      throw error;
    }
    // Before the next one's turn.
    changeWaiting(key, { isHeld: true });
    return 'waiting';
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
