import * as v from 'valibot';
import { browserStorage } from './storage';

const PREFIX = 'verdure.account.';

/**
 * Caches a value for this account's next visit, so a page can render before the network responds. If storage is full or
 * blocked, the page just renders later.
 */
export function remember(accountId: string, subject: string, value: unknown): void {
  const isStored = browserStorage.write(keyOf(accountId, subject), JSON.stringify(value));
  if (!isStored) forget(accountId, subject);
}

/** Returns the cached value if there is one and it fits `schema`. */
export function recall<T>(
  accountId: string,
  subject: string,
  schema: v.GenericSchema<unknown, T>,
): T | undefined {
  const stored = v.pipe(v.string(), v.parseJson(), schema);
  const read = v.safeParse(stored, browserStorage.read(keyOf(accountId, subject)));
  return read.success ? read.output : undefined;
}

/** Whether something is cached, even if it doesn't fit a schema. */
export function isRemembered(accountId: string, subject: string): boolean {
  return browserStorage.read(keyOf(accountId, subject)) !== null;
}

/** Removes a cached value. */
export function forget(accountId: string, subject: string): void {
  browserStorage.remove(keyOf(accountId, subject));
}

const caches = new Set<() => void>();

/** Registers a function that clears another cache of account data; `clearAccountCache` calls it. */
export function onAccountCacheCleared(clear: () => void): void {
  caches.add(clear);
}

/**
 * Clears everything cached for any account in this browser, in memory and in storage, at sign-out. Keeps the stored
 * values of the account in `except`, which has just signed in.
 */
export function clearAccountCache(except?: string): void {
  for (const clear of caches) clear();
  const keptPrefix = except === undefined ? undefined : keyOf(except, '');
  for (const key of browserStorage.keys(PREFIX)) {
    if (keptPrefix === undefined || !key.startsWith(keptPrefix)) browserStorage.remove(key);
  }
}

function keyOf(accountId: string, subject: string): string {
  return `${PREFIX}${accountId}.${subject}`;
}
