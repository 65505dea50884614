import { rowInsertion, rowUpdate } from '@/data/admin-list';
import { inBatches, type Outcome, sendEach } from '@/data/batch';
import {
  importedRow,
  isWritable,
  type PlannedRow,
  type WritableRow,
} from '@/domain/csv/import-plan';
import type { CatalogModel } from '@/domain/models/field';
import { isConflict, messageFor } from '@/lib/errors';

/** Rows that one request writes: few enough for a response within a second. */
const BATCH = 20;

/** The plan after a run, and why the run was interrupted, if it was. */
export type ImportOutcome = Awaited<ReturnType<typeof runImport>>;

/**
 * Writes the rest of a plan in batches, each row independently. A new row is refused if its ID has been taken, a
 * changed one if it has changed since the preview, so nobody's work is overwritten unseen. A request that fails as a
 * whole ends the run, and so does `stop` between two requests. Calls `showDone` with the number of rows sent so far.
 * Returns the resulting plan, and why the run ended; undefined after the last row.
 */
export async function runImport(
  model: CatalogModel,
  plan: readonly PlannedRow[],
  stop: AbortSignal,
  showDone: (rows: number) => void,
) {
  const sent = new Map<number, PlannedRow>();
  const ended = (interruption?: string) => ({
    plan: plan.map((row) => sent.get(row.line) ?? row),
    interruption,
  });
  for (const batch of inBatches(plan.filter(isWritable), BATCH)) {
    if (stop.aborted) return ended('You stopped the import.');
    try {
      const outcomes = await sendEach(
        batch.map((row) => writeOf(model, row)),
        'ImportRows',
      );
      for (const [at, row] of batch.entries()) sent.set(row.line, rowAfter(row, outcomes[at]));
      showDone(sent.size);
      const denied = outcomes.find((one) => !one.done && one.error.kind === 'unauthorized');
      if (denied && !denied.done) return ended(messageFor(denied.error));
    } catch (error) {
      return ended(messageFor(error));
    }
  }
  return ended();
}

function writeOf(model: CatalogModel, { id, updatedAt, values }: WritableRow) {
  return updatedAt === undefined
    ? rowInsertion(model, id, values)
    : rowUpdate(model, { id, updatedAt }, values);
}

function rowAfter(row: WritableRow, outcome: Outcome<unknown> | undefined): PlannedRow {
  if (outcome?.done === true) return importedRow(row);
  const refusal = isConflict(outcome?.error)
    ? 'Someone else has changed this row. Compare again to see the difference.'
    : messageFor(outcome?.error);
  return { ...row, refusal };
}
