import { now } from './clock';
import { browserStorage } from './storage';

/*
 * Notes on a member's actions that the backend may not know yet (decision 125), as texts in this browser's storage.
 * Each has its own key, so tabs never overwrite each other's. They outlast an expired session, so they aren't in the
 * account cache.
 */

const PREFIX = 'verdure.waiting.';
const REFUSED_PREFIX = 'verdure.refused.';

/** Distinguishes this page's keys from those that other tabs write in the same millisecond. */
const thisTab = Math.random().toString(36).slice(2, 8);

/** Notes that storage refused. They last only as long as the page. */
const inPage = new Map<string, string>();

/** Returns the keys of an account's notes, in the order in which they were written. */
export function noteKeys(accountId: string): string[] {
  const prefix = prefixOf(accountId);
  const keysInPage = [...inPage.keys()].filter((key) => key.startsWith(prefix));
  return [...browserStorage.keys(prefix), ...keysInPage].toSorted();
}

/** Returns a key for the next note, after those in `keys`. */
export function nextNoteKey(accountId: string, keys: readonly string[]): string {
  const prefix = prefixOf(accountId);
  const latest = Number(keys.at(-1)?.slice(prefix.length).split('-', 1)[0]) || 0;
  // The order must survive a clock that was set back.
  const time = String(Math.max(now(), latest + 1)).padStart(13, '0');
  return `${prefix}${time}-${thisTab}`;
}

/** Returns a note; null if there is none. */
export function readNote(key: string): string | null {
  return inPage.get(key) ?? browserStorage.read(key);
}

/** Keeps a note that the storage refuses, until the page is closed. */
export function keepInPage(key: string, text: string): void {
  inPage.set(key, text);
  notifyListeners();
}

/** Whether a note outlasts the page. */
export function isStored(key: string): boolean {
  return !inPage.has(key);
}

/** Writes a note. Returns whether storage accepted it. */
export function writeNote(key: string, text: string): boolean {
  const isWritten = browserStorage.write(key, text);
  if (isWritten) notifyListeners();
  return isWritten;
}

/** Removes a note. */
export function removeNote(key: string): void {
  inPage.delete(key);
  browserStorage.remove(key);
  notifyListeners();
}

/** Returns the key of an account's messages about refused actions. Like notes, they outlast a session. */
export function refusedKey(accountId: string): string {
  return `${REFUSED_PREFIX}${accountId}`;
}

/** Removes an account's notes and its messages about refused actions, at sign-out or once the account is deleted. */
export function forgetNotes(accountId: string): void {
  [...noteKeys(accountId), refusedKey(accountId)].forEach(removeNote);
}

const listeners = new Set<() => void>();

/** Calls `listener` when notes or messages are written or removed, in any tab. Returns an unsubscribe function. */
export function onNotesChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || [PREFIX, REFUSED_PREFIX].some((prefix) => key.startsWith(prefix)))
      listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function prefixOf(accountId: string): string {
  return `${PREFIX}${accountId}.`;
}
