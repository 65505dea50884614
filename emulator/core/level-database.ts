import { ClassicLevel, type BatchOperation } from 'classic-level';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { diskAdvice, diskErrorOf, isInputOutputError } from './disk-error';
import type { Log } from './log';
import { CorruptStateError, StateInUseError } from './store';

type Level = ClassicLevel<string, unknown>;

function openSublevel<Value>(level: Level, path: string | string[]) {
  return level.sublevel<string, Value>(path, { valueEncoding: 'json' });
}

/** A key space of a database, with values of one type. */
export type KeySpace<Value> = ReturnType<typeof openSublevel<Value>>;

/** One change of a batch. */
type Change = BatchOperation<Level, string, unknown>;

/** The most space that reopening takes after a failed write, which turns the log into a table file. */
const spaceForReopening = 6 * 1024 * 1024;

interface Write {
  changes: readonly Change[];
  done: () => void;
  failed: (error: unknown) => void;
}

/**
 * A LevelDB database that survives a full disk. A failed write can leave half a record in the log, and anything written
 * after it would be lost. So writes go one batch at a time, and after a failure, the database is reopened with a new
 * log before anything else is written.
 */
export class LevelDatabase {
  readonly #level: Level;
  readonly #log: Log;
  readonly #spaces = new Set<{ open(): Promise<void> }>();
  #waiting: Write[] = [];
  /** Resolves once the queue is empty; undefined while nothing is being written. */
  #writing: Promise<void> | undefined;
  #mustReopen = false;
  #isClosed = false;

  private constructor(level: Level, log: Log) {
    this.#level = level;
    this.#log = log;
  }

  /**
   * Opens or creates the database in `folder`. Throws DiskError, StateInUseError, or CorruptStateError if it can't be
   * opened.
   */
  static async open(folder: string, log: Log): Promise<LevelDatabase> {
    try {
      const level: Level = new ClassicLevel<string, unknown>(folder, { valueEncoding: 'json' });
      await level.open();
      return new LevelDatabase(level, log);
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      if (cause instanceof Error && 'code' in cause && cause.code === 'LEVEL_LOCKED')
        throw new StateInUseError(`Another emulator uses the database in ${folder}.`, { cause });
      throw (
        diskErrorOf(error) ??
        new CorruptStateError(`The database in ${folder} cannot be opened: ${String(cause)}`, {
          cause,
        })
      );
    }
  }

  /** Returns a key space. Create each only once: the database never releases them. */
  space<Value>(path: string | string[]): KeySpace<Value> {
    const space = openSublevel<Value>(this.#level, path);
    this.#spaces.add(space);
    return space;
  }

  /**
   * Writes atomically; on disk once it resolves. Throws DiskError if there is no room, and an Error if the database is
   * closed.
   */
  write(changes: readonly Change[]): Promise<void> {
    return new Promise((done, failed) => {
      if (this.#isClosed) throw new Error(`The database in ${this.#level.location} is closed`);
      this.#waiting.push({ changes, done, failed });
      this.#writing ??= this.#writeWaiting();
    });
  }

  /** Closes for good, after any queued writes. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#writing;
    await this.#level.close();
  }

  /** Writes the queue in batches until it is empty. */
  async #writeWaiting(): Promise<void> {
    while (this.#waiting.length > 0) {
      const writes = this.#waiting.splice(0);
      try {
        if (this.#mustReopen) await this.#reopen();
        await this.#level.batch(
          writes.flatMap(({ changes }) => changes),
          { sync: true },
        );
        for (const { done } of writes) done();
      } catch (error) {
        const failure = this.#noteFailure(error);
        for (const { failed } of writes) failed(failure);
      }
    }
    this.#writing = undefined;
  }

  async #openAll(): Promise<void> {
    await this.#level.open();
    for (const space of this.#spaces) await space.open();
  }

  #noteFailure(error: unknown): unknown {
    const diskError = diskErrorOf(error);
    if (diskError && !this.#mustReopen) {
      this.#log.error(`${diskAdvice(diskError)}\nUntil then, writes fail. No restart is needed.`);
    }
    // Other errors, such as a value that can't be encoded, never reach the log.
    this.#mustReopen ||= diskError !== undefined || isInputOutputError(error);
    return diskError ?? error;
  }

  async #reopen(): Promise<void> {
    await reserveSpace(this.#level.location);
    await this.#level.close();
    await this.#openAll();
    this.#mustReopen = false;
    this.#log.info('Writing to the disk works again.');
  }
}

/** Throws the system's error unless a file as large as the log can be written. */
async function reserveSpace(folder: string): Promise<void> {
  const path = join(folder, 'space-check');
  try {
    const file = await open(path, 'w');
    try {
      await file.writeFile(Buffer.alloc(spaceForReopening));
      await file.sync();
    } finally {
      await file.close();
    }
  } finally {
    await rm(path, { force: true });
  }
}
