import { type Completion, isValid, type ScoredCompletion } from './completion';
import { DAY_MS, epochOf } from './instant';
import { scoreOf } from './task';

/** How many days ahead expiring points are announced (D15). */
export const EXPIRY_NOTICE_DAYS = 7;

/** Returns the SusScore: the sum of the scores of unexpired completions (spec §9, D15). Unknown tasks count 0 (D16). */
export function susScore(completions: readonly ScoredCompletion[], now: number): number {
  return pointsOf(completions.filter((row) => isValid(row, now)));
}

/** Whether a completion's points count at `now`, and expire in the next seven days (D15). */
export function expiresSoon(row: Completion, now: number): boolean {
  return isValid(row, now) && !isValid(row, now + EXPIRY_NOTICE_DAYS * DAY_MS);
}

/** Points about to expire, and when the first of them expire (milliseconds since the epoch). */
export interface ExpiringPoints {
  readonly points: number;
  readonly firstAt: number;
}

/** Returns the points that expire in the next seven days (D15); undefined if there are none. */
export function expiringPoints(
  completions: readonly ScoredCompletion[],
  now: number,
): ExpiringPoints | undefined {
  const expiring = completions.filter((row) => expiresSoon(row, now) && pointsOf([row]) > 0);
  if (expiring.length === 0) return undefined;
  const firstAt = Math.min(...expiring.map((row) => epochOf(row.expirationDate) ?? now));
  return { points: pointsOf(expiring), firstAt };
}

function pointsOf(completions: readonly ScoredCompletion[]): number {
  return completions.reduce((sum, { task }) => sum + scoreOf(task ?? {}), 0);
}
