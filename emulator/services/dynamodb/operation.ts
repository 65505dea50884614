import type { KeyedLock } from '../../core/keyed-lock';
import { RowStream, type ChunkReader } from './row-stream';
import type { Row } from './attribute-value';
import type { RowSpace, RowSpaces } from './row-spaces';
import { commit, type RowChange } from './commit';
import { DynamoDbError } from './errors';
import type { IndexLag } from './index-lag';
import { checkRowKeys } from './key-limits';
import type { Meter } from './meter';
import type { TableDescription } from './table-description';
import type { RowWrite, TableFiles } from './table-files';

/** DynamoDB's largest row, in bytes. */
export const maxItemSize = 400 * 1024;

export interface Storage {
  files: TableFiles;
  locks: KeyedLock;
  /** The lock keys of the rows in running transactions. */
  inTransaction: Set<string>;
  /** If absent, every read is up to date. */
  lag: IndexLag | undefined;
  tables: ReadonlyMap<string, TableDescription>;
}

/**
 * The storage of a running operation. Index writes wait for the write of their row and go to disk in
 * the same batch, so a crash leaves both or neither.
 */
export class Operation implements RowSpaces {
  readonly options = { maxItemSize };
  readonly #storage: Storage;
  readonly #meter: Meter | undefined;
  readonly #tableLag: IndexLag | undefined;
  readonly #staged: RowChange[] | undefined;
  /** Rejects if storage or a callback fails. */
  readonly failure: Promise<never>;
  #fail: (error: unknown) => void = () => {};
  readonly #pendingIndexWrites: RowWrite[] = [];
  readonly #finished: Promise<void>;
  #isFinished = false;
  #releaseLocks: () => void = () => {};

  /**
   * `mayLag`: whether its table reads may miss the latest writes. `staged` collects changes for the caller to commit.
   */
  constructor(
    storage: Storage,
    {
      mayLag,
      meter,
      staged,
    }: { mayLag: boolean; meter?: Meter | undefined; staged?: RowChange[] | undefined },
  ) {
    this.#storage = storage;
    this.#tableLag = mayLag ? storage.lag : undefined;
    this.#meter = meter;
    this.#staged = staged;
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
      get: (key, done) => void this.#then(this.#get(table, key), done),
      createValueStream: (range) =>
        this.#stream(this.#tableLag?.values(space, range) ?? space.values(range)),
      put: (key, row, done) => void this.#then(this.#put(table, { key, row }), done),
      del: (key, done) =>
        void this.#then(this.#commit(table, { type: 'del', sublevel: space, key }), done),
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
      get: (key, done) => void this.#then(space.get(key), done),
      createValueStream: (range) =>
        this.#stream(this.#storage.lag?.values(space, range) ?? space.values(range)),
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

  async #get(table: string, key: string): Promise<Row | undefined> {
    const space = this.#storage.files.rows(table);
    const row = await (this.#tableLag?.get(space, key) ?? space.get(key));
    this.#meter?.recordRead(table, row);
    return row;
  }

  #stream(rows: ChunkReader): RowStream {
    const stream = new RowStream((chunk) => this.#meter?.recordScanned(chunk));
    stream.feed(rows).catch((error: unknown) => this.#fail(error));
    return stream;
  }

  async #put(table: string, { key, row }: { key: string; row: Row }): Promise<void> {
    const description = this.#storage.tables.get(table);
    if (description) checkRowKeys(row, description);
    const sublevel = this.#storage.files.rows(table);
    await this.#commit(table, { type: 'put', sublevel, key, value: row });
    this.#meter?.recordWritten(row);
  }

  async #commit(table: string, write: RowWrite): Promise<void> {
    const change = { table, write, indexWrites: this.#pendingIndexWrites.splice(0) };
    if (this.#staged) this.#staged.push(change);
    else await commit(this.#storage, [change]);
  }

  #lock(key: string, work: Parameters<RowSpace['lock']>[1]): void {
    const task = async () => {
      if (this.#isFinished) return;
      work((done) => done);
      await this.#finished;
    };
    if (!this.#staged && this.#storage.inTransaction.has(key)) {
      this.#fail(
        new DynamoDbError('TransactionConflictException', 'Transaction is ongoing for the item'),
      );
      return;
    }
    this.#storage.locks.run(key, task).catch((error: unknown) => this.#fail(error));
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
