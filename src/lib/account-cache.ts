import * as v from 'valibot';

const PREFIX = 'verdure.account.';

const EntrySchema = v.object({ savedAt: v.number(), value: v.unknown() });

/** A remembered answer, and when it was given (milliseconds since the epoch). */
export interface Remembered<T> {
  readonly value: T;
  readonly savedAt: number;
}

/**
 * Keeps an answer of the backend for this account's next visit, so that a page can be painted
 * before the network answers. A full or forbidden storage is no error: the page only paints later.
 */
export function remember(
  accountId: string,
  subject: string,
  value: unknown,
  savedAt: number,
): void {
  try {
    localStorage.setItem(keyOf(accountId, subject), JSON.stringify({ savedAt, value }));
  } catch {
    forget(accountId, subject);
  }
}

/** What was kept, if it still has the shape that this version of the product reads. */
export function recall<T>(
  accountId: string,
  subject: string,
  schema: v.GenericSchema<unknown, T>,
): Remembered<T> | undefined {
  try {
    const entry = v.parse(
      EntrySchema,
      JSON.parse(localStorage.getItem(keyOf(accountId, subject)) ?? ''),
    );
    return { savedAt: entry.savedAt, value: v.parse(schema, entry.value) };
  } catch {
    return undefined;
  }
}

export function forget(accountId: string, subject: string): void {
  try {
    localStorage.removeItem(keyOf(accountId, subject));
  } catch {
    // A storage that cannot be written holds nothing of ours.
  }
}

const caches = new Set<() => void>();

/** Has `clear` called whenever what is kept of accounts is to be forgotten. */
export function onAccountCacheCleared(clear: () => void): void {
  caches.add(clear);
}

/** Forgets what is kept of every account in this browser, in memory and on disk; for sign-out. */
export function clearAccountCache(): void {
  for (const clear of caches) clear();
  try {
    const ours = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of ours) localStorage.removeItem(key);
  } catch {
    // A storage that cannot be read holds nothing of ours.
  }
}

function keyOf(accountId: string, subject: string): string {
  return `${PREFIX}${accountId}.${subject}`;
}
