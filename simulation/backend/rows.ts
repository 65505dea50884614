import type { VirtualTime } from '../virtual-time';

/** A row as the table stores it. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string };

export const MODELS = [
  'UserProfile',
  'CompletedTask',
  'Tasks',
  'UserTaskSelection',
  'ClosedAccount',
] as const;

export type Model = (typeof MODELS)[number];

/** A table: read by key, it has every write at once; its indexes follow later. */
export class Table {
  readonly #time: VirtualTime;
  readonly #rows = new Map<string, Row>();
  readonly #indexed = new Map<string, Row>();

  constructor(time: VirtualTime) {
    this.#time = time;
  }

  get(id: string): Row | undefined {
    return this.#rows.get(id);
  }

  /** Every row, without delay. */
  all(): Row[] {
    return [...this.#rows.values()];
  }

  /** The rows that the indexes list by now. */
  indexed(): Row[] {
    return [...this.#indexed.values()];
  }

  /** Stores a row, or deletes it if `row` is undefined. The indexes follow after `lag` milliseconds. */
  write(id: string, row: Row | undefined, lag: number): void {
    put(this.#rows, id, row);
    // What is indexed last is what is stored last: a row is never indexed as it was before.
    const follow = () => put(this.#indexed, id, this.#rows.get(id));
    if (lag === 0) follow();
    else this.#time.after(lag, follow);
  }
}

function put(rows: Map<string, Row>, id: string, row: Row | undefined): void {
  if (row) rows.set(id, row);
  else rows.delete(id);
}
