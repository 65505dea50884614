import { type Completion, isValid } from './completion';
import { DAY_MS } from './instant';
import { scoreOf } from './task';

/** How many days ahead expiring points are announced (D15). */
export const EXPIRY_NOTICE_DAYS = 7;

interface Scored extends Completion {
  readonly task: Parameters<typeof scoreOf>[0] | null;
}

/** Returns the SusScore: the sum of the scores of unexpired completions (spec §9, D15). */
export function susScore(completions: readonly Scored[], now: number): number {
  return pointsOf(completions.filter((row) => isValid(row, now)));
}

/** Returns the sum of the scores of completions, expired ones included. Unknown tasks count 0 (D16). */
export function pointsOf(completions: readonly Pick<Scored, 'task'>[]): number {
  return completions.reduce((sum, { task }) => sum + scoreOf(task ?? {}), 0);
}

/** Returns the completions that expire in the next seven days, earliest first (D15). */
export function expiringSoon<Row extends Completion>(
  completions: readonly Row[],
  now: number,
): Row[] {
  return completions
    .filter((row) => isValid(row, now) && !isValid(row, now + EXPIRY_NOTICE_DAYS * DAY_MS))
    .toSorted((a, b) => (a.expirationDate < b.expirationDate ? -1 : 1));
}
