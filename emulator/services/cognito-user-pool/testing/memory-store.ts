import type { Store } from '../../../core/store';

/** Returns a store in memory. */
export const memoryStore = (): Store => ({
  collection<T>() {
    const values = new Map<string, T>();
    return {
      get: async (key: string) => values.get(key),
      put: async (key: string, value: T) => void values.set(key, value),
      delete: async (key: string) => void values.delete(key),
      async *entries() {
        yield* values;
      },
    };
  },
  close: async () => {},
});
