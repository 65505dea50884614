import {
  editedTaskRules,
  type FieldRules,
  linkRules,
  newTaskRules,
} from '@/domain/curation/field-rules';
import { type AdminList, linkList, taskList } from '@/data/admin-list';

/** What the screens need to know of the two things that admins keep. */
export interface Kind {
  readonly collection: AdminList;
  readonly one: 'task' | 'link';
  readonly many: 'tasks' | 'links';
  /** Rows on a page of the list (spec §9). */
  readonly perPage: number;
  readonly newRules: FieldRules;
  readonly editRules: FieldRules;
}

export const taskKind: Kind = {
  collection: taskList,
  one: 'task',
  many: 'tasks',
  perPage: 30,
  newRules: newTaskRules,
  editRules: editedTaskRules,
};

export const linkKind: Kind = {
  collection: linkList,
  one: 'link',
  many: 'links',
  perPage: 25,
  newRules: linkRules,
  editRules: linkRules,
};
