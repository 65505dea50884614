/** Values of one type on disk, by string key. A resolved write survives kill -9. */
export interface Collection<T> {
  get(key: string): Promise<T | undefined>;
  put(key: string, value: T): Promise<void>;
  delete(key: string): Promise<void>;
  /** Yields the entries whose key starts with `prefix`, in key order. */
  entries(prefix?: string): AsyncIterable<[string, T]>;
}

/** The database for everything except table rows and object bodies. */
export interface Store {
  /**
   * Returns the named collection. `parse` validates every value that is read; if it throws, the
   * read throws CorruptStateError.
   */
  collection<T>(name: string, parse: (value: unknown) => T): Collection<T>;
  close(): Promise<void>;
}

/** The state on disk cannot be opened or parsed. */
export class CorruptStateError extends Error {
  override name = 'CorruptStateError';
}

/** Another process has the state open. */
export class StateInUseError extends Error {
  override name = 'StateInUseError';
}
