import type { ClassicLevel } from 'classic-level';

/** Values of one kind under string keys, on disk. A resolved write survives kill -9. */
export interface Collection<T> {
  get(key: string): Promise<T | undefined>;
  put(key: string, value: T): Promise<void>;
  delete(key: string): Promise<void>;
  /** All entries whose key starts with `prefix`, in key order. */
  entries(prefix?: string): AsyncIterable<[string, T]>;
}

/** One database file set for everything but table rows and object bodies. */
export interface Store {
  /**
   * The named collection. `parse` is applied to every value read, so that damaged state is
   * reported where it is met instead of spreading.
   */
  collection<T>(name: string, parse: (value: unknown) => T): Collection<T>;
  close(): Promise<void>;
}

/** The store's folder could not be opened or holds something that does not parse. */
export class DamagedStateError extends Error {
  override name = 'DamagedStateError';
}

export type Database = ClassicLevel<string, unknown>;
