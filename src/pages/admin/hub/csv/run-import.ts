import { rowInsertion, rowUpdate } from '@/data/admin-list';
import { inBatches, type Outcome, sendEach } from '@/data/batch';
import { isWritable, type PlannedRow, type WritableRow } from '@/domain/csv/import-plan';
import { storedFields } from '@/domain/models/entry';
import type { CatalogModel } from '@/domain/models/field';
import { isConflict, messageFor } from '@/lib/errors';

/** Rows that one request writes: few enough for a response within a second. */
const BATCH = 20;

interface Run {
  readonly model: CatalogModel;
  readonly plan: readonly PlannedRow[];
  readonly stop: AbortSignal;
  /** Receives the rows of each request, as they are after it. */
  readonly onWritten: (rows: readonly PlannedRow[]) => void;
}

/**
 * Writes what is left of a plan in batches, each row independently. A new row is refused when its ID has been taken, a
 * changed one when it has changed since the preview, so nobody's work is overwritten unseen. A request that fails as a
 * whole ends the run, and so does `stop` between two requests. Returns why it ended; undefined after every row.
 */
export async function runImport({
  model,
  plan,
  stop,
  onWritten,
}: Run): Promise<string | undefined> {
  for (const batch of inBatches(plan.filter(isWritable), BATCH)) {
    if (stop.aborted) return 'You stopped the import.';
    try {
      const outcomes = await sendEach(
        batch.map((row) => writeOf(model, row)),
        'ImportRows',
      );
      onWritten(batch.map((row, at) => rowAfter(row, outcomes[at])));
      const denied = outcomes.find((one) => !one.done && one.error.kind === 'unauthorized');
      if (denied && !denied.done) return messageFor(denied.error);
    } catch (error) {
      return messageFor(error);
    }
  }
  return undefined;
}

function writeOf(model: CatalogModel, { id, updatedAt, values }: WritableRow) {
  const fields = storedFields(model, values);
  return updatedAt === undefined
    ? rowInsertion(model, id, fields)
    : rowUpdate(model, { id, updatedAt }, fields);
}

function rowAfter(row: WritableRow, outcome: Outcome<unknown> | undefined): PlannedRow {
  if (outcome?.done === true) return { line: row.line, name: row.name, status: 'imported' };
  const refusal = isConflict(outcome?.error)
    ? 'Someone else has changed this row. Choose the file again to see the difference.'
    : messageFor(outcome?.error);
  return { ...row, refusal };
}
