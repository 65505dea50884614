/** This browser's storage, which its tabs share. Never throws, even if storage is blocked or full. */
export const browserStorage = storageOf(() => localStorage);

/** The storage of a single tab. Never throws, either. */
export const tabStorage = storageOf(() => sessionStorage);

function storageOf(open: () => Storage) {
  return {
    /** Whether the browser lets this site read the storage. */
    isReadable: (): boolean => attempt(() => open().length >= 0, false),
    /** Returns the text stored under `key`; null if there is none. */
    read: (key: string): string | null => attempt(() => open().getItem(key), null),
    /** Stores a text. Returns whether the browser accepted it. */
    write: (key: string, text: string): boolean =>
      attempt(() => {
        open().setItem(key, text);
        return true;
      }, false),
    remove: (key: string): void => attempt(() => open().removeItem(key), undefined),
    /** Returns the keys that start with `prefix`. */
    keys: (prefix: string): string[] =>
      attempt(() => Object.keys(open()), []).filter((key) => key.startsWith(prefix)),
  };
}

function attempt<T>(use: () => T, otherwise: T): T {
  try {
    return use();
  } catch {
    return otherwise;
  }
}
