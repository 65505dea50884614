import * as v from 'valibot';
import { recall } from '@/lib/account-cache';
import { hasDailies } from './offline-dailies';

/* What the first request needs of the snapshot that this browser's last visit stored; snapshot.ts reads all of it. */

/** The account cache's key. */
export const SNAPSHOT = 'snapshot';

const SnapshotSetSchema = v.object({ windowEnd: v.number(), pictures: v.array(v.string()) });

export type SnapshotSet = v.InferOutput<typeof SnapshotSetSchema>;

const snapshotSet = (accountId: string) => recall(accountId, SNAPSHOT, SnapshotSetSchema)?.value;

/**
 * Whether the home page needs the daily tasks to choose from at `now` (milliseconds since the epoch), as far as this
 * browser knows: new ones are due, or it has none for when it is offline (decision 125). A first visit has no time for
 * those.
 */
export function needsDailies(accountId: string, now: number): boolean {
  const set = snapshotSet(accountId);
  return set !== undefined && (set.windowEnd <= now || !hasDailies(accountId));
}

/** Returns the pictures of the daily tasks that the snapshot shows. */
export function snapshotPictures(accountId: string): readonly string[] {
  return snapshotSet(accountId)?.pictures ?? [];
}
