import batchGetItem from 'dynalite/actions/batchGetItem.js';
import deleteItem from 'dynalite/actions/deleteItem.js';
import getItem from 'dynalite/actions/getItem.js';
import putItem from 'dynalite/actions/putItem.js';
import query from 'dynalite/actions/query.js';
import scan from 'dynalite/actions/scan.js';
import updateItem from 'dynalite/actions/updateItem.js';
import batchGetItemRules from 'dynalite/validations/batchGetItem.js';
import deleteItemRules from 'dynalite/validations/deleteItem.js';
import getItemRules from 'dynalite/validations/getItem.js';
import validations from 'dynalite/validations/index.js';
import putItemRules from 'dynalite/validations/putItem.js';
import queryRules from 'dynalite/validations/query.js';
import scanRules from 'dynalite/validations/scan.js';
import updateItemRules from 'dynalite/validations/updateItem.js';
import type { OperationName, Call } from './inputs';
import { checkKeyConditions } from './key-limits';
import type { Meter } from './meter';
import { maxItemSize, Operation, type Storage } from './operation';
import type { OperationOutput } from './operation-output';

/** The implementation and validation rules of each operation. */
const operations = {
  BatchGetItem: { run: batchGetItem, rules: batchGetItemRules },
  DeleteItem: { run: deleteItem, rules: deleteItemRules },
  GetItem: { run: getItem, rules: getItemRules },
  PutItem: { run: putItem, rules: putItemRules },
  Query: { run: query, rules: queryRules },
  Scan: { run: scan, rules: scanRules },
  UpdateItem: { run: updateItem, rules: updateItemRules },
} satisfies Record<OperationName, unknown>;

/** Runs one operation on its own. Throws dynalite's errors. */
export async function runOperation(
  storage: Storage,
  name: OperationName,
  input: Call,
  meter?: Meter,
): Promise<OperationOutput> {
  const data = checkInput(name, input);
  const operation = new Operation(storage, { mayLag: mayLag(name, input), meter });
  try {
    return await perform(operation, name, data);
  } finally {
    operation.end();
  }
}

/** Returns an input with its expressions parsed and without unknown members. Throws DynamoDB's ValidationException. */
export function checkInput(name: OperationName, input: Call): Record<string, unknown> {
  const { rules } = operations[name];
  const data = validations.checkTypes({ ...input }, rules.types);
  validations.checkValidations(data, rules.types, rules.custom, { options: { maxItemSize } });
  if (name === 'Query') checkKeyConditions(data['KeyConditions']);
  return data;
}

/** Runs a checked operation. The caller releases its locks. */
export function perform(
  operation: Operation,
  name: OperationName,
  data: Record<string, unknown>,
): Promise<OperationOutput> {
  const output = new Promise<OperationOutput>((resolve, reject) => {
    operations[name].run(operation, data, (error, result) =>
      error ? reject(error) : resolve(result ?? {}),
    );
  });
  return Promise.race([output, operation.failure]);
}

const reads: ReadonlySet<OperationName> = new Set(['GetItem', 'Query', 'Scan']);

/** Whether an operation reads without requesting consistency. In a batch, each table has its own setting. */
function mayLag(name: OperationName, { RequestItems, ConsistentRead }: Call): boolean {
  if (RequestItems) return Object.values(RequestItems).every((table) => !table.ConsistentRead);
  return reads.has(name) && !ConsistentRead;
}
