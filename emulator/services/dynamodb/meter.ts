import type { Row } from './attribute-value';
import { type ConsumedUnits, readUnits, unitsOfLarger, writeUnits } from './consumed-units';
import type { Call, OperationName } from './inputs';
import { itemSize } from './item-size';
import type { OperationOutput } from './operation-output';
import type { TableDescription } from './table-description';

const writes = new Set<OperationName>(['DeleteItem', 'PutItem', 'UpdateItem']);

/** Records the rows that one operation reads and writes, and calculates what DynamoDB would charge for it. */
export class Meter {
  readonly #readByKey: { table: string; row: Row | undefined }[] = [];
  readonly #scanned: Row[] = [];
  #written: Row | undefined;

  /** Records a row that was read by key, including one that a write replaces. */
  recordRead(table: string, row: Row | undefined): void {
    this.#readByKey.push({ table, row });
  }

  /** The row that a write replaces, if there is one. */
  get existing(): Row | undefined {
    return this.#readByKey[0]?.row;
  }

  /** Records rows that a Query or Scan read, perhaps more than it evaluates. */
  recordScanned(rows: readonly Row[]): void {
    this.#scanned.push(...rows);
  }

  /** The bytes of the larger row, before or after the write. */
  get largest(): number {
    return Math.max(...[this.existing, this.#written].map((row) => (row ? itemSize(row) : 0)));
  }

  /** Records a row that was written. */
  recordWritten(row: Row): void {
    this.#written = row;
  }

  /** Returns the units of a successful operation. */
  units(
    name: OperationName,
    call: Call,
    { ScannedCount: evaluated }: OperationOutput,
    tables: ReadonlyMap<string, TableDescription>,
  ): ConsumedUnits {
    if (writes.has(name)) {
      const table = tables.get(call.TableName ?? '');
      const units = table ? writeUnits(table, this.existing, this.#written) : 0;
      return { readUnits: 0, writeUnits: units };
    }
    if (evaluated === undefined) return { readUnits: this.#unitsByKey(call), writeUnits: 0 };
    const bytes = this.#scanned.slice(0, evaluated).reduce((sum, row) => sum + itemSize(row), 0);
    return { readUnits: readUnits(bytes, call.ConsistentRead ?? false), writeUnits: 0 };
  }

  /** Returns the units of one write of a transaction: the table's count twice, its indexes' once. */
  transactionalUnits(table: TableDescription): number {
    const [before, after] = [this.existing, this.#written];
    return unitsOfLarger(before, after) + writeUnits(table, before, after);
  }

  /** Returns the units of one part of a canceled transaction, or of a check: those of writing the table, twice. */
  refusedTransactionalUnits({ Item }: Call): number {
    return 2 * unitsOfLarger(this.existing, this.#written ?? Item);
  }

  /** Returns the units of a write whose condition failed. */
  refusedUnits({ Item }: Call): ConsumedUnits {
    return { readUnits: 0, writeUnits: unitsOfLarger(this.existing, Item) };
  }

  // Each row is rounded up separately, even in a batch.
  #unitsByKey({ ConsistentRead, RequestItems }: Call): number {
    return this.#readByKey.reduce((sum, { table, row }) => {
      const consistent = RequestItems?.[table]?.ConsistentRead ?? ConsistentRead ?? false;
      return sum + readUnits(row ? itemSize(row) : 0, consistent);
    }, 0);
  }
}
