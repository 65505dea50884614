import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { keys } from '@/data/keys';
import { useWrite } from '@/data/use-write';
import { isWritable, planImport, type PlannedRow } from '@/domain/csv/import-plan';
import { UnreadableFile } from '@/domain/csv/parse-csv';
import type { CatalogModel } from '@/domain/models/field';
import { usePictures } from '@/features/admin-catalog/pictures/use-pictures';
import { messageFor } from '@/lib/errors';
import { useAccount } from '@/session/session';
import { type CsvFile, readCsvFile } from './csv-file';
import { runImport } from './run-import';
import { readStoredRows } from './stored-rows';

/** A file, and what is to be done or has been done with each of its rows. */
interface Import {
  readonly file: CsvFile;
  readonly plan: readonly PlannedRow[];
}

/** The phases of an import. */
export type ImportState =
  | { readonly phase: 'idle' | 'checking' }
  | { readonly phase: 'refused'; readonly problem: string; readonly details: readonly string[] }
  | ({ readonly phase: 'preview' } & Import)
  | ({ readonly phase: 'running'; readonly total: number; readonly done: number } & Import)
  | ({ readonly phase: 'ended'; readonly interruption: string | undefined } & Import);

/** An import from choosing the file to the result. Nothing is written before `run`, which also goes on where one ended. */
export function useImport(model: CatalogModel) {
  const { id } = useAccount();
  const client = useQueryClient();
  const { readPaths } = usePictures();
  const [state, show] = useReducer((_: ImportState, next: ImportState) => next, { phase: 'idle' });
  const stopping = useRef<AbortController>(undefined);
  const isRunning = state.phase === 'running';

  useEffect(() => {
    if (!isRunning) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isRunning]);
  useEffect(() => () => stopping.current?.abort(), []);

  async function planOf({ rows }: Import['file']): Promise<PlannedRow[]> {
    const [stored, pictures] = await Promise.all([readStoredRows(model), readPaths()]);
    return planImport(model, rows, { stored, pictures, host: location.host });
  }

  async function check(chosen: File): Promise<void> {
    show({ phase: 'checking' });
    try {
      const file = await readCsvFile(model, chosen);
      show({ phase: 'preview', file, plan: await planOf(file) });
    } catch (error) {
      const { message: problem, details } =
        error instanceof UnreadableFile ? error : new UnreadableFile(messageFor(error));
      show({ phase: 'refused', problem, details });
    }
  }

  async function write({ file, plan: planned }: Import): Promise<void> {
    let plan = planned;
    let done = 0;
    const total = plan.filter(isWritable).length;
    const { signal } = (stopping.current = new AbortController());
    const onWritten = (rows: readonly PlannedRow[]) => {
      plan = withRows(plan, rows);
      done += rows.length;
      show({ phase: 'running', file, plan, total, done });
    };
    onWritten([]);
    const interruption = await runImport({ model, plan, stop: signal, onWritten });
    show({ phase: 'ended', file, plan: await withStored(file, plan), interruption });
    // The lists reload in the background; 'Continue import' would do nothing while the import runs.
    void client.invalidateQueries({ queryKey: keys.account(id) });
  }

  // A request whose response was lost may have written its rows; sent again, they are refused.
  async function withStored(file: Import['file'], plan: readonly PlannedRow[]) {
    if (!plan.some(isWritable)) return plan;
    const now = await planOf(file).catch(() => []);
    const stored = new Set(now.flatMap((row) => (row.status === 'unchanged' ? row.line : [])));
    const written = plan.filter((row) => isWritable(row) && stored.has(row.line));
    return withRows(
      plan,
      written.map(({ line, name }) => ({ line, name, status: 'imported' })),
    );
  }

  const { mutate } = useWrite({ action: 'import', mutationFn: write });
  return {
    state,
    check,
    run: mutate,
    stop: () => stopping.current?.abort(),
    reset: () => show({ phase: 'idle' }),
  };
}

function withRows(plan: readonly PlannedRow[], rows: readonly PlannedRow[]): PlannedRow[] {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  return plan.map((row) => byLine.get(row.line) ?? row);
}
