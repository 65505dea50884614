import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { readRows } from '@/data/admin-list';
import { keys } from '@/data/keys';
import { useWrite } from '@/data/use-write';
import type { CatalogModel } from '@/domain/models/field';
import { planImport, type PlannedRow } from '@/domain/csv/import-plan';
import { withUnusual } from '@/domain/csv/unusual-rows';
import { messageFor } from '@/lib/errors';
import { useAccount } from '@/session/session';
import { type CsvFile, readCsvFile } from './csv-file';
import { type Results, type RowResult, runImport } from './run-import';
import { storedRows, type WritableRow } from './stored-rows';

type ReadableFile = Extract<CsvFile, { ok: true }>;
interface Planned {
  readonly file: ReadableFile;
  readonly plan: readonly PlannedRow[];
  readonly results: Results;
}

/** The phases of an import. */
export type ImportState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'checking' }
  | {
      readonly phase: 'refused';
      readonly problem: string;
      /** A sentence for each part of the problem. */
      readonly details?: readonly string[];
    }
  | ({ readonly phase: 'preview' } & Planned)
  | ({ readonly phase: 'running'; readonly total: number; readonly done: number } & Planned)
  | ({ readonly phase: 'ended'; readonly interruption?: string } & Planned);

/** Reads the paths of all stored pictures; supplied by the page, since features do not import each other. */
export type ReadPictures = () => Promise<ReadonlySet<string>>;

function writable(plan: readonly PlannedRow[]): WritableRow[] {
  return plan.filter((row) => row.status === 'new' || row.status === 'changed');
}

/** An import from choosing the file to the result. Nothing is written before `start`. */
export function useImport(model: CatalogModel, readPictures: ReadPictures) {
  const { id } = useAccount();
  const client = useQueryClient();
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

  const planOf = async ({ rows }: ReadableFile) => {
    const [catalog, pictures] = await Promise.all([readRows(model), readPictures()]);
    const stored = storedRows(model, catalog);
    const plan = planImport(model, rows, { stored, pictures, host: location.host });
    return withUnusual(model, plan, catalog);
  };

  async function check(chosen: File): Promise<void> {
    show({ phase: 'checking' });
    const file = await readCsvFile(model, chosen);
    if (!file.ok) return show({ ...file, phase: 'refused' });
    try {
      show({ phase: 'preview', file, plan: await planOf(file), results: new Map() });
    } catch (error) {
      show({ phase: 'refused', problem: messageFor(error) });
    }
  }

  async function write(planned: Planned): Promise<void> {
    const rows = writable(planned.plan);
    const results = new Map(planned.results);
    const total = rows.length;
    let done = 0;
    const { signal } = (stopping.current = new AbortController());
    show({ ...planned, phase: 'running', total, done });
    const onResults = (more: readonly RowResult[]) => {
      for (const result of more) results.set(result.line, result);
      done += more.length;
      show({ ...planned, phase: 'running', results: new Map(results), total, done });
    };
    const end = await runImport({ model, rows, stop: signal, onResults });
    const settled = await withStored(planned.file, results);
    const ended = { ...planned, results: settled, phase: 'ended' as const };
    show(end.completed ? ended : { ...ended, interruption: end.reason });
    // The lists reload in the background; 'Continue import' would do nothing while the import runs.
    void client.invalidateQueries({ queryKey: keys.account(id) });
  }

  // A browser may resend a request whose response was lost: its rows are then refused, since they exist.
  async function withStored(file: ReadableFile, results: Results): Promise<Results> {
    if ([...results.values()].every(({ written }) => written)) return results;
    const plan = await planOf(file).catch(() => []);
    const stored = plan.filter(({ status, line }) => status === 'unchanged' && results.has(line));
    return new Map([
      ...results,
      ...stored.map(({ line }) => [line, { line, written: true }] as const),
    ]);
  }

  /** Compares again first: rows written before the interruption, acknowledged or not, are now unchanged. */
  async function resume({ file, plan, results }: Planned): Promise<void> {
    show({ phase: 'running', file, plan, results, total: writable(plan).length, done: 0 });
    const written = new Map([...results].filter(([, result]) => result.written));
    try {
      await write({ file, plan: await planOf(file), results: written });
    } catch (error) {
      show({ phase: 'ended', file, plan, results, interruption: messageFor(error) });
    }
  }

  const { mutate } = useWrite({
    action: 'import',
    mutationFn: (run: () => Promise<void>) => run(),
  });

  return {
    state,
    check,
    start: (planned: Planned) => mutate(() => write(planned)),
    resume: (planned: Planned) => mutate(() => resume(planned)),
    stop: () => stopping.current?.abort(),
    reset: () => show({ phase: 'idle' }),
  };
}
