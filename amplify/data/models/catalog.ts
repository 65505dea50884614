import { Library } from './library';
import { Tasks } from './tasks';

/** The models that admins maintain. */
export const catalog = { Tasks, Library };

/** The queries that read a page of each, which hide its drafts. */
export const catalogLists: Readonly<Record<keyof typeof catalog, readonly string[]>> = {
  Tasks: ['listTasks', 'listTasksByDifficulty'],
  Library: ['listLibraries'],
};
