import type { StreamDefinition, TableDefinition } from '../../assembly/definition';
import { diskErrorOf } from '../../core/disk-error';
import type { Log } from '../../core/log';
import type { Row } from './attribute-value';
import { checkBatch, type WriteBatch } from './batch-writes';
import type { ConsumedUnits } from './consumed-units';
import type { OperationOutput } from './operation-output';
import { DynamoDbError, toDynamoDbError } from './errors';
import type { IndexLag } from './index-lag';
import type { Call, Inputs, OperationName } from './inputs';
import { loadRows } from './load-rows';
import { Meter } from './meter';
import { migrateTable } from './migration';
import type { Storage } from './operation';
import { runOperation } from './run-operation';
import { KeyedLock } from '../../core/keyed-lock';
import type { ChangeLog } from './streams/change-log';
import { describeTable } from './table-description';
import { TableFiles } from './table-files';
import { readTogether, writeTogether, type RowCall, type TransactionWrite } from './transactions';

/** An embedded DynamoDB without its HTTP API. */
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
  /** Runs an operation as `execute` does, with an input of which only the members of `Call` are checked. */
  call(
    operation: OperationName,
    input: Call,
    consumed?: (units: ConsumedUnits) => void,
  ): Promise<OperationOutput>;
  /** Writes rows, each by itself, after all are checked. Throws DynamoDbError. */
  writeBatch(batch: WriteBatch, consumed?: (units: ConsumedUnits) => void): Promise<void>;
  /** Writes all rows or none, or reads rows of one moment. Throws DynamoDbError. */
  transact: {
    write(
      writes: readonly TransactionWrite[],
      consumed?: (units: ConsumedUnits) => void,
    ): Promise<void>;
    read(inputs: readonly RowCall[]): ReturnType<typeof readTogether>;
  };
  /** Writes many rows in one batch, for benchmarks and tests. Throws DynamoDbError for an invalid row. */
  load(table: string, rows: Row[]): Promise<void>;
  /** Returns a table's rows one by one, in no particular order. */
  rows(table: string): AsyncIterable<Row>;
  /** What functions that follow tables have yet to get; undefined if none does. */
  changes: ChangeLog | undefined;
  /** Ends what is running, refuses everything else, and closes the tables. */
  close(): Promise<void>;
}

/** Opens the tables in `folder`, creating or migrating them if needed. Throws CorruptStateError. */
export async function openTableStore(options: {
  folder: string;
  tables: TableDefinition[];
  log: Log;
  indexLag?: IndexLag | undefined;
  streams?: readonly StreamDefinition[];
}): Promise<TableStore> {
  const tables = new Map(options.tables.map((table) => [table.name, describeTable(table)]));
  const files = await TableFiles.open(options.folder, options.log);
  for (const table of tables.values()) await migrateTable(files, table, options.log);
  const changes = await openChanges(files, options.streams ?? []);
  const storage: Storage = {
    files,
    locks: new KeyedLock(),
    inTransaction: new Set(),
    tables,
    lag: options.indexLag,
    log: changes,
  };
  const running = new Set<Promise<unknown>>();
  let isClosing = false;
  const guarded = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    // A resolver may go on after its response was sent.
    if (isClosing) throw new DynamoDbError('InternalServerError', 'The emulator is stopping.');
    const operation = work();
    running.add(operation);
    try {
      return await operation;
    } catch (error) {
      const known = toDynamoDbError(error);
      if (known.code === 'InternalServerError' && !diskErrorOf(error)) {
        options.log.error(`The table store failed in ${name}`, error);
      }
      throw known;
    } finally {
      running.delete(operation);
    }
  };
  const call: TableStore['call'] = (name, input, consumed) =>
    guarded(name, async () => {
      const meter = consumed && new Meter();
      try {
        const output = await runOperation(storage, name, input, meter);
        if (meter) consumed(meter.units(name, input, output, tables));
        return output;
      } catch (error) {
        throw meter ? refused(error, { input, meter, consumed }) : error;
      }
    });
  return {
    changes,
    call,
    execute: call,
    async writeBatch(batch, consumed) {
      const writes = await guarded('BatchWriteItem', async () => checkBatch(tables, batch));
      await Promise.all(
        writes.map((write) => call('Item' in write ? 'PutItem' : 'DeleteItem', write, consumed)),
      );
    },
    transact: {
      write: (writes, consumed) =>
        guarded('TransactWriteItems', () => writeTogether(storage, writes, consumed)),
      read: (inputs) => guarded('TransactGetItems', () => readTogether(storage, inputs)),
    },
    load: (table, rows) => loadRows(storage, table, rows),
    rows: (table) => files.rows(table).values(),
    async close() {
      isClosing = true;
      await Promise.allSettled(running);
      await files.close();
    },
  };
}

/** Opens the log of changes, whose code is loaded only if a function follows a table. */
async function openChanges(
  files: TableFiles,
  streams: readonly StreamDefinition[],
): Promise<ChangeLog | undefined> {
  if (streams.length === 0) return undefined;
  const { ChangeLog } = await import('./streams/change-log');
  return ChangeLog.open(files, streams);
}

/** Counts a write that a condition refused, and adds the row if it was asked for. */
function refused(
  error: unknown,
  parts: { input: Call; meter: Meter; consumed: (units: ConsumedUnits) => void },
): unknown {
  const { input, meter, consumed } = parts;
  const { code, message } = toDynamoDbError(error);
  if (code !== 'ConditionalCheckFailedException') return error;
  consumed(meter.refusedUnits(input));
  if (input.ReturnValuesOnConditionCheckFailure !== 'ALL_OLD' || !meter.existing) return error;
  return new DynamoDbError(code, message, { cause: error }, { Item: meter.existing });
}
