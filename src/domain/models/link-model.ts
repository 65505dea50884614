import { CATALOG_STATES, CATEGORIES, DIFFICULTIES, MAX_DURATION, MAX_SCORE } from '@/definition';
import type { CatalogModel, ValuesOf } from './field';

/** Library links (spec §3). The library builder also edits them, by the same rules (spec §5). */
export const linkModel = {
  type: 'Library',
  list: 'listLibraries',
  singular: 'link',
  plural: 'links',
  csvRowsLabel: 'library links',
  perPage: 25,
  isCompleted: false,
  deletionText: 'This removes it from the library.',
  archivingText: 'An archived link is no longer in the library.',
  fields: {
    name: { label: 'Name', kind: 'line', requiredBy: ['builder', 'editor', 'draft'] },
    difficulty: {
      label: 'Difficulty',
      kind: 'choice',
      values: DIFFICULTIES,
      requiredBy: [],
    },
    description: { label: 'Description', kind: 'text', requiredBy: ['builder', 'editor'] },
    weblink: {
      label: 'URL',
      kind: 'link',
      hint: 'The page “Go To Site” opens',
      requiredBy: [],
      missingLabel: 'an invalid address',
    },
    score: {
      label: 'Score',
      kind: 'number',
      hint: 'Points',
      most: MAX_SCORE,
      requiredBy: ['builder', 'editor'],
    },
    duration: {
      label: 'Duration',
      kind: 'number',
      hint: 'How many days the points count',
      most: MAX_DURATION,
      requiredBy: ['builder', 'editor'],
      missingLabel: 'no duration',
    },
    imagename: { label: 'Picture', kind: 'picture', requiredBy: [], missingLabel: 'no picture' },
    category: { label: 'Category', kind: 'choice', values: CATEGORIES, requiredBy: [] },
    state: { label: 'State', kind: 'state', values: CATALOG_STATES, requiredBy: [] },
  },
} as const satisfies CatalogModel;

/** A library link as members see it (spec §3). */
export type LibraryLink = Omit<ValuesOf<typeof linkModel>, 'name' | 'difficulty' | 'duration'> & {
  readonly id: string;
  readonly name: string;
};
