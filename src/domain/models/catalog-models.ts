import { curatedTaskModel } from './curated-task-model';
import type { CatalogModel } from './field';
import { linkModel } from './link-model';

/** Every model that admins maintain. */
export const catalogModels: readonly CatalogModel[] = [curatedTaskModel, linkModel];
