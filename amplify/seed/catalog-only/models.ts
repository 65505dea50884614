import { libraryLinks, tasks } from '../catalog';

/** A row of the catalog, or its stored version. */
export type CatalogRow = Readonly<Record<string, unknown>> & { readonly id: string };

export interface CatalogModel {
  name: 'Tasks' | 'Library';
  /** The fields that the catalog sets; state and times are the backend's. */
  fields: readonly string[];
  rows: readonly CatalogRow[];
}

/** The rows that `npm run seed -- --catalog-only` brings to a branch. */
export const catalogModels: readonly CatalogModel[] = [
  modelOf('Tasks', tasks),
  modelOf('Library', libraryLinks),
];

function modelOf(name: CatalogModel['name'], rows: readonly CatalogRow[]): CatalogModel {
  const fields = new Set(rows.flatMap((row) => Object.keys(row)));
  return { name, fields: [...fields].filter((field) => field !== 'id'), rows };
}
