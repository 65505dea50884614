import { LevelDatabase, type KeySpace } from '../../core/level-database';
import type { Log } from '../../core/log';
import type { Row } from './attribute-value';
import type { TableDescription } from './table-description';

/** A key space of rows. */
export type RowSublevel = KeySpace<Row>;

export type RowWrite =
  | { type: 'put'; sublevel: RowSublevel; key: string; value: Row }
  | { type: 'del'; sublevel: RowSublevel; key: string };

/** The tables on disk, with separate key spaces for rows, index rows and descriptions. */
export class TableFiles {
  readonly #database: LevelDatabase;
  readonly #descriptions: KeySpace<TableDescription>;
  /** Each key space is created once, because the database never releases them. */
  readonly #spaces = new Map<string, RowSublevel>();

  private constructor(database: LevelDatabase) {
    this.#database = database;
    this.#descriptions = database.space('tables');
  }

  /** Opens or creates the files in `folder`. Throws DiskError, or CorruptStateError if they can't be opened. */
  static async open(folder: string, log: Log): Promise<TableFiles> {
    return new TableFiles(await LevelDatabase.open(folder, log));
  }

  rows(table: string): RowSublevel {
    return this.#space('rows', table);
  }

  index(table: string, index: string): RowSublevel {
    return this.#space('index', table, index);
  }

  /** Rows that no longer fit their table's key, kept for recovery. */
  displaced(table: string): RowSublevel {
    return this.#space('displaced', table);
  }

  /** Returns the description to which the files were last migrated. */
  description(table: string): Promise<TableDescription | undefined> {
    return this.#descriptions.get(table);
  }

  async putDescription(table: TableDescription): Promise<void> {
    const sublevel = this.#descriptions;
    await this.#database.write([{ type: 'put', sublevel, key: table.TableName, value: table }]);
  }

  async deleteDescription(table: string): Promise<void> {
    await this.#database.write([{ type: 'del', sublevel: this.#descriptions, key: table }]);
  }

  /** Writes atomically; on disk once it resolves. Throws DiskError if there is no room. */
  async write(writes: readonly RowWrite[]): Promise<void> {
    if (writes.length > 0) await this.#database.write(writes);
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  #space(...path: string[]): RowSublevel {
    const name = path.join('/');
    const cached = this.#spaces.get(name);
    if (cached) return cached;
    const created = this.#database.space<Row>(path);
    this.#spaces.set(name, created);
    return created;
  }
}
