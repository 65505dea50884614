import { ClassicLevel } from 'classic-level';
import { CorruptStateError } from '../../core/store';
import type { Row } from './attribute-value';
import type { TableDescription } from './table-description';

type RowLevel = ClassicLevel<string, Row>;

function openSublevel(level: RowLevel, path: string[]) {
  return level.sublevel<string, Row>(path, { valueEncoding: 'json' });
}

function openDescriptions(level: RowLevel) {
  return level.sublevel<string, TableDescription>('tables', { valueEncoding: 'json' });
}

/** A key space of rows. */
export type RowSublevel = ReturnType<typeof openSublevel>;

export type RowWrite =
  | { type: 'put'; sublevel: RowSublevel; key: string; value: Row }
  | { type: 'del'; sublevel: RowSublevel; key: string };

/** The tables on disk, with separate key spaces for rows, index rows and descriptions. */
export class TableFiles {
  readonly #level: RowLevel;
  readonly #descriptions: ReturnType<typeof openDescriptions>;
  /** Each sublevel is created once, because the database never releases them. */
  readonly #sublevels = new Map<string, RowSublevel>();

  private constructor(level: RowLevel) {
    this.#level = level;
    this.#descriptions = openDescriptions(level);
  }

  /** Opens or creates the files in `folder`. Throws CorruptStateError if they cannot be opened. */
  static async open(folder: string): Promise<TableFiles> {
    const level = new ClassicLevel<string, Row>(folder, { valueEncoding: 'json' });
    try {
      await level.open();
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      throw new CorruptStateError(`The tables in ${folder} cannot be opened: ${String(cause)}`, {
        cause,
      });
    }
    return new TableFiles(level);
  }

  rows(table: string): RowSublevel {
    return this.#sublevel('rows', table);
  }

  index(table: string, index: string): RowSublevel {
    return this.#sublevel('index', table, index);
  }

  /** Rows that no longer fit their table's key, kept for recovery. */
  displaced(table: string): RowSublevel {
    return this.#sublevel('displaced', table);
  }

  /** Returns the description to which the files were last migrated. */
  description(table: string): Promise<TableDescription | undefined> {
    return this.#descriptions.get(table);
  }

  async putDescription(table: TableDescription): Promise<void> {
    const sublevel = this.#descriptions;
    const write = { type: 'put' as const, sublevel, key: table.TableName, value: table };
    await this.#level.batch<string, TableDescription>([write], { sync: true });
  }

  async deleteDescription(table: string): Promise<void> {
    const write = { type: 'del' as const, sublevel: this.#descriptions, key: table };
    await this.#level.batch([write], { sync: true });
  }

  /** Writes atomically; on disk when it resolves. */
  async write(writes: RowWrite[]): Promise<void> {
    if (writes.length > 0) await this.#level.batch(writes, { sync: true });
  }

  close(): Promise<void> {
    return this.#level.close();
  }

  #sublevel(...path: string[]): RowSublevel {
    const name = path.join('/');
    const cached = this.#sublevels.get(name);
    if (cached) return cached;
    const created = openSublevel(this.#level, path);
    this.#sublevels.set(name, created);
    return created;
  }
}
