import { busyError } from '@/lib/errors';

/** How often a read is repeated because a write began in the meantime. Only a bug would write that often. */
const REPEATS = 50;

/** This tab's reads and writes of an account's rows. */
interface Activity {
  writesStarted: number;
  readonly writes: Set<Promise<unknown>>;
  latestRead: number;
}

const activities = new Map<string, Activity>();

function activityOf(accountId: string): Activity {
  const activity = activities.get(accountId) ?? {
    writesStarted: 0,
    writes: new Set(),
    latestRead: 0,
  };
  activities.set(accountId, activity);
  return activity;
}

/** Runs a write of an account's rows and makes `readBetweenWrites` wait for it. */
export async function runWrite<T>(accountId: string, write: () => Promise<T>): Promise<T> {
  const activity = activityOf(accountId);
  activity.writesStarted += 1;
  const pending = write();
  activity.writes.add(pending);
  try {
    return await pending;
  } finally {
    activity.writes.delete(pending);
  }
}

/**
 * Notes a write that reads don't wait for, once it has ended. A read that is under way is repeated, since it may miss
 * some of the write.
 */
export function noteWrite(accountId: string): void {
  activityOf(accountId).writesStarted += 1;
}

/**
 * Reads an account's rows while this tab isn't writing them. A response that overlaps a write may miss
 * some of it, so the read is repeated once the write has ended, unless a newer read has started. Throws what
 * `read` throws, or a BackendError if writes never let it end.
 */
export async function readBetweenWrites<T>(accountId: string, read: () => Promise<T>): Promise<T> {
  const activity = activityOf(accountId);
  activity.latestRead += 1;
  const thisRead = activity.latestRead;
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    while (activity.writes.size > 0) await Promise.allSettled(activity.writes);
    const before = activity.writesStarted;
    const result = await read();
    if (activity.writesStarted === before || activity.latestRead !== thisRead) return result;
  }
  throw busyError(`A write began during each of ${REPEATS} reads`);
}
