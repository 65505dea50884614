import { DAILY_COUNT } from '@/domain/daily-count';
import { openableLink } from '@/domain/web-link';
import type { CatalogModel, FieldKind, ValuesOf } from './field';
import type { linkModel } from './link-model';
import type { taskModel } from './task-model';

/** A stored task or link with all of its fields, as admins maintain it. */
export type CatalogRow = Omit<
  Partial<ValuesOf<typeof taskModel> & ValuesOf<typeof linkModel>>,
  'name'
> & {
  readonly id: string;
  readonly name: string;
  /** The time of the last write. Updates are conditional on it, so no change is overwritten. */
  readonly updatedAt: string;
};

/** Returns a label for each field that members would miss, such as 'no picture'. */
export function missingFields({ fields }: CatalogModel, row: CatalogRow): string[] {
  const values = new Map<string, unknown>(Object.entries(row));
  return Object.entries(fields).flatMap(([name, { kind, missingLabel }]) =>
    missingLabel === undefined || isUsable(kind, values.get(name)) ? [] : [missingLabel],
  );
}

function isUsable(kind: FieldKind, value: unknown): boolean {
  if (kind !== 'link') return Boolean(value);
  return typeof value === 'string' && openableLink(value) !== undefined;
}

/** Whether there are too few tasks for a daily set (spec §8). */
export function hasTooFewDailies(tasks: readonly CatalogRow[]): boolean {
  return tasks.filter(({ difficulty }) => difficulty === 'Daily').length < DAILY_COUNT;
}
