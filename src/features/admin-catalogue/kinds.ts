import {
  editedTaskRules,
  type FieldRules,
  linkRules,
  newTaskRules,
} from '@/domain/models/field';
import { type Collection, linkCollection, taskCollection } from '@/data/curation/collection';

/** What the screens need to know of the two things that admins keep. */
export interface Kind {
  readonly collection: Collection;
  readonly one: 'task' | 'link';
  readonly many: 'tasks' | 'links';
  /** Rows on a page of the list (spec §9). */
  readonly perPage: number;
  readonly newRules: FieldRules;
  readonly editRules: FieldRules;
}

export const taskKind: Kind = {
  collection: taskCollection,
  one: 'task',
  many: 'tasks',
  perPage: 30,
  newRules: newTaskRules,
  editRules: editedTaskRules,
};

export const linkKind: Kind = {
  collection: linkCollection,
  one: 'link',
  many: 'links',
  perPage: 25,
  newRules: linkRules,
  editRules: linkRules,
};
