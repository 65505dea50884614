/** Where the genuine client keeps tokens in a test: nothing in it yet, and all of it to be read. */
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
