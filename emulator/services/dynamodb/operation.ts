import type { KeyedLock } from '../../core/keyed-lock';
import { RowStream } from './row-stream';
import type { RangeOptions, RowSpace, RowSpaces } from './row-spaces';
import { DynamoDbError } from './errors';
import type { TableDescription } from './table-description';
import type { RowSublevel, RowWrite, TableFiles } from './table-files';

const maxItemSize = 400 * 1024;

export interface Storage {
  files: TableFiles;
  locks: KeyedLock;
  tables: ReadonlyMap<string, TableDescription>;
}

/**
 * The storage of a running operation. Index writes wait for the write of their row and go to disk in
 * the same batch, so a crash leaves both or neither.
 */
export class Operation implements RowSpaces {
  readonly options = { maxItemSize };
  readonly #storage: Storage;
  /** Rejects if storage or a callback fails. */
  readonly failure: Promise<never>;
  #fail: (error: unknown) => void = () => {};
  readonly #pendingIndexWrites: RowWrite[] = [];
  readonly #finished: Promise<void>;
  #isFinished = false;
  #releaseLocks: () => void = () => {};

  constructor(storage: Storage) {
    this.#storage = storage;
    this.failure = new Promise((_, reject) => (this.#fail = reject));
    this.#finished = new Promise((resolve) => (this.#releaseLocks = resolve));
  }

  getTable: RowSpaces['getTable'] = (name, ...rest) => {
    const done = rest.length === 1 ? rest[0] : rest[1];
    const table = this.#storage.tables.get(name);
    if (table) return done(null, table);
    done(
      new DynamoDbError(
        'ResourceNotFoundException',
        `Requested resource not found: Table: ${name} not found`,
      ),
    );
  };

  getItemDb(table: string): RowSpace {
    const space = this.#storage.files.rows(table);
    return {
      ...this.#reading(space),
      put: (key, row, done) =>
        void this.#then(this.#commit({ type: 'put', sublevel: space, key, value: row }), done),
      del: (key, done) =>
        void this.#then(this.#commit({ type: 'del', sublevel: space, key }), done),
      lock: (key, work) => this.#lock(`${table}/${key}`, work),
    };
  }

  getIndexDb(_kind: string, table: string, index: string): RowSpace {
    const space = this.#storage.files.index(table, index);
    const defer = (write: RowWrite, done: (error: unknown) => void) => {
      this.#pendingIndexWrites.push(write);
      done(null);
    };
    return {
      ...this.#reading(space),
      put: (key, row, done) => defer({ type: 'put', sublevel: space, key, value: row }, done),
      del: (key, done) => defer({ type: 'del', sublevel: space, key }, done),
      lock: (key, work) => this.#lock(`${table}/${index}/${key}`, work),
    };
  }

  /** Releases the operation's locks. */
  end(): void {
    this.#isFinished = true;
    this.#releaseLocks();
  }

  #reading(space: RowSublevel): Pick<RowSpace, 'get' | 'createValueStream'> {
    return {
      get: (key, done) => void this.#then(space.get(key), done),
      createValueStream: (range) => this.#stream(space, range),
    };
  }

  #stream(space: RowSublevel, range: RangeOptions): RowStream {
    const stream = new RowStream();
    stream.feed(space.values(range)).catch((error: unknown) => this.#fail(error));
    return stream;
  }

  #commit(write: RowWrite): Promise<void> {
    return this.#storage.files.write([...this.#pendingIndexWrites.splice(0), write]);
  }

  #lock(key: string, work: Parameters<RowSpace['lock']>[1]): void {
    const turn = async () => {
      if (this.#isFinished) return;
      work((done) => done);
      await this.#finished;
    };
    this.#storage.locks.run(key, turn).catch((error: unknown) => this.#fail(error));
  }

  /** Passes a value to a callback. If the callback throws, the operation fails. */
  async #then<T>(
    promise: Promise<T | undefined>,
    done: (error: unknown, value?: T) => void,
  ): Promise<void> {
    try {
      done(null, await promise);
    } catch (error) {
      this.#fail(error);
    }
  }
}
