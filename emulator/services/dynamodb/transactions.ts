import { KeyedLock } from '../../core/keyed-lock';
import type { Row } from './attribute-value';
import { commit, type RowChange } from './commit';
import type { ConsumedUnits } from './consumed-units';
import { DynamoDbError, toDynamoDbError } from './errors';
import type { Call } from './inputs';
import { Meter } from './meter';
import { Operation, type Storage } from './operation';
import { placeOf } from './row-place';
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

/** Why one part of a transaction cancels it, in DynamoDB's form. */
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

const mostItems = 100;
const mostBytes = 4 * 1024 * 1024;
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
  const places = checkPlaces(
    storage,
    writes.map(({ input }) => input),
  );
  const conflicts = places.map((place) => storage.inTransaction.has(place));
  const held = conflicts.includes(true) ? [] : places;
  // A transaction that will be canceled only reads, so it doesn't wait for locks.
  const read = held.length > 0 ? storage : { ...storage, locks: new KeyedLock() };
  const steps = writes.map((write, index) => stepOf(read, write, places[index] ?? ''));
  for (const place of held) storage.inTransaction.add(place);
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
    for (const place of held) storage.inTransaction.delete(place);
  }
}

/** Returns where each row is. Throws DynamoDbError if a table or key is wrong, two rows are the same, or there are too many. */
function checkPlaces({ tables }: Storage, inputs: readonly RowCall[]): string[] {
  if (inputs.length === 0 || inputs.length > mostItems) {
    throw invalid(
      `1 validation error detected: Value at 'transactItems' failed to satisfy constraint: Member must have length between 1 and ${mostItems}`,
    );
  }
  const places = inputs.map((input) => placeOf(tables, input));
  if (new Set(places).size < places.length) {
    throw invalid('Transaction request cannot include multiple operations on one item');
  }
  return places;
}

/** One part of a transaction: its operation holds the row's lock until it ends. */
type Step = ReturnType<typeof stepOf>;

function stepOf(storage: Storage, { kind, input }: TransactionWrite, place: string) {
  // A check is a deletion that isn't carried out.
  const name = kind === 'ConditionCheck' ? 'DeleteItem' : kind;
  const meter = new Meter();
  const staged: RowChange[] = [];
  const operation = new Operation(storage, { mayLag: false, meter, staged });
  return { kind, name, input, data: checkInput(name, input), meter, staged, operation, place };
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
  const isWanted = input.ReturnValuesOnConditionCheckFailure === 'ALL_OLD';
  const found = isWanted ? meter.existing : undefined;
  return { Code: 'ConditionalCheckFailed', Message, ...(found && { Item: found }) };
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
  if (bytes > mostBytes) {
    throw invalid('The aggregate size of the items in the transaction exceeds 4 MB');
  }
}

function invalid(message: string): DynamoDbError {
  return new DynamoDbError('ValidationException', message);
}
