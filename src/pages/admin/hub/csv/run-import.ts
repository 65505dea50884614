import type { CatalogModel } from '@/domain/models/field';
import { isConflict, messageFor } from '@/lib/errors';
import { inBatches, type Outcome } from '@/data/batch';
import { type WritableRow, writeRows } from './stored-rows';

/** Rows that one request writes: few enough for a response within a second. */
const BATCH = 20;

/** The result of writing one row. */
export type RowResult =
  | { readonly line: number; readonly written: true }
  | { readonly line: number; readonly written: false; readonly reason: string };

/** The results of the rows that were tried, by line number. */
export type Results = ReadonlyMap<number, RowResult>;

/** How a run ended: after every row, or earlier with the reason. */
export type RunEnd =
  { readonly completed: true } | { readonly completed: false; readonly reason: string };

interface Run {
  readonly model: CatalogModel;
  readonly rows: readonly WritableRow[];
  readonly stop: AbortSignal;
  readonly onResults: (results: readonly RowResult[]) => void;
}

/**
 * Writes the rows of a plan in batches, and reports the result of each row. A request that fails as a
 * whole ends the run, and so does `stop` between two requests; a new plan shows what was written.
 */
export async function runImport({ model, rows, stop, onResults }: Run): Promise<RunEnd> {
  for (const batch of inBatches(rows, BATCH)) {
    if (stop.aborted) return { completed: false, reason: 'You stopped the import.' };
    try {
      const outcomes = await writeRows(model, batch);
      onResults(batch.map(({ line }, at) => rowResult(line, outcomes[at])));
      const refused = outcomes.find((one) => !one.done && one.error.kind === 'unauthorized');
      if (refused && !refused.done) return { completed: false, reason: messageFor(refused.error) };
    } catch (error) {
      return { completed: false, reason: messageFor(error) };
    }
  }
  return { completed: true };
}

function rowResult(line: number, outcome: Outcome<unknown> | undefined): RowResult {
  if (outcome?.done === true) return { line, written: true };
  const reason = isConflict(outcome?.error)
    ? 'Someone else has changed this row. Choose the file again to see the difference.'
    : messageFor(outcome?.error);
  return { line, written: false, reason };
}
