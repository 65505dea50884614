import { useSyncExternalStore } from 'react';

/** Whether the browser is online; the server may still be unreachable. */
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
