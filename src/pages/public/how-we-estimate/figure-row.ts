import type { Estimate, TaskEstimates } from '@/content/estimates';
import { estimates, sources } from '@/content/generated/estimates';
import type { EstimatedTask } from '@/data/estimated-tasks';
import { MEASURES } from '@/domain/impact/impact';
import { AMOUNT_FIELDS, type Measure } from '@/domain/impact/measures';
import type { SourceRecord } from '@/domain/source-record';
import { siteOf } from '@/domain/web-link';

/** A figure with its sources; an admin's own figure has no sum, and doesn't say who it is for. */
export type FigureRow = Pick<Estimate, 'measure' | 'amount' | 'assumption'> &
  Partial<Pick<Estimate, 'per' | 'covers' | 'sum' | 'exact'>> & {
    readonly links: readonly Pick<
      SourceRecord,
      'address' | 'publisher' | 'title' | 'year' | 'caveat'
    >[];
  };

/** A task with its figures; if there are none, the reason, if known. */
export interface FigureTask {
  readonly id: string;
  readonly name: string;
  readonly figures: readonly FigureRow[];
  readonly why?: string | undefined;
}

/** Returns a task from the build's catalog. */
export function builtTask({ id, name, why, figures }: TaskEstimates): FigureTask {
  return { id, name, why, figures: figures.map(builtFigure) };
}

function builtFigure({ sources: names, ...figure }: Estimate): FigureRow {
  return { ...figure, links: names.flatMap((name) => sources[name] ?? []) };
}

/** Returns a stored task. A figure that still equals the catalog's keeps the catalog's details. */
export function storedTask(task: EstimatedTask): FigureTask {
  const built = estimates.find(({ id }) => id === task.id);
  const figures = MEASURES.flatMap((measure) => storedFigure(task, measure, built) ?? []);
  const why = figures.length === 0 ? built?.why : undefined;
  return { id: task.id, name: task.name, figures, why };
}

function storedFigure(
  task: EstimatedTask,
  measure: Measure,
  built: TaskEstimates | undefined,
): FigureRow | undefined {
  const amount = task[AMOUNT_FIELDS[measure]];
  if (amount === null) return undefined;
  const assumption = task[`${measure}Assumption`] ?? '';
  const known = built?.figures.find((figure) => figure.measure === measure);
  const addresses = (task[`${measure}Source`] ?? '').split(/\s+/).filter(Boolean);
  if (known?.amount === amount && known.assumption === assumption) {
    const row = builtFigure(known);
    if (row.links.map(({ address }) => address).join(' ') === addresses.join(' ')) return row;
  }
  const links = addresses.map((address) => linkOf(address));
  return { measure, amount, assumption, links };
}

function linkOf(address: string): FigureRow['links'][number] {
  const known = Object.values(sources).find((source) => source.address === address);
  if (known) return known;
  return { address, publisher: siteOf(address), title: '' };
}
