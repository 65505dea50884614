import { useSyncExternalStore } from 'react';

/** Whether the browser has a connection at all; a server out of reach is another matter. */
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
