import rowRules from 'dynalite/db/index.js';
import validations from 'dynalite/validations/index.js';
import type { TableDefinition } from '../../assembly/definition';
import { diskErrorOf } from '../../core/disk-error';
import type { Log } from '../../core/log';
import type { Row } from './attribute-value';
import type { ConsumedUnits } from './consumed-units';
import type { OperationOutput } from './operation-output';
import { DynamoDbError, toDynamoDbError } from './errors';
import type { IndexLag } from './index-lag';
import { indexWrites } from './index-writes';
import { checkKeyConditions, checkRowKeys } from './key-limits';
import type { Inputs, OperationName } from './inputs';
import { Meter } from './meter';
import { migrateTable } from './migration';
import { Operation, type Storage } from './operation';
import { operations } from './operations';
import { KeyedLock } from '../../core/keyed-lock';
import { describeTable } from './table-description';
import { TableFiles, type RowWrite } from './table-files';

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
  /** Writes many rows in one batch, for benchmarks and tests. Throws DynamoDbError for an invalid row. */
  load(table: string, rows: Row[]): Promise<void>;
  /** Returns a table's rows one by one, in no particular order. */
  rows(table: string): AsyncIterable<Row>;
  /** Ends what is running, refuses everything else, and closes the tables. */
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
  const storage: Storage = { files, locks: new KeyedLock(), tables, lag: options.indexLag };
  const running = new Set<Promise<OperationOutput>>();
  let isClosing = false;
  return {
    async execute(name, input, consumed) {
      // A resolver may go on after its response was sent.
      if (isClosing) throw new DynamoDbError('InternalServerError', 'The emulator is stopping.');
      const meter = consumed && new Meter();
      try {
        const operation = run(storage, name, input, meter);
        running.add(operation);
        const output = await operation.finally(() => running.delete(operation));
        if (meter) consumed(meter.units(name, input, output, tables));
        return output;
      } catch (error) {
        const known = toDynamoDbError(error);
        if (meter && known.code === 'ConditionalCheckFailedException') {
          consumed(meter.refusedUnits(input));
        }
        if (known.code === 'InternalServerError' && !diskErrorOf(error)) {
          options.log.error(`The table store failed in ${name}`, error);
        }
        throw known;
      }
    },
    load: (table, rows) => load(storage, table, rows),
    rows: (table) => files.rows(table).values(),
    async close() {
      isClosing = true;
      await Promise.allSettled(running);
      await files.close();
    },
  };
}

async function run<Name extends OperationName>(
  storage: Storage,
  name: Name,
  input: Inputs[Name],
  meter: Meter | undefined,
): Promise<OperationOutput> {
  const { run: action, rules } = operations[name];
  const operation = new Operation(storage, mayLag(name, input), meter);
  try {
    const data = validations.checkTypes({ ...input }, rules.types);
    validations.checkValidations(data, rules.types, rules.custom, operation);
    if (name === 'Query') checkKeyConditions(data['KeyConditions']);
    const output = new Promise<OperationOutput>((resolve, reject) => {
      action(operation, data, (error, result) => (error ? reject(error) : resolve(result ?? {})));
    });
    return await Promise.race([output, operation.failure]);
  } finally {
    operation.end();
  }
}

const reads: ReadonlySet<OperationName> = new Set(['GetItem', 'Query', 'Scan']);

/** Whether an operation reads and doesn't ask for consistency. Each table of a batch asks for itself. */
function mayLag(name: OperationName, input: Inputs[OperationName]): boolean {
  if ('RequestItems' in input) {
    return Object.values(input.RequestItems).every(({ ConsistentRead }) => !ConsistentRead);
  }
  return reads.has(name) && !('ConsistentRead' in input && input.ConsistentRead);
}

async function load(storage: Storage, name: string, rows: Row[]): Promise<void> {
  const table = storage.tables.get(name);
  if (!table) throw new DynamoDbError('ResourceNotFoundException', `Table ${name} not found`);
  const space = storage.files.rows(name);
  const byKey = new Map<string, Row>();
  for (const row of rows) {
    const problem = rowRules.validateItem(row, table);
    if (problem) throw toDynamoDbError(problem);
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
