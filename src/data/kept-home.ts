import * as v from 'valibot';
import { recall } from '@/lib/account-cache';
import { hasDailies } from './kept-dailies';

/* What the first request needs of the home page that this browser's last visit kept; recall-home.ts reads all of it. */

/** The account cache's key. */
export const KEPT_HOME = 'home';

const KeptSetSchema = v.object({ windowEnd: v.number(), pictures: v.array(v.string()) });

export type KeptSet = v.InferOutput<typeof KeptSetSchema>;

const keptSet = (accountId: string) => recall(accountId, KEPT_HOME, KeptSetSchema)?.value;

/**
 * Whether the home page needs the daily tasks to choose from at `now` (milliseconds since the epoch), as far as this
 * browser knows: new ones are due, or it keeps none for when it is offline (decision 125). A first visit has no time for
 * those.
 */
export function needsDailies(accountId: string, now: number): boolean {
  const kept = keptSet(accountId);
  return kept !== undefined && (kept.windowEnd <= now || !hasDailies(accountId));
}

/** Returns the pictures of the daily tasks that the kept home page shows. */
export function keptPictures(accountId: string): readonly string[] {
  return keptSet(accountId)?.pictures ?? [];
}
