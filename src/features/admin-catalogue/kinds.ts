import type { CatalogueModel } from '@/domain/models/field';
import { linkModel } from '@/domain/models/link-model';
import { taskModel } from '@/domain/models/task-model';
import { type Collection, linkCollection, taskCollection } from '@/data/curation/collection';

/** A model that admins maintain, and where its rows are stored. */
export interface Kind extends CatalogueModel {
  readonly collection: Collection;
}

export const taskKind: Kind = { ...taskModel, collection: taskCollection };
export const linkKind: Kind = { ...linkModel, collection: linkCollection };
