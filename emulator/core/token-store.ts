/** Returns an empty in-memory token store for the Amplify client; tests can read `values`. */
export function emptyTokenStore() {
  const values = new Map<string, string>();
  return {
    values,
    setItem: async (key: string, value: string) => void values.set(key, value),
    getItem: async (key: string) => values.get(key) ?? null,
    removeItem: async (key: string) => void values.delete(key),
    clear: async () => values.clear(),
  };
}
