import { pickReplacement, type PickInput, seededRandom } from './daily-pick';
import {
  type DailyRecord,
  type SetAside,
  type SetAsideReason,
  setAsideIds,
  withSetAside,
} from './daily-record';
import type { DailySet } from './daily-set';
import { tasksOf } from './daily-swap';

/** A swap that a member asks for. */
export interface SwapRequest {
  /** The place in the set, from 0. */
  readonly slot: number;
  /** The ID of the task to swap. */
  readonly from: string;
  /** Sets the task aside as well. */
  readonly reason?: SetAsideReason | undefined;
  /** Instead of a new task, takes back a swap. */
  readonly back?: { readonly to: string; readonly setAside: SetAside | undefined } | undefined;
  /** In milliseconds since the epoch. */
  readonly now: number;
}

/** What a swap chooses from. */
export interface SwapChoice extends Pick<PickInput, 'catalog' | 'completed' | 'interesting'> {
  readonly accountId: string;
}

/**
 * Returns the record after a swap (D27): with another task in the slot, none of the set's other tasks, and
 * preferably none that was swapped away before. Its `swap` stays the same if no other task is left, and so
 * does the record if there is nothing else to write. Undefined if the slot has another task by now, or the
 * task to take back is in another slot.
 */
export function planSwap(
  record: DailyRecord,
  set: DailySet,
  { slot, from, reason, back, now }: SwapRequest,
  { accountId, ...choice }: SwapChoice,
): DailyRecord | undefined {
  const tasks = tasksOf(record, set);
  if (tasks[slot] !== from) return undefined;
  const remembered = withSetAside(record, ...asideOf(from, reason, back, now, record));
  const number = (record.swap?.number ?? 0) + 1;
  const before = record.swap?.period === set.period ? record.swap.away : [];
  const picked = back
    ? back.to
    : pickReplacement({
        ...choice,
        current: new Set(before),
        setAside: setAsideIds(remembered),
        shown: new Set(tasks),
        random: seededRandom(`${accountId}#${set.period}#${number}`),
      });
  if (picked === undefined || picked === from) return reason || back ? remembered : record;
  if (tasks.includes(picked)) return undefined;
  const away = [...before.filter((id) => id !== picked), from];
  const after = tasks.map((id, at) => (at === slot ? picked : id));
  return { ...remembered, swap: { number, period: set.period, slot, tasks: after, away } };
}

function asideOf(
  from: string,
  reason: SwapRequest['reason'],
  back: SwapRequest['back'],
  at: number,
  { setAside }: DailyRecord,
): [taskId: string, entry: SetAside | undefined] {
  if (back) return [back.to, back.setAside];
  if (reason) return [from, { taskId: from, reason, at }];
  return [from, setAside.find(({ taskId }) => taskId === from)];
}
