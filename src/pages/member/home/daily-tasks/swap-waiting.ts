import type { DailyRecord } from '@/domain/daily-record';
import type { DeedOf } from '@/domain/waiting';
import { askToSend } from '@/data/deliver';
import type { Home } from '@/data/home';
import { keepOfflineSet } from '@/data/offline-set';
import { whileNoneSends } from '@/data/sending-lock';
import { noteWaiting, waitingIn } from '@/data/waiting';
import { notKeptError } from '@/lib/errors';
import { removeNote } from '@/lib/notes';

type SwapDeed = DeedOf<'swap'>;

interface UnwrittenSwap {
  readonly deed: SwapDeed;
  /** The place in the set, from 0. */
  readonly slot: number;
  /** The daily record before the swap. */
  readonly record: DailyRecord;
}

/**
 * Swaps a task of a set that this browser chose without a connection: the kept set changes, and only what is set aside
 * waits. Returns the changed set. Throws a BackendError if this browser can't keep more.
 */
export async function swapUnwritten(
  accountId: string,
  { set, stored }: NonNullable<Home['unwritten']>,
  { deed, slot, record }: UnwrittenSwap,
): Promise<NonNullable<Home['unwritten']>> {
  const mustNote =
    changesSetAside(deed, record) && !(deed.isBack && (await tookBack(accountId, deed)));
  if (mustNote) {
    if (noteWaiting(accountId, deed, true) === undefined) throw notKeptError();
    askToSend(accountId);
  }
  const tasks = set.tasks.map((task, at) => (at === slot ? deed.task : task));
  const changed = { ...set, tasks };
  keepOfflineSet(accountId, changed);
  return { set: changed, stored };
}

function changesSetAside({ task, isBack, setAside }: SwapDeed, record: DailyRecord): boolean {
  if (!isBack) return setAside !== undefined;
  return record.setAside.find(({ taskId }) => taskId === task.id)?.at !== setAside?.at;
}

/** Takes back a swap that waits and can't have been sent. Returns whether it did. */
export async function tookBack(
  accountId: string,
  { id, taskId, task }: SwapDeed,
): Promise<boolean> {
  const taken = await whileNoneSends(accountId, async () => {
    const latest = waitingIn(accountId).findLast(
      ({ deed }) => deed.kind === 'swap' && deed.id === id,
    );
    if (latest?.deed.kind !== 'swap' || latest.isTried || latest.deed.isBack) return false;
    if (latest.deed.task.id !== taskId || latest.deed.taskId !== task.id) return false;
    removeNote(latest.key);
    return true;
  });
  return taken?.value === true;
}
