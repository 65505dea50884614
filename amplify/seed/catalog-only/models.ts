import { libraryLinks, tasks } from '../catalog';

/** A row of the catalog, or what is stored of one. */
export type CatalogRow = Readonly<Record<string, unknown>> & { readonly id: string };

export interface CatalogModel {
  name: 'Tasks' | 'Library';
  /** The fields that the catalog sets; state and times are the backend's. */
  fields: readonly string[];
  rows: readonly CatalogRow[];
}

const shared = ['name', 'difficulty', 'category', 'description', 'score', 'duration', 'imagename'];
const estimates = ['carbon', 'water', 'waste', 'energy', 'money'].flatMap((measure) => [
  `${measure}Assumption`,
  `${measure}Source`,
]);
const effort = ['timeNeeded', 'cost', 'place', 'renters', 'whyItHelps', 'whySource', 'steps'];
const figures = ['carbonKg', 'waterLiters', 'wasteKg', 'energyKwh', 'moneyDollars'];

/** What `npm run seed -- --catalog-only` brings to a branch. */
export const catalogModels: readonly CatalogModel[] = [
  {
    name: 'Tasks',
    fields: [
      ...shared,
      'earthimpact',
      'moneyimpact',
      ...figures,
      ...estimates,
      'savesOver',
      ...effort,
    ],
    rows: tasks,
  },
  { name: 'Library', fields: [...shared, 'weblink'], rows: libraryLinks },
];
