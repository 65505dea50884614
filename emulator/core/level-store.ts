import { LevelDatabase } from './level-database';
import type { Log } from './log';
import { CorruptStateError, type Collection, type Store } from './store';

/** Opens or creates the store in `folder`. Throws DiskError, or CorruptStateError if it can't be opened. */
export async function openStore(folder: string, log: Log): Promise<Store> {
  const database = await LevelDatabase.open(folder, log);
  return {
    collection: (name, parse) => openCollection(database, name, parse),
    close: () => database.close(),
  };
}

function openCollection<T>(
  database: LevelDatabase,
  name: string,
  parse: (value: unknown) => T,
): Collection<T> {
  const rows = database.space<unknown>(name);
  const read = (key: string, value: unknown): T => {
    try {
      return parse(value);
    } catch (cause) {
      throw new CorruptStateError(`The stored ${name} entry '${key}' is corrupt`, { cause });
    }
  };
  return {
    async get(key) {
      const value = await rows.get(key);
      return value === undefined ? undefined : read(key, value);
    },
    put: (key, value) => database.write([{ type: 'put', sublevel: rows, key, value }]),
    delete: (key) => database.write([{ type: 'del', sublevel: rows, key }]),
    async *entries(prefix = '') {
      for await (const [key, value] of rows.iterator({ gte: prefix })) {
        if (!key.startsWith(prefix)) return;
        yield [key, read(key, value)];
      }
    },
  };
}
