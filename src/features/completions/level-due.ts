import * as v from 'valibot';
import { epochOf, SECOND_MS } from '@/domain/instant';
import { forget, recall, remember } from '@/lib/account-cache';
import type { Home } from '@/data/home';

const SUBJECT = 'level-due';

/** The longest that a completion in another tab takes between its two writes. */
const IN_FLIGHT_MS = 5 * SECOND_MS;

/** Notes that a completion didn't raise the level, so a later visit recounts it (D14). */
export function noteLevelDue(accountId: string): void {
  remember(accountId, SUBJECT, true, Date.now());
}

export function forgetLevelDue(accountId: string): void {
  forget(accountId, SUBJECT);
}

/**
 * Returns when to recount the level, milliseconds since the epoch; undefined if nothing suggests it is
 * behind. It may be if this browser noted so, if there are more valid completions than levels, or if a
 * completion is newer than the profile.
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
