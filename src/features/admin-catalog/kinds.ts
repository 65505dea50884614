import { curatedTaskModel } from '@/domain/models/curated-task-model';
import type { CatalogModel } from '@/domain/models/field';
import { linkModel } from '@/domain/models/link-model';
import { type AdminList, linkList, taskList } from '@/data/admin-list';

/** A model that admins maintain, and where its rows are stored. */
export interface Kind extends CatalogModel {
  readonly collection: AdminList;
}

export const taskKind: Kind = { ...curatedTaskModel, collection: taskList };
export const linkKind: Kind = { ...linkModel, collection: linkList };
