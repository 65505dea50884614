import type { Row } from './attribute-value';
import { commit, type RowChange } from './commit';
import type { ConsumedUnits } from './consumed-units';
import { DynamoDbError, toDynamoDbError } from './errors';
import type { Call } from './inputs';
import { Meter } from './meter';
import { Operation, type Storage } from './operation';
import type { OperationOutput } from './operation-output';
import { placeOf } from './row-place';
import { checkInput, perform, runOperation } from './run-operation';

/** An operation on one row. */
export interface RowCall extends Call {
  TableName: string;
  Key?: Row;
}

export interface TransactionWrite {
  kind: 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'ConditionCheck';
  input: RowCall;
}

/** Transactions cost twice as much. */
const unitsFactor = 2;

/**
 * Writes all rows at once, or none if a condition fails. Returns the units. Throws DynamoDB's
 * TransactionCanceledException with each write's reason.
 */
export async function writeTogether(
  storage: Storage,
  writes: readonly TransactionWrite[],
): Promise<ConsumedUnits> {
  const places = checkPlaces(
    storage,
    writes.map(({ input }) => input),
  );
  const steps = writes.map(({ kind, input }, index) => {
    // A check is a deletion that isn't carried out.
    const name = kind === 'ConditionCheck' ? 'DeleteItem' : kind;
    const meter = new Meter();
    const staged: RowChange[] = [];
    const operation = new Operation(storage, { mayLag: false, meter, staged });
    const data = checkInput(name, input);
    return {
      kind,
      name,
      input,
      data,
      meter,
      staged,
      operation,
      place: places[index] ?? '',
    } as const;
  });
  const reasons = new Map<(typeof steps)[number], object>();
  try {
    // Locks are taken in one order, so that two transactions never wait for each other.
    for (const step of steps.toSorted((a, b) => (a.place < b.place ? -1 : 1))) {
      await perform(step.operation, step.name, step.data).catch((error: unknown) => {
        reasons.set(step, reasonOf(error, step));
      });
    }
    if (reasons.size > 0) throw cancelled(steps.map((step) => reasons.get(step)));
    const changes = steps.flatMap(({ kind, staged }) => (kind === 'ConditionCheck' ? [] : staged));
    await commit(storage, changes);
  } finally {
    for (const { operation } of steps) operation.end();
  }
  let writeUnits = 0;
  for (const { kind, name, input, meter } of steps) {
    const units =
      kind === 'ConditionCheck'
        ? meter.refusedUnits({})
        : meter.units(name, input, {}, storage.tables);
    writeUnits += unitsFactor * units.writeUnits;
  }
  return { readUnits: 0, writeUnits };
}

/** Reads rows while none of them is written. */
export async function readTogether(
  storage: Storage,
  inputs: readonly RowCall[],
): Promise<{ outputs: OperationOutput[]; units: ConsumedUnits }> {
  let readUnits = 0;
  const read = async (input: RowCall) => {
    const meter = new Meter();
    const call = { ...input, ConsistentRead: true };
    const output = await runOperation(storage, 'GetItem', call, meter);
    readUnits += unitsFactor * meter.units('GetItem', call, output, storage.tables).readUnits;
    return output;
  };
  const work = () => Promise.all(inputs.map(read));
  const locked = checkPlaces(storage, inputs)
    .sort()
    .reduceRight<typeof work>((inner, place) => () => storage.locks.run(place, inner), work);
  return { outputs: await locked(), units: { readUnits, writeUnits: 0 } };
}

/** Returns where each row is. Throws DynamoDbError if a table or key is wrong, or two rows are the same. */
function checkPlaces({ tables }: Storage, inputs: readonly RowCall[]): string[] {
  const places = inputs.map((input) => placeOf(tables, input));
  if (new Set(places).size < places.length) {
    throw new DynamoDbError(
      'ValidationException',
      'Transaction request cannot include multiple operations on one item',
    );
  }
  return places;
}

function reasonOf(error: unknown, { input, meter }: { input: RowCall; meter: Meter }): object {
  const { code, message } = toDynamoDbError(error);
  if (code !== 'ConditionalCheckFailedException') throw error;
  const wanted = input.ReturnValuesOnConditionCheckFailure === 'ALL_OLD';
  return {
    Code: 'ConditionalCheckFailed',
    Message: message,
    ...(wanted && meter.existing && { Item: meter.existing }),
  };
}

function cancelled(reasons: readonly (object | undefined)[]): DynamoDbError {
  const codes = reasons.map((reason) => (reason ? 'ConditionalCheckFailed' : 'None'));
  return new DynamoDbError(
    'TransactionCanceledException',
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes.join(', ')}]`,
    {},
    { CancellationReasons: reasons.map((reason) => reason ?? { Code: 'None' }) },
  );
}
