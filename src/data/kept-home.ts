import * as v from 'valibot';
import { windowEnd } from '@/domain/daily-assignment';
import { dailySetOf } from '@/domain/daily-set';
import { recall, remember } from '@/lib/account-cache';
import type { Home } from './home';

/** The account cache's key for the home page of the last visit. */
export const KEPT_HOME = 'home';

/** Keeps the home page for the next visit, with the end of its daily tasks' window (spec §4). */
export function keepHome(accountId: string, home: Home, savedAt: number): void {
  const kept = { windowEnd: windowEnd(dailySetOf(home.selections)), dailies: undefined };
  remember(accountId, KEPT_HOME, { ...home, ...kept }, savedAt);
}

const KeptWindowSchema = v.object({ windowEnd: v.number() });

/** Whether new daily tasks are due at `now` (milliseconds since the epoch), as far as this browser knows. */
export function isRenewalDue(accountId: string, now: number): boolean {
  const kept = recall(accountId, KEPT_HOME, KeptWindowSchema)?.value;
  return kept !== undefined && kept.windowEnd <= now;
}
