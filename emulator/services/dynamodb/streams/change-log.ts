import { isDeepStrictEqual } from 'node:util';
import type { StreamDefinition } from '../../../assembly/definition';
import type { Row } from '../attribute-value';
import type { RowChange } from '../commit';
import type { RowWrite, TableFiles } from '../table-files';

/** A change of a row that a function has yet to get. */
export interface Change {
  /** Increases with every change. */
  key: string;
  /** Milliseconds since the epoch. */
  at: number;
  before: Row | undefined;
  after: Row | undefined;
}

/** Keeps the changes of tables, on disk, until the functions that follow them have handled them. */
export class ChangeLog {
  readonly #listeners = new Map<string, () => void>();
  #last = 0;

  private constructor(
    private readonly files: TableFiles,
    private readonly streams: readonly StreamDefinition[],
  ) {}

  static async open(files: TableFiles, streams: readonly StreamDefinition[]): Promise<ChangeLog> {
    const log = new ChangeLog(
      files,
      streams.filter(({ enabled }) => enabled),
    );
    for (const { id } of streams) {
      const [newest] = await files.changes(id).keys({ reverse: true, limit: 1 }).all();
      log.#last = Math.max(log.#last, Number(newest ?? 0));
    }
    return log;
  }

  /** Calls `listener` after each change of a stream's table. */
  listen({ id }: StreamDefinition, listener: () => void): void {
    this.#listeners.set(id, listener);
  }

  /** Returns the writes that keep changes, to be carried out with them. */
  async notesOf(changes: readonly RowChange[]): Promise<RowWrite[]> {
    const notes: RowWrite[] = [];
    for (const { table, write } of changes) {
      const streams = this.#streamsOf(table);
      if (streams.length === 0) continue;
      const before = await write.sublevel.get(write.key);
      const after = write.type === 'put' ? write.value : undefined;
      // As in DynamoDB, a write that changes nothing isn't a change.
      if (isSame(before, after)) continue;
      this.#last = Math.max(this.#last + 1, Date.now() * 1000);
      const key = String(this.#last).padStart(20, '0');
      const value: Row = {
        at: { N: String(Date.now()) },
        ...(before && { before: { M: before } }),
        ...(after && { after: { M: after } }),
      };
      for (const { id } of streams) {
        notes.push({ type: 'put', sublevel: this.files.changes(id), key, value });
      }
    }
    return notes;
  }

  /** Tells the listeners about changes. */
  tell(changes: readonly RowChange[]): void {
    for (const { table } of changes) {
      for (const { id } of this.#streamsOf(table)) this.#listeners.get(id)?.();
    }
  }

  /** Returns the oldest changes of a stream. */
  async next({ id }: StreamDefinition, limit: number): Promise<Change[]> {
    const kept = await this.files.changes(id).iterator({ limit }).all();
    return kept.map(([key, { at, before, after }]) => ({
      key,
      at: at && 'N' in at ? Number(at.N) : 0,
      before: before && 'M' in before ? before.M : undefined,
      after: after && 'M' in after ? after.M : undefined,
    }));
  }

  /** Forgets changes that a stream's function has handled. */
  remove({ id }: StreamDefinition, changes: readonly Change[]): Promise<void> {
    const sublevel = this.files.changes(id);
    return this.files.write(changes.map(({ key }) => ({ type: 'del', sublevel, key })));
  }

  #streamsOf(table: string): StreamDefinition[] {
    return this.streams.filter((stream) => stream.table === table);
  }
}

// As JSON, because the table engine's objects have no prototype.
function isSame(a: Row | undefined, b: Row | undefined): boolean {
  if (!a || !b) return a === b;
  return isDeepStrictEqual(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b)));
}
