import { pickReplacement, type PickInput, seededRandom } from './daily-pick';
import { type DailyRecord, type SetAside, setAsideIds, withSetAside } from './daily-record';
import type { DailySet } from './daily-set';
import { tasksOf } from './daily-swap';
import type { DeedOf } from './waiting';

/** A swap and the task that it gives. */
interface Swap {
  /** The place in the set, from 0. */
  readonly slot: number;
  /** The ID of the task to swap. */
  readonly from: string;
  /** The ID of the task in its place; the same if no other is left. */
  readonly to: string;
  /** Whether it takes back a swap. */
  readonly isBack?: boolean | undefined;
  /** What is set aside: the task that goes, or the one that is back as it was before. */
  readonly setAside?: SetAside | undefined;
  /** When the member asked for it, in milliseconds since the epoch. */
  readonly at: number;
}

/** A swap that a member asks for. */
export interface SwapRequest extends Omit<Swap, 'to'> {
  /** Instead of a new task, the one to take back, or the one that was shown without a connection. */
  readonly to?: string | undefined;
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
  request: SwapRequest,
  { accountId, ...choice }: SwapChoice,
): DailyRecord | undefined {
  const { slot, from, to } = request;
  if (to !== undefined) return withSwap(record, set, { ...request, to });
  const tasks = tasksOf(record, set);
  if (tasks[slot] !== from) return undefined;
  const { swap } = record;
  const picked = pickReplacement({
    ...choice,
    current: new Set(swap?.period === set.period ? swap.away : []),
    setAside: setAsideIds(withSwapAside(record, { ...request, to: from })),
    shown: new Set(tasks),
    random: seededRandom(`${accountId}#${set.period}#${(swap?.number ?? 0) + 1}`),
  });
  return withSwap(record, set, { ...request, to: picked ?? from });
}

/** Returns a swap that waited, in the place `slot` of its set. */
export function swapIn(deed: DeedOf<'swap'>, slot: number): Swap {
  const { taskId, task, isBack, setAside, at } = deed;
  return { slot, from: taskId, to: task.id, isBack, setAside, at };
}

/** Returns the record with what a swap sets aside or, if it takes one back, doesn't anymore. */
export function withSwapAside(
  record: DailyRecord,
  { from, to, isBack, setAside }: Omit<Swap, 'slot' | 'at'>,
): DailyRecord {
  if (isBack) return withSetAside(record, to, setAside);
  return setAside ? withSetAside(record, from, setAside) : record;
}

/**
 * Returns the record after a swap. One that was made before, such as by an attempt whose response got lost, isn't made
 * again, nor is one that was taken back after it was asked for (docs/protocol.md, I17). Undefined if the slot has another
 * task by now, or the new task is in another slot.
 */
export function withSwap(record: DailyRecord, set: DailySet, swap: Swap): DailyRecord | undefined {
  const { slot, from, to, isBack, at } = swap;
  const tasks = tasksOf(record, set);
  const { away = [], back = [] } = record.swap?.period === set.period ? record.swap : {};
  const isTakenBack = back.some(([shown, gone, when]) => {
    return shown === from && gone === to && when > at;
  });
  if (isTakenBack && !isBack) return record;
  const after = withSwapAside(record, swap);
  // Tasks that later swaps removed are listed in their order.
  const isMade =
    tasks[slot] === to || (away.includes(from) && away.includes(to, away.indexOf(from)));
  if (isMade) return after;
  const { number, period } = record.swap ?? { number: 0, period: 0 };
  if (tasks[slot] !== from || tasks.includes(to) || period > set.period) return undefined;
  // Of the tasks that are shown, so there are few.
  const others = back.filter(([shown, gone]) => shown !== from && (shown !== to || gone !== from));
  return {
    ...after,
    swap: {
      number: number + 1,
      period: set.period,
      slot,
      tasks: tasks.map((id, place) => (place === slot ? to : id)),
      away: [...away.filter((id) => id !== to), from],
      back: isBack ? [...others, [to, from, at]] : others,
    },
  };
}
