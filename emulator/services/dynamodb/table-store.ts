import rowRules from 'dynalite/db/index.js';
import validations from 'dynalite/validations/index.js';
import type { TableDefinition } from '../../assembly/definition';
import type { Log } from '../../core/log';
import type { Row } from './attribute-value';
import type { OperationOutput } from './operation-output';
import { DynamoDbError, toDynamoDbError } from './errors';
import { indexWrites } from './index-writes';
import type { Inputs, OperationName } from './inputs';
import { migrateTable } from './migration';
import { Operation, type Storage } from './operation';
import { operations } from './operations';
import { KeyedLock } from '../../core/keyed-lock';
import { describeTable } from './table-description';
import { TableFiles, type RowWrite } from './table-files';

/** An embedded DynamoDB without its HTTP API. */
export interface TableStore {
  /** Runs an operation. A resolved write is on disk, including its index rows. Throws DynamoDbError. */
  execute<Name extends OperationName>(
    operation: Name,
    input: Inputs[Name],
  ): Promise<OperationOutput>;
  /** Writes many rows in one batch, for benchmarks and tests. Throws DynamoDbError for an invalid row. */
  load(table: string, rows: Row[]): Promise<void>;
  close(): Promise<void>;
}

/** Opens the tables in `folder`, creating or migrating them if needed. Throws CorruptStateError. */
export async function openTableStore(options: {
  folder: string;
  tables: TableDefinition[];
  log: Log;
}): Promise<TableStore> {
  const tables = new Map(options.tables.map((table) => [table.name, describeTable(table)]));
  const files = await TableFiles.open(options.folder);
  for (const table of tables.values()) await migrateTable(files, table, options.log);
  const storage: Storage = { files, locks: new KeyedLock(), tables };
  return {
    async execute(name, input) {
      try {
        return await run(storage, name, input);
      } catch (error) {
        const known = toDynamoDbError(error);
        if (known.code === 'InternalServerError') {
          options.log.error(`The table store failed in ${name}`, error);
        }
        throw known;
      }
    },
    load: (table, rows) => load(storage, table, rows),
    close: () => files.close(),
  };
}

async function run<Name extends OperationName>(
  storage: Storage,
  name: Name,
  input: Inputs[Name],
): Promise<OperationOutput> {
  const { run: action, rules } = operations[name];
  const operation = new Operation(storage);
  try {
    const data = validations.checkTypes({ ...input }, rules.types);
    validations.checkValidations(data, rules.types, rules.custom, operation);
    const output = new Promise<OperationOutput>((resolve, reject) => {
      action(operation, data, (error, result) => (error ? reject(error) : resolve(result ?? {})));
    });
    return await Promise.race([output, operation.failure]);
  } finally {
    operation.end();
  }
}

async function load(storage: Storage, name: string, rows: Row[]): Promise<void> {
  const table = storage.tables.get(name);
  if (!table) throw new DynamoDbError('ResourceNotFoundException', `Table ${name} not found`);
  const space = storage.files.rows(name);
  const byKey = new Map<string, Row>();
  for (const row of rows) {
    const problem = rowRules.validateItem(row, table);
    if (problem) throw toDynamoDbError(problem);
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
