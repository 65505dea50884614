import type { CatalogModel, ValuesOf } from './field';
import { taskModel } from './task-model';

const shared = taskModel.fields;

/** Library links (spec §3). The library builder also edits them, by the same rules (spec §5). */
export const linkModel = {
  type: 'Library',
  list: 'listLibraries',
  singular: 'link',
  plural: 'links',
  csvRowsLabel: 'library links',
  perPage: 25,
  isCompleted: false,
  deletionText: {
    Live: 'This removes it from the library.',
    Archived: 'It’s archived, so it isn’t in the library anymore.',
  },
  archivingText: 'An archived link is no longer in the library.',
  fields: {
    name: shared.name,
    difficulty: { ...shared.difficulty, requiredBy: [] },
    description: shared.description,
    weblink: {
      label: 'URL',
      kind: 'link',
      hint: 'The page “Go To Site” opens',
      missingLabel: 'an invalid address',
    },
    score: shared.score,
    duration: { ...shared.duration, requiredBy: ['builder', 'editor'] },
    imagename: shared.imagename,
    category: shared.category,
    state: shared.state,
  },
} as const satisfies CatalogModel;

/** A library link as members see it (spec §3). */
export type LibraryLink = Omit<ValuesOf<typeof linkModel>, 'name' | 'difficulty' | 'duration'> & {
  readonly id: string;
  readonly name: string;
};
