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

/** The tables on disk: rows, index rows and descriptions, each in a key space of its own. */
export class TableFiles {
  readonly #level: RowLevel;
  readonly #descriptions: ReturnType<typeof openDescriptions>;
  /** The database keeps every sublevel that was ever made, so each is made once. */
  readonly #sublevels = new Map<string, RowSublevel>();

  private constructor(level: RowLevel) {
    this.#level = level;
    this.#descriptions = openDescriptions(level);
  }

  /** Opens (or makes) the files in `folder`. Throws CorruptStateError when they cannot be read. */
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

  /** Rows that no longer fit their table's key, kept in case they are wanted back. */
  displaced(table: string): RowSublevel {
    return this.#sublevel('displaced', table);
  }

  /** The table as it was when its files were last brought in line with its definition. */
  description(table: string): Promise<TableDescription | undefined> {
    return this.#descriptions.get(table);
  }

  async describe(table: TableDescription): Promise<void> {
    const sublevel = this.#descriptions;
    const write = { type: 'put' as const, sublevel, key: table.TableName, value: table };
    await this.#level.batch<string, TableDescription>([write], { sync: true });
  }

  async forget(table: string): Promise<void> {
    const write = { type: 'del' as const, sublevel: this.#descriptions, key: table };
    await this.#level.batch([write], { sync: true });
  }

  /** All or nothing, and on disk when it resolves. */
  async write(writes: RowWrite[]): Promise<void> {
    if (writes.length > 0) await this.#level.batch(writes, { sync: true });
  }

  close(): Promise<void> {
    return this.#level.close();
  }

  #sublevel(...path: string[]): RowSublevel {
    const name = path.join('/');
    const known = this.#sublevels.get(name);
    if (known) return known;
    const made = openSublevel(this.#level, path);
    this.#sublevels.set(name, made);
    return made;
  }
}
