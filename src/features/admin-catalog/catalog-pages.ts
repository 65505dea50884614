import type { IconName } from '@/components/icon';
import { listText } from '@/domain/impact/amount-text';
import { curatedTaskModel } from '@/domain/models/curated-task-model';
import type { CatalogModel } from '@/domain/models/field';
import { linkModel } from '@/domain/models/link-model';
import { type CatalogPath, paths } from '@/paths';

/** A page for one model's rows. */
export interface CatalogPage {
  readonly model: CatalogModel;
  readonly title: string;
  readonly lede: string;
  /** How the hub presents it. */
  readonly icon: IconName;
  readonly purpose: string;
  /** The heading of its list. */
  readonly heading: string;
  /** Whether rows are created here: with the form for a new one, and with 'Replicate'. */
  readonly builds?: boolean;
  /** Whether rows are changed here: with 'Edit' and 'Delete'. */
  readonly edits?: boolean;
  /** Another admin page related to it. */
  readonly beside?: { readonly to: CatalogPath; readonly text: string };
}

/** The admin pages, each for one model's rows, in the hub's order (spec §2.4, §6). */
export const catalogPages: Readonly<Record<CatalogPath, CatalogPage>> = {
  [paths.taskBuilder]: {
    title: 'Task builder',
    lede: 'Create a task, or replicate one below as a draft.',
    icon: 'add',
    purpose: 'Create a task from scratch or from a copy.',
    model: curatedTaskModel,
    heading: 'Existing tasks',
    builds: true,
    beside: { to: paths.taskEditor, text: 'Edit or delete tasks' },
  },
  [paths.taskEditor]: {
    title: 'Task editor',
    lede: 'Edit tasks in place. Use the arrow keys to move between rows, Ctrl+Enter to save and Escape to cancel.',
    icon: 'edit',
    purpose: 'Edit or delete tasks.',
    model: curatedTaskModel,
    heading: 'Tasks',
    edits: true,
    beside: { to: paths.taskBuilder, text: 'Create a task' },
  },
  [paths.libraryBuilder]: {
    title: 'Library builder',
    lede: 'Add a link, replicate one as a draft, or edit and delete the links below.',
    icon: 'book',
    purpose: 'Add, edit and delete library links.',
    model: linkModel,
    heading: 'Existing links',
    builds: true,
    edits: true,
  },
};

/** Every model that admins maintain, that is, every model with a page. */
export const catalogModels: readonly CatalogModel[] = [
  ...new Set(Object.values(catalogPages).map(({ model }) => model)),
];

/** Returns the models' names as in a sentence, such as 'tasks and links'. */
export function allNamed(by: 'singular' | 'plural' | 'csvRowsLabel'): string {
  return listText(catalogModels.map((model) => model[by]));
}

/** Returns the path of the page where a model's rows are edited. */
export function editorPathOf(model: CatalogModel): string {
  const pages = Object.entries(catalogPages);
  return pages.find(([, page]) => page.model === model && page.edits)?.[0] ?? paths.admin;
}
