let loadedAt: number | undefined;
const listeners = new Set<() => void>();

/**
 * When the data on the page was loaded, in milliseconds since the epoch. The notice that shows it is outside of the
 * cache of server state, which loads later.
 */
export const shownData = {
  getTime: () => loadedAt,

  /** Calls `listener` after every change. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  /** Undefined if the page shows no data. */
  setTime(time: number | undefined): void {
    loadedAt = time;
    for (const listener of listeners) listener();
  },
};
