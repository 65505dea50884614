import type { Row } from './attribute-value';
import type { RowStream } from './row-stream';
import type { TableDescription } from './table-description';

type Done<T = void> = (error: unknown, value?: T) => void;

export interface RangeOptions {
  gt?: string;
  gte?: string;
  lt?: string;
  lte?: string;
  reverse?: boolean;
  limit?: number;
}

/** The rows of a table or index, in key order. */
export interface RowSpace {
  get(key: string, done: Done<Row>): void;
  put(key: string, row: Row, done: Done): void;
  del(key: string, done: Done): void;
  createValueStream(range: RangeOptions): RowStream;
  lock(key: string, work: (release: <T>(done: T) => T) => void): void;
}

/** The storage interface that dynalite's operations expect. */
export interface RowSpaces {
  options: { maxItemSize: number };
  getTable(
    name: string,
    ...rest: [Done<TableDescription>] | [boolean, Done<TableDescription>]
  ): void;
  getItemDb(table: string): RowSpace;
  getIndexDb(kind: string, table: string, index: string): RowSpace;
}
