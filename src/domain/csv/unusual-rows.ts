import type { CatalogRow } from '@/domain/models/catalog-row';
import { toFormEntry } from '@/domain/models/entry';
import type { CatalogModel } from '@/domain/models/field';
import { unusualFigures } from '@/domain/models/unusual-figures';
import { unusualText } from '@/domain/models/unusual-text';
import type { PlannedRow } from './import-plan';

/** Returns a plan with a sentence on its rows for each number far above what is typical of the stored ones (D22). */
export function withUnusual(
  model: CatalogModel,
  plan: readonly PlannedRow[],
  stored: readonly CatalogRow[],
): PlannedRow[] {
  const byId = new Map(stored.map((row) => [row.id, row]));
  return plan.map((planned) => {
    if (planned.status !== 'new' && planned.status !== 'changed') return planned;
    const before = byId.get(planned.id);
    const entry = { ...(before && toFormEntry(model, before)), ...planned.values };
    const unusual = unusualFigures(model, entry, stored, before);
    if (unusual.length === 0) return planned;
    return { ...planned, unusual: unusual.map((figure) => unusualText(model, entry, figure)) };
  });
}

/** Returns the sentences on a planned row's numbers that are to be confirmed. */
export function unusualIn(row: PlannedRow): readonly string[] {
  return row.status === 'new' || row.status === 'changed' ? (row.unusual ?? []) : [];
}
