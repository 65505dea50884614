import { isLiveEntry } from './unusual-numbers';
import type { Entry } from './entry';
import type { CatalogModel } from './field';

const MOVED =
  'Members who have this task lose it from their page: a daily task can’t be a goal, and a goal can’t be a daily task.';

/** Returns a sentence to confirm before a published task becomes a daily task, or stops being one (D22). */
export function movedTask({ isCompleted }: CatalogModel, entry: Entry, stored: Entry): string[] {
  const [before = '', after = ''] = [stored['difficulty'], entry['difficulty']];
  const isMoved = before !== '' && (before === 'Daily') !== (after === 'Daily');
  return isCompleted && isLiveEntry(stored) && isMoved ? [MOVED] : [];
}
