import type { Clock } from '../../core/clock';
import type { Row } from './attribute-value';
import type { RangeOptions } from './row-spaces';
import type { ChunkReader } from './row-stream';
import type { RowSublevel, RowWrite } from './table-files';

interface Change {
  at: number;
  /** The row that the write replaced or deleted, if any. */
  before: Row | undefined;
}

/**
 * Makes writes visible only after a delay, as in DynamoDB, where indexes lag behind their tables, and eventually
 * consistent reads may be served by a replica. The files are always current: recent writes are hidden from reads.
 */
export class IndexLag {
  /** The recent changes of each table and index, by key, oldest first. */
  readonly #recent = new Map<RowSublevel, Map<string, Change[]>>();

  constructor(
    private readonly lagMs: number,
    private readonly clock: Clock,
  ) {}

  /** Remembers the rows that `writes` are about to replace. The caller holds the lock of their table row. */
  async remember(writes: readonly RowWrite[]): Promise<void> {
    for (const { sublevel, key } of writes) {
      const before = await sublevel.get(key);
      const changes = this.#recent.get(sublevel) ?? new Map<string, Change[]>();
      const keyChanges = [...(changes.get(key) ?? []), { at: this.clock.now().getTime(), before }];
      this.#recent.set(sublevel, changes.set(key, keyChanges));
    }
  }

  /** Returns a row as it was before the delay. */
  async get(space: RowSublevel, key: string): Promise<Row | undefined> {
    const past = this.#rowsBeforeLag(space);
    return past.has(key) ? past.get(key) : space.get(key);
  }

  /** Returns the rows of a table or index as they were before the delay. */
  values(space: RowSublevel, range: RangeOptions): ChunkReader {
    const past = this.#rowsBeforeLag(space);
    return past.size === 0
      ? space.values(range)
      : chunksOf(replaceRows(space.iterator({ ...range, limit: -1 }), past, range));
  }

  /** Returns the earlier state of each key that changed during the delay. Forgets older changes. */
  #rowsBeforeLag(space: RowSublevel): Map<string, Row | undefined> {
    const now = this.clock.now().getTime();
    const changes = this.#recent.get(space) ?? new Map<string, Change[]>();
    const past = new Map<string, Row | undefined>();
    for (const [key, keyChanges] of changes) {
      // Moving the clock back must not hide rows for longer.
      const hidden = keyChanges.filter(({ at }) => now - at >= 0 && now - at < this.lagMs);
      if (hidden.length === 0) changes.delete(key);
      else past.set(key, changes.set(key, hidden).get(key)?.[0]?.before);
    }
    return past;
  }
}

/** Yields the entries' rows in key order, with the rows of `past` instead of the current ones. */
async function* replaceRows(
  entries: AsyncIterable<[string, Row]>,
  past: ReadonlyMap<string, Row | undefined>,
  range: RangeOptions,
): AsyncGenerator<Row> {
  const direction = range.reverse ? -1 : 1;
  const order = (a: string, b: string): number => direction * (a < b ? -1 : 1);
  const waiting = [...past]
    .filter(([key]) => isInRange(key, range))
    .toSorted(([a], [b]) => order(a, b));
  for await (const [key, row] of entries) {
    while (waiting[0] && order(waiting[0][0], key) < 0) {
      const [, earlier] = waiting.shift() ?? [];
      if (earlier) yield earlier;
    }
    if (!past.has(key)) yield row;
  }
  for (const [, earlier] of waiting) if (earlier) yield earlier;
}

function isInRange(key: string, { gt, gte, lt, lte }: RangeOptions): boolean {
  return (
    (gt === undefined || key > gt) &&
    (gte === undefined || key >= gte) &&
    (lt === undefined || key < lt) &&
    (lte === undefined || key <= lte)
  );
}

function chunksOf(rows: AsyncGenerator<Row>): ChunkReader {
  return {
    async nextv(size) {
      const chunk: Row[] = [];
      while (chunk.length < size) {
        const { value, done } = await rows.next();
        if (done) break;
        chunk.push(value);
      }
      return chunk;
    },
    close: async () => void (await rows.return(undefined)),
  };
}
