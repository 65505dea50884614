import { KeyedLock } from '../../core/keyed-lock';
import type { Row } from './attribute-value';
import { commit, type RowChange } from './commit';
import type { ConsumedUnits } from './consumed-units';
import { DynamoDbError, toDynamoDbError } from './errors';
import type { Call } from './inputs';
import { Meter } from './meter';
import { Operation, type Storage } from './operation';
import { lockKeyOf } from './lock-key';
import { checkInput, perform } from './run-operation';

/** An operation on one row. */
interface RowCall extends Call {
  TableName: string;
  Key?: Row;
}

export interface TransactionWrite {
  kind: 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'ConditionCheck';
  input: RowCall;
}

/** Why one part of a transaction cancels it, in DynamoDB's format. */
export interface CancellationReason {
  Code: 'None' | 'ConditionalCheckFailed' | 'TransactionConflict' | 'ValidationError';
  Message?: string;
  /** The row that a condition refused, if requested. */
  Item?: Row;
}

/** DynamoDB's TransactionCanceledException, with the reason of each part, in order. */
export class TransactionCancelled extends DynamoDbError {
  constructor(readonly reasons: readonly CancellationReason[]) {
    const codes = reasons.map(({ Code }) => Code).join(', ');
    super(
      'TransactionCanceledException',
      `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    );
  }
}

const maxItems = 100;
const maxBytes = 4 * 1024 * 1024;
const none: CancellationReason = { Code: 'None' };
const conflict: CancellationReason = {
  Code: 'TransactionConflict',
  Message: 'Transaction is ongoing for the item',
};

/**
 * Writes all rows at once. Throws TransactionCancelled, and writes none, if a condition fails or another transaction is
 * writing one of the rows. Calls `consumed` with the units in both cases.
 */
export async function writeTogether(
  storage: Storage,
  writes: readonly TransactionWrite[],
  consumed?: (units: ConsumedUnits) => void,
): Promise<void> {
  const lockKeys = lockKeysOf(
    storage,
    writes.map(({ input }) => input),
  );
  const conflicts = lockKeys.map((lockKey) => storage.inTransaction.has(lockKey));
  const claimed = conflicts.includes(true) ? [] : lockKeys;
  // A transaction that will be canceled only reads, so it doesn't wait for locks.
  const stepStorage = claimed.length > 0 ? storage : { ...storage, locks: new KeyedLock() };
  const steps = writes.map((write) => stepOf(stepStorage, write));
  for (const lockKey of claimed) storage.inTransaction.add(lockKey);
  try {
    const refusals = await performAll(steps);
    const reasons = steps.map((step, index) =>
      conflicts[index] ? conflict : (refusals.get(step) ?? none),
    );
    const isCancelled = reasons.some((reason) => reason !== none);
    if (!isCancelled) checkSize(steps);
    const writeUnits = steps.reduce((sum, step) => sum + unitsOf(step, storage, isCancelled), 0);
    consumed?.({ readUnits: 0, writeUnits });
    if (isCancelled) throw new TransactionCancelled(reasons);
    await commit(
      storage,
      steps.flatMap(({ kind, staged }) => (kind === 'ConditionCheck' ? [] : staged)),
    );
  } finally {
    for (const { operation } of steps) operation.end();
    for (const lockKey of claimed) storage.inTransaction.delete(lockKey);
  }
}

/** Returns each row's lock key. Throws DynamoDbError for a wrong table or key, a repeated row, or too many rows. */
function lockKeysOf({ tables }: Storage, inputs: readonly RowCall[]): string[] {
  if (inputs.length === 0 || inputs.length > maxItems) {
    throw invalid(
      `1 validation error detected: Value at 'transactItems' failed to satisfy constraint: Member must have length between 1 and ${maxItems}`,
    );
  }
  const lockKeys = inputs.map((input) => lockKeyOf(tables, input));
  if (new Set(lockKeys).size < lockKeys.length) {
    throw invalid('Transaction request cannot include multiple operations on one item');
  }
  return lockKeys;
}

/** One part of a transaction: its operation holds the row's lock until it ends. */
type Step = ReturnType<typeof stepOf>;

function stepOf(storage: Storage, { kind, input }: TransactionWrite) {
  // A check is a deletion that isn't committed.
  const name = kind === 'ConditionCheck' ? 'DeleteItem' : kind;
  const meter = new Meter();
  const staged: RowChange[] = [];
  const operation = new Operation(storage, { mayLag: false, meter, staged });
  return { kind, name, input, data: checkInput(name, input), meter, staged, operation };
}

/** Performs each step without writing. Returns why steps are refused. */
async function performAll(steps: readonly Step[]): Promise<Map<Step, CancellationReason>> {
  const refusals = new Map<Step, CancellationReason>();
  for (const step of steps) {
    await perform(step.operation, step.name, step.data).catch((error: unknown) => {
      refusals.set(step, refusalOf(error, step));
    });
  }
  return refusals;
}

function refusalOf(error: unknown, { input, meter }: Step): CancellationReason {
  const { code, message: Message } = toDynamoDbError(error);
  if (code === 'ValidationException') return { Code: 'ValidationError', Message };
  if (code !== 'ConditionalCheckFailedException') throw error;
  const returnsRow = input.ReturnValuesOnConditionCheckFailure === 'ALL_OLD';
  const Item = returnsRow ? meter.existing : undefined;
  return { Code: 'ConditionalCheckFailed', Message, ...(Item && { Item }) };
}

// A canceled transaction, or a check, costs as much as writing the table, but its indexes aren't touched.
function unitsOf({ kind, input, meter }: Step, { tables }: Storage, isCancelled: boolean): number {
  const table = tables.get(input.TableName);
  if (!table || isCancelled || kind === 'ConditionCheck') {
    return meter.refusedTransactionalUnits(input);
  }
  return meter.transactionalUnits(table);
}

function checkSize(steps: readonly Step[]): void {
  const bytes = steps.reduce((sum, { meter }) => sum + meter.largest, 0);
  if (bytes > maxBytes) {
    throw invalid('The aggregate size of the items in the transaction exceeds 4 MB');
  }
}

function invalid(message: string): DynamoDbError {
  return new DynamoDbError('ValidationException', message);
}
