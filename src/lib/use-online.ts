import { useSyncExternalStore } from 'react';

/** Whether the browser is online. Doesn't tell whether the server is reachable. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  );
}

function followConnection(changed: () => void): () => void {
  const stop = new AbortController();
  addEventListener('online', changed, stop);
  addEventListener('offline', changed, stop);
  return () => stop.abort();
}
