import { ClassicLevel } from 'classic-level';
import { CorruptStateError, type Collection, type Database, type Store } from './store';

/** Opens or creates the store in `folder`. Throws CorruptStateError if it cannot be opened. */
export async function openStore(folder: string): Promise<Store> {
  const database: Database = new ClassicLevel<string, unknown>(folder, { valueEncoding: 'json' });
  try {
    await database.open();
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new CorruptStateError(`The store in ${folder} cannot be opened: ${String(cause)}`, {
      cause,
    });
  }
  return {
    collection: (name, parse) => openCollection(database, name, parse),
    close: () => database.close(),
  };
}

function openCollection<T>(
  database: Database,
  name: string,
  parse: (value: unknown) => T,
): Collection<T> {
  const rows = database.sublevel<string, unknown>(name, { valueEncoding: 'json' });
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
    put: (key, value) =>
      database.batch([{ type: 'put', sublevel: rows, key, value }], { sync: true }),
    delete: (key) => database.batch([{ type: 'del', sublevel: rows, key }], { sync: true }),
    async *entries(prefix = '') {
      for await (const [key, value] of rows.iterator({ gte: prefix })) {
        if (!key.startsWith(prefix)) return;
        yield [key, read(key, value)];
      }
    },
  };
}
