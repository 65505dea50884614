import { DAILY_COUNT } from '@/domain/daily-pick';
import { openableLink } from '@/domain/web-link';
import type { CatalogueRow } from './catalogue-row';

/** What a member would miss in a row, in a few words each. */
export function shortcomingsOf(row: CatalogueRow, subject: 'tasks' | 'links'): string[] {
  const found: string[] = [];
  if (!row.imagename) found.push('no picture');
  if (!row.duration) found.push('no duration');
  if (subject === 'links' && openableLink(row.weblink) === undefined) {
    found.push('an address that cannot be opened');
  }
  return found;
}

/** Whether members cannot be given a daily set, for want of tasks (spec §8). */
export function hasTooFewDailies(tasks: readonly CatalogueRow[]): boolean {
  return tasks.filter(({ difficulty }) => difficulty === 'Daily').length < DAILY_COUNT;
}
