import * as v from 'valibot';
import { windowEnd } from '@/domain/daily-assignment';
import { dailySetOf } from '@/domain/daily-set';
import { recall, remember } from '@/lib/account-cache';
import type { Home } from './home';
import { hasDailies } from './offline-set';

/** The account cache's key for the home page of the last visit. */
export const KEPT_HOME = 'home';

/** Keeps the home page for the next visit, with the end of its daily tasks' window (spec §4) and their pictures. */
export function keepHome(accountId: string, home: Home, savedAt: number): void {
  const set = dailySetOf(home.selections);
  const pictures = set.current.flatMap(({ task }) => task.imagename ?? []);
  const kept = {
    windowEnd: windowEnd(set),
    pictures,
    dailies: undefined,
    unwritten: undefined,
    isKept: undefined,
  };
  remember(accountId, KEPT_HOME, { ...home, ...kept }, savedAt);
}

const KeptSetSchema = v.object({
  windowEnd: v.number(),
  /** Earlier versions kept none. */
  pictures: v.nullish(v.array(v.string())),
});

const keptSet = (accountId: string) => recall(accountId, KEPT_HOME, KeptSetSchema)?.value;

/**
 * Whether the home page needs the daily tasks to choose from at `now` (milliseconds since the epoch), as far as this
 * browser knows: new ones are due, or it keeps none for when it is offline (decision 159). A first visit has no time for
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
