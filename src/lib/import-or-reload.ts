import { now } from './clock';
import { connection } from './connection';
import { networkError } from './errors';
import { readFromTab, saveInTab } from './tab-storage';

const RELOADED_AT = 'verdure.reloaded-at';
const MIN_INTERVAL_MS = 60_000;

// True once the page is about to be replaced: later failures needn't be shown.
let isReloading = false;

/**
 * Runs a dynamic import. A deployment removes the chunks of a page that was opened before it, so a
 * failed import reloads the page: at most once a minute, so that a server that is down shows an error
 * instead of an endless reload. Rejects with a BackendError when reloading would not help.
 */
export async function importOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const isOnline = await connection.findOut();
    if (!isReloading) {
      if (!isOnline || !mayReload(now())) throw networkError(error);
      isReloading = true;
      location.reload();
    }
    return new Promise<never>(() => {});
  }
}

// Without storage, reloads can't be counted, so there are none.
function mayReload(now: number): boolean {
  const last = Number(readFromTab(RELOADED_AT) ?? 0);
  return now - last > MIN_INTERVAL_MS && saveInTab(RELOADED_AT, String(now));
}
