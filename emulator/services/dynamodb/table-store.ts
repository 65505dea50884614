import rowRules from 'dynalite/db/index.js';
import type { TableDefinition } from '../../assembly/definition';
import { diskErrorOf } from '../../core/disk-error';
import { KeyedLock } from '../../core/keyed-lock';
import type { Log } from '../../core/log';
import type { Row } from './attribute-value';
import type { ConsumedUnits } from './consumed-units';
import { DynamoDbError, toDynamoDbError } from './errors';
import type { IndexLag } from './index-lag';
import { indexWrites } from './index-writes';
import type { Call, Inputs, OperationName } from './inputs';
import { checkRowKeys } from './key-limits';
import { Meter } from './meter';
import { migrateTable } from './migration';
import type { Storage } from './operation';
import type { OperationOutput } from './operation-output';
import { runOperation } from './run-operation';
import { describeTable } from './table-description';
import { TableFiles, type RowWrite } from './table-files';
import { writeTogether, type TransactionWrite } from './transactions';

/** An embedded DynamoDB. */
export interface TableStore {
  /**
   * Runs an operation. A resolved write is on disk, including its index rows. Calls `consumed` with the
   * units DynamoDB would charge, before it resolves or throws. Throws DynamoDbError.
   */
  execute<Name extends OperationName>(
    operation: Name,
    input: Inputs[Name],
    consumed?: (units: ConsumedUnits) => void,
  ): Promise<OperationOutput>;
  /** Writes all rows or none. Throws DynamoDbError. */
  transact(
    writes: readonly TransactionWrite[],
    consumed?: (units: ConsumedUnits) => void,
  ): Promise<void>;
  /** Writes many rows in one batch, for benchmarks and tests. Throws DynamoDbError for an invalid row. */
  load(table: string, rows: Row[]): Promise<void>;
  /** Returns a table's rows one by one, in no particular order. */
  rows(table: string): AsyncIterable<Row>;
  /** Finishes running operations, refuses new ones, and closes the tables. */
  close(): Promise<void>;
}

/** Opens the tables in `folder`, creating or migrating them if needed. Throws CorruptStateError. */
export async function openTableStore(options: {
  folder: string;
  tables: TableDefinition[];
  log: Log;
  indexLag?: IndexLag | undefined;
}): Promise<TableStore> {
  const tables = new Map(options.tables.map((table) => [table.name, describeTable(table)]));
  const files = await TableFiles.open(options.folder, options.log);
  for (const table of tables.values()) await migrateTable(files, table, options.log);
  const storage: Storage = {
    files,
    locks: new KeyedLock(),
    inTransaction: new Set(),
    tables,
    lag: options.indexLag,
  };
  const running = new Set<Promise<unknown>>();
  let isClosing = false;
  const guarded = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    // A resolver may still run after its response was sent.
    if (isClosing) throw new DynamoDbError('InternalServerError', 'The emulator is stopping.');
    const operation = work();
    running.add(operation);
    try {
      return await operation;
    } catch (error) {
      const failure = toDynamoDbError(error);
      if (failure.code === 'InternalServerError' && !diskErrorOf(error)) {
        options.log.error(`The table store failed in ${name}`, error);
      }
      throw failure;
    } finally {
      running.delete(operation);
    }
  };
  return {
    execute: (name, input: Call, consumed) =>
      guarded(name, async () => {
        const meter = consumed && new Meter();
        try {
          const output = await runOperation(storage, name, input, meter);
          if (meter) consumed(meter.units(name, input, output, tables));
          return output;
        } catch (error) {
          const { code } = toDynamoDbError(error);
          if (meter && code === 'ConditionalCheckFailedException')
            consumed(meter.refusedUnits(input));
          throw error;
        }
      }),
    transact: (writes, consumed) =>
      guarded('TransactWriteItems', () => writeTogether(storage, writes, consumed)),
    load: (table, rows) => loadRows(storage, table, rows),
    rows: (table) => files.rows(table).values(),
    async close() {
      isClosing = true;
      await Promise.allSettled(running);
      await files.close();
    },
  };
}

/** Writes rows in one batch. Throws DynamoDbError for an invalid row. */
async function loadRows(storage: Storage, name: string, rows: Row[]): Promise<void> {
  const table = storage.tables.get(name);
  if (!table) throw new DynamoDbError('ResourceNotFoundException', `Table ${name} not found`);
  const space = storage.files.rows(name);
  const byKey = new Map<string, Row>();
  for (const row of rows) {
    const invalid = rowRules.validateItem(row, table);
    if (invalid) throw toDynamoDbError(invalid);
    checkRowKeys(row, table);
    byKey.set(rowRules.createKey(row, table), row);
  }
  const keys = [...byKey.keys()];
  const before = await space.getMany(keys);
  const writes = [...byKey].flatMap(([key, row], position): RowWrite[] => [
    { type: 'put', sublevel: space, key, value: row },
    ...indexWrites(storage.files, table, before[position], row),
  ]);
  await storage.files.write(writes);
}
