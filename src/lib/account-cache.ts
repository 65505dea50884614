import * as v from 'valibot';

const PREFIX = 'verdure.account.';

const EntrySchema = v.object({ savedAt: v.number(), value: v.unknown() });

/** A cached value and when it was saved (milliseconds since the epoch). */
export interface Remembered<T> {
  readonly value: T;
  readonly savedAt: number;
}

/**
 * Caches a value for this account's next visit, so a page can render before the network responds.
 * Ignores a full or blocked storage: the page only renders later.
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

/** Returns the cached value, if there is one and it still fits `schema`. */
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

/** Whether something is cached, fitting or not. */
export function isRemembered(accountId: string, subject: string): boolean {
  try {
    return localStorage.getItem(keyOf(accountId, subject)) !== null;
  } catch {
    return false;
  }
}

/** Removes a cached value. */
export function forget(accountId: string, subject: string): void {
  try {
    localStorage.removeItem(keyOf(accountId, subject));
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

const caches = new Set<() => void>();

/** Registers a function that clears another cache of account data; `clearAccountCache` calls it. */
export function onAccountCacheCleared(clear: () => void): void {
  caches.add(clear);
}

/**
 * Clears everything cached for any account in this browser, in memory and in storage; for sign-out. What is
 * stored for the account in `except`, which has just signed in, stays.
 */
export function clearAccountCache(except?: string): void {
  for (const clear of caches) clear();
  try {
    const kept = except === undefined ? undefined : keyOf(except, '');
    const ours = Object.keys(localStorage).filter(
      (key) => key.startsWith(PREFIX) && (kept === undefined || !key.startsWith(kept)),
    );
    for (const key of ours) localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

function keyOf(accountId: string, subject: string): string {
  return `${PREFIX}${accountId}.${subject}`;
}
