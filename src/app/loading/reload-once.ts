const RELOADED_AT = 'verdure.reloaded-at';
const AGAIN_AFTER_MS = 60_000;

/**
 * Runs a dynamic import. If its chunk is gone, which is what a deployment does to a page that was
 * open before it, the page is loaded anew: once a minute at most, so that a server that is down is
 * shown as an error and not as an endless reload. Rejects when reloading would not help.
 */
export async function orReloadOnce<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine || !mayReload(Date.now())) throw error;
    location.reload();
    return new Promise<never>(() => {});
  }
}

function mayReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    sessionStorage.setItem(RELOADED_AT, String(now));
    return now - last > AGAIN_AFTER_MS;
  } catch {
    return false;
  }
}
