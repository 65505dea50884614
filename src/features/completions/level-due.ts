import * as v from 'valibot';
import { epochOf, SECOND_MS } from '@/domain/instant';
import { forget, recall, remember } from '@/lib/account-cache';
import type { Home } from '@/data/home';

const SUBJECT = 'level-due';

/** How long a completion under way in another tab may take between its two writes. */
const IN_FLIGHT_MS = 5 * SECOND_MS;

/** Notes that a completion was made without raising the level, so that a later visit counts (D14). */
export function noteLevelDue(accountId: string): void {
  remember(accountId, SUBJECT, true, Date.now());
}

export function forgetLevelDue(accountId: string): void {
  forget(accountId, SUBJECT);
}

/**
 * When the level has to be counted again, milliseconds since the epoch; undefined when nothing says
 * that it is behind. Signs of it are a note of this browser, more valid completions than levels, and a
 * completion newer than the last change of the profile.
 */
export function levelDueAt(accountId: string, home: Home): number | undefined {
  const noted = recall(accountId, SUBJECT, v.literal(true));
  const newest = Math.max(0, ...home.completions.map((row) => epochOf(row.completedDate) ?? 0));
  const behind =
    home.completions.length > (home.profile.level ?? 0) ||
    newest > (epochOf(home.profile.updatedAt) ?? Infinity);
  if (!noted && !behind) return undefined;
  return Math.max(noted?.savedAt ?? 0, newest) + IN_FLIGHT_MS;
}
