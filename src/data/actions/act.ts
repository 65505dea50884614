import type { QueryClient } from '@tanstack/react-query';
import type { Action, NewAction, RefusalReason } from '@/domain/actions/action';
import { UNREADABLE_TEXT } from '@/domain/refused';
import { waitingActions } from '@/domain/waiting';
import type { Actor } from '@/data/home';
import { changedByMember } from '@/data/keys';
import { noteRefused } from '@/data/refused';
import { requireStoredAccount } from '@/data/stored-account';
import { BackendError, refusedError } from '@/lib/errors';
import { noteKeys, removeNote } from '@/lib/notes';
import { report } from '@/lib/report';
import { beginWrite } from '@/session/pending-writes';
import { dropUnreadable, noteAction } from './notes';
import { type Result, sendNotes } from './outbox';
import { awaited, surroundingsOf } from './surroundings';

/** How an action ended, for the page that asked: committed, waiting for a connection, or the reason it was refused. */
export type Acted = 'committed' | 'waiting' | RefusalReason;

/**
 * Performs a member's action: notes it, so pages show it at once, then sends it. Throws a BackendError if the backend
 * refuses it, or if it has to wait and this browser can't store it.
 */
export async function act({ client, accountId }: Actor, action: NewAction): Promise<Acted> {
  requireStoredAccount(accountId);
  const key = noteAction(accountId, { ...action, id: newId() });
  const ended = new Promise<Result>((resolve) => awaited.set(key, resolve));
  const sent = sendWaiting(client, accountId).then(
    // If nothing is left to send, another tab may have sent the action.
    () => 'committed' as const,
    (error: unknown) => {
      report('What was done could not be sent.', error);
      removeNote(key);
      return new BackendError('internal', error);
    },
  );
  const result = await Promise.race([ended, sent]).finally(() => awaited.delete(key));
  if (result instanceof BackendError) throw result;
  return result;
}

/** Performs an action that is hardly ever refused. Throws a BackendError, even for a refusal. */
export async function actOrThrow(actor: Actor, action: NewAction): Promise<Acted> {
  const acted = await act(actor, action);
  if (acted === 'committed' || acted === 'waiting') return acted;
  throw refusedError(acted);
}

/** Returns eight characters that are unique among the account's recent actions. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}

/** Sends an account's noted actions, from one tab at a time where the browser allows it. */
export async function sendWaiting(client: QueryClient, accountId: string): Promise<void> {
  await alone(accountId, async () => {
    // Another tab may have sent this action, too.
    if (noteKeys(accountId).length === 0) return;
    noteRefused(
      accountId,
      Array.from({ length: dropUnreadable(accountId) }, () => UNREADABLE_TEXT),
    );
    const recorded: Action[] = [];
    const end = beginWrite(accountId);
    await sendNotes(surroundingsOf(client, accountId, recorded)).finally(end);
    const { length: count } = waitingActions(recorded);
    if (count === 0) return;
    for (const listener of listeners) listener(accountId, count);
    void client.invalidateQueries(changedByMember(accountId));
  });
}

/** How long a tab waits for another tab, which may have been suspended while sending. */
const LONGEST_WAIT_MS = 30_000;

const turns = new Map<string, Promise<void>>();

function alone(accountId: string, send: () => Promise<void>): Promise<void> {
  // Earlier calls in this tab wait for the same lock, so their wait counts, too.
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
  const inTurn = () => withLock(accountId, signal, send);
  const turn = (turns.get(accountId) ?? Promise.resolve()).then(inTurn, inTurn);
  turns.set(accountId, turn);
  return turn;
}

// Insecure pages, and browsers that block storage, have no locks. If two tabs then send at once, their commits merely
// conflict.
async function withLock(
  accountId: string,
  signal: AbortSignal,
  send: () => Promise<void>,
): Promise<void> {
  let sent: Promise<void> | undefined;
  const sendOnce = () => (sent ??= send());
  try {
    await navigator.locks.request(`verdure.sending.${accountId}`, { signal }, sendOnce);
  } catch {
    await sendOnce();
  }
}

type RecordedListener = (accountId: string, count: number) => void;

const listeners = new Set<RecordedListener>();

/** Calls `listener` when waiting actions have been committed. Returns an unsubscribe function. */
export function onRecorded(listener: RecordedListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
