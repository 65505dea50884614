import { useSyncExternalStore } from 'react';
import { connection } from './connection';

/** Whether requests get answers, as far as this page knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(connection.subscribe, connection.isOnline, () => true);
}
