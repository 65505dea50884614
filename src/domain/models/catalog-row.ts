import { DAILY_COUNT } from '@/domain/daily-count';
import { isLive } from '@/domain/catalog-state';
import { openableLink } from '@/domain/web-link';
import type { curatedTaskModel } from './curated-task-model';
import type { CatalogModel, FieldKind, ValuesOf } from './field';
import type { linkModel } from './link-model';

/** A stored task or link with all of its fields, as admins maintain it. */
export type CatalogRow = Omit<
  Partial<ValuesOf<typeof curatedTaskModel> & ValuesOf<typeof linkModel>>,
  'name'
> & {
  readonly id: string;
  readonly name: string;
  /** The time of the last write. Updates are conditional on it, so no change is overwritten. */
  readonly updatedAt: string;
  /** Of a task: completions before this instant use the task's latest correction (decision 151). */
  readonly correctedAt?: string | null;
  readonly correctionNote?: string | null;
};

/** Returns a label for each missing field that members would see, such as 'no picture'; none unless the row is live. */
export function missingFields({ fields }: CatalogModel, row: CatalogRow): string[] {
  if (!isLive(row)) return [];
  const values = new Map<string, unknown>(Object.entries(row));
  return Object.entries(fields).flatMap(([name, { kind, missingLabel }]) =>
    missingLabel === undefined || isUsable(kind, values.get(name)) ? [] : [missingLabel],
  );
}

function isUsable(kind: FieldKind, value: unknown): boolean {
  if (kind !== 'link') return Boolean(value);
  return typeof value === 'string' && openableLink(value) !== undefined;
}

/** Whether there are too few live tasks for a daily set (spec §8). */
export function hasTooFewDailies(tasks: readonly CatalogRow[]): boolean {
  const live = tasks.filter((task) => task.difficulty === 'Daily' && isLive(task));
  return live.length < DAILY_COUNT;
}
