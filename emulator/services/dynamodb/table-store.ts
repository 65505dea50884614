import rowRules from 'dynalite/db/index.js';
import validations from 'dynalite/validations/index.js';
import type { TableDefinition } from '../../assembly/definition';
import type { Log } from '../../core/log';
import type { Row } from './attribute-value';
import type { Answer } from './answer';
import { DynamoDbError, toDynamoDbError } from './errors';
import { indexWrites } from './index-writes';
import type { Inputs, OperationName } from './inputs';
import { migrateTable } from './migration';
import { Operation, type Storage } from './operation';
import { operations } from './operations';
import { KeyedLock } from '../../core/keyed-lock';
import { describeTable } from './table-description';
import { TableFiles, type RowWrite } from './table-files';

/** DynamoDB on this machine, without its HTTP: the synthesized tables and their rows. */
export interface TableStore {
  /** Runs an operation; a resolved write is on disk, index rows included. Throws DynamoDbError. */
  execute<Name extends OperationName>(operation: Name, input: Inputs[Name]): Promise<Answer>;
  /** Puts many rows in one step, for seeds and benchmarks. Throws DynamoDbError for a bad row. */
  load(table: string, rows: Row[]): Promise<void>;
  close(): Promise<void>;
}

/** Opens the tables in `folder`, making and migrating them as defined. Throws CorruptStateError. */
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
): Promise<Answer> {
  const { run: action, rules } = operations[name];
  const operation = new Operation(storage);
  try {
    const data = validations.checkTypes({ ...input }, rules.types);
    validations.checkValidations(data, rules.types, rules.custom, operation);
    const answer = new Promise<Answer>((resolve, reject) => {
      action(operation, data, (error, result) => (error ? reject(error) : resolve(result ?? {})));
    });
    return await Promise.race([answer, operation.failure]);
  } finally {
    operation.end();
  }
}

async function load(storage: Storage, name: string, rows: Row[]): Promise<void> {
  const table = storage.tables.get(name);
  if (!table) throw new DynamoDbError('ResourceNotFoundException', `There is no table ${name}`);
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
