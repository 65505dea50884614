import { CATALOG_STATES, CATEGORIES, DIFFICULTIES, MAX_DURATION, MAX_SCORE } from '@/definition';
import type { CatalogModel } from './field';

const DELETED =
  'Points earned with it stop counting, and it shows as “Unknown Task” in the history. Members keep what they saved.';

/** Tasks (spec §3), with the rules of the task builder and the task editor (spec §5). */
export const taskModel = {
  type: 'Tasks',
  list: 'listTasks',
  singular: 'task',
  plural: 'tasks',
  csvRowsLabel: 'tasks',
  perPage: 30,
  alsoStored: ['correctedAt', 'correctedSaved', 'correctionNote'],
  isCompleted: true,
  deletionText: { Live: DELETED, Archived: DELETED },
  archivingText: 'An archived task is no longer offered. Members who have it keep it.',
  fields: {
    name: { label: 'Name', kind: 'line', requiredBy: ['builder', 'editor', 'draft'] },
    difficulty: {
      label: 'Difficulty',
      kind: 'choice',
      values: DIFFICULTIES,
      requiredBy: ['builder', 'editor', 'draft'],
    },
    description: { label: 'Description', kind: 'text', requiredBy: ['builder', 'editor'] },
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
      requiredBy: ['builder'],
      missingLabel: 'no duration',
    },
    earthimpact: {
      label: 'Earth Impact',
      kind: 'text',
      requiredBy: ['builder'],
      isCardDetail: true,
    },
    moneyimpact: {
      label: 'Financial Impact',
      kind: 'text',
      requiredBy: ['builder'],
      isCardDetail: true,
    },
    imagename: { label: 'Picture', kind: 'picture', missingLabel: 'no picture' },
    category: { label: 'Category', kind: 'choice', values: CATEGORIES },
    state: { label: 'State', kind: 'state', values: CATALOG_STATES },
  },
} as const satisfies CatalogModel;
