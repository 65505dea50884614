import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { rowInsertion, rowUpdate } from '@/data/admin-list';
import { inBatches, type Outcome, sendEach } from '@/data/batch';
import { changedByAdmin, keys } from '@/data/keys';
import { useWrite } from '@/data/use-write';
import { isWritable, planImport, type PlannedRow } from '@/domain/csv/import-plan';
import type { CatalogModel } from '@/domain/models/field';
import { usePictures } from '@/features/admin-catalog/pictures/use-pictures';
import { isConflict, messageFor } from '@/lib/errors';
import { useAccount } from '@/session/session';
import { type CsvFile, readCsvFile } from './csv-file';
import { readStoredRows } from './stored-rows';

export type Imports = ReturnType<typeof useImport>;

/** A file, and the plan or result for each of its rows. */
export interface Import {
  readonly file: CsvFile;
  readonly plan: readonly PlannedRow[];
}

/** The plan after a run, and why the run was interrupted; undefined after its last row. */
export type ImportOutcome = Pick<Import, 'plan'> & { readonly interruption: string | undefined };

/**
 * An import, from choosing the file to the result. Nothing is written until it is started, and an interrupted run can
 * be continued.
 */
export function useImport(model: CatalogModel) {
  const { id } = useAccount();
  const client = useQueryClient();
  const { readPaths } = usePictures();
  const [done, showDone] = useState(0);
  const stopping = useRef<AbortController>(undefined);

  type Paths = ReadonlySet<string>;
  async function planOf({ rows }: CsvFile, paths: Paths | Promise<Paths>): Promise<PlannedRow[]> {
    const [stored, pictures] = await Promise.all([readStoredRows(model), paths]);
    return planImport(model, rows, { stored, pictures, host: location.host });
  }

  const checking = useWrite({
    action: 'check file',
    mutationFn: async (chosen: File): Promise<Import> => {
      const file = await readCsvFile(model, chosen);
      return { file, plan: await planOf(file, readPaths()) };
    },
  });
  const running = useWrite({
    action: 'import',
    mutationFn: async ({ file, plan: planned }: Import) => {
      showDone(0);
      const { signal: stop } = (stopping.current = new AbortController());
      const { plan, interruption } = await runImport(model, planned, stop, showDone);
      // A request whose response was lost may have written its rows; if sent again, they would be refused.
      const isIncomplete = plan.some(isWritable);
      // Whether a stored row is unchanged doesn't depend on pictures.
      const now = isIncomplete ? await planOf(file, new Set()).catch(() => []) : [];
      const stored = new Set(now.flatMap((row) => (row.status === 'unchanged' ? row.line : [])));
      const after = plan.map((row) =>
        isWritable(row) && stored.has(row.line) ? imported(row) : row,
      );
      return { file, plan: after, interruption };
    },
    // Doesn't wait for the lists to reload: 'Continue import' does nothing while the import is pending.
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: keys.adminList(id, model.type) });
      void client.invalidateQueries(changedByAdmin(id));
    },
  });

  useEffect(() => () => stopping.current?.abort(), []);

  return {
    checking,
    running,
    /** How many rows of the run have been sent. */
    done,
    stop: () => stopping.current?.abort(),
    reset: () => {
      checking.reset();
      running.reset();
    },
    /** Compares the same file with the rows stored now. */
    compareAgain: () => {
      running.reset();
      if (checking.variables) checking.mutate(checking.variables);
    },
  };
}

/** How many rows one request writes: few enough for a response within a second. */
const BATCH = 20;

/**
 * Writes the rest of a plan in batches, each row independently. A new row is refused if its ID has been taken, a
 * changed one if it has changed since the preview, so nobody's work is overwritten unseen. The run ends at a
 * request that fails as a whole, or between two requests at `stop`. Calls `showDone` with the number of rows sent so far.
 */
async function runImport(
  model: CatalogModel,
  plan: readonly PlannedRow[],
  stop: AbortSignal,
  showDone: (rows: number) => void,
): Promise<ImportOutcome> {
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
      const denied = outcomes.find(
        (outcome) => !outcome.done && outcome.error.kind === 'unauthorized',
      );
      if (denied && !denied.done) return ended(messageFor(denied.error));
    } catch (error) {
      return ended(messageFor(error));
    }
  }
  return ended();
}

function writeOf(model: CatalogModel, { id, updatedAt, values }: PlannedRow) {
  return updatedAt === undefined
    ? rowInsertion(model, id, values)
    : rowUpdate(model, { id, updatedAt }, values);
}

function rowAfter(row: PlannedRow, outcome: Outcome<unknown> | undefined): PlannedRow {
  if (outcome?.done === true) return imported(row);
  const refusal = isConflict(outcome?.error)
    ? 'Someone else has changed this row. Compare again to see the difference.'
    : messageFor(outcome?.error);
  return { ...row, refusal };
}

function imported(row: PlannedRow): PlannedRow {
  return { ...row, status: 'imported', notes: [] };
}
