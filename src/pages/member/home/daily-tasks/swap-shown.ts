import type { QueryClient } from '@tanstack/react-query';
import { idsIn, interestsOf } from '@/domain/category';
import { completedTaskIds } from '@/domain/completion';
import {
  type DailyRecord,
  type SetAside,
  type SetAsideReason,
  setAsideIds,
} from '@/domain/daily-record';
import { type DailySet, dailySetOf, isDaily } from '@/domain/daily-set';
import { isSwappable, staleRows, tasksOf } from '@/domain/daily-swap';
import { slotOf } from '@/domain/row-ids';
import { planSwap } from '@/domain/swap-plan';
import type { Task } from '@/domain/task';
import type { DeedOf } from '@/domain/waiting';
import { deliver } from '@/data/deliver';
import {
  cachedHome,
  changeHome,
  type Home,
  memberIn,
  withMember,
  withPlanned,
  withRow,
  writeHome,
} from '@/data/home';
import { keys } from '@/data/keys';
import { keptDailies } from '@/data/offline-set';
import { fetchStoredSet } from '@/data/swaps';
import { offeredTasksQuery } from '@/data/tasks';
import { withWaitingSwaps } from '@/data/waiting-swaps';
import { isNetworkError } from '@/lib/errors';
import { inDailyTurn } from './daily-turn';
import { type NotSwapped, swap } from './swap';
import type { SwapOutcome } from './swap-message';
import { swapUnwritten, tookBack } from './swap-waiting';

/** A choice in the menu of a daily task's card. */
export interface SwapClick {
  /** The ID of the card's selection. */
  readonly rowId: string;
  readonly task: Task;
  readonly reason?: SetAsideReason;
  /** Instead of a new task, takes back a swap. */
  readonly back?: { readonly task: Task; readonly setAside: SetAside | undefined };
}

export interface SwapResult {
  readonly outcome: SwapOutcome;
  /** Takes the swap back; undefined if nothing was stored. */
  readonly undo?: SwapClick;
}

const notSwapped = (kind: NotSwapped, { back }: SwapClick): SwapResult => ({
  outcome: { kind, isUndo: back !== undefined },
});

/**
 * Swaps a daily task on the home page: the card shows another one at once, and the first one again if the swap is refused.
 * Without a connection, it waits for one (decision 125). Swaps of this page are made one after another. Throws a
 * BackendError.
 */
export function swapShown(
  client: QueryClient,
  accountId: string,
  click: SwapClick,
): Promise<SwapResult> {
  // It starts from what the one before stored, or from new tasks that are being stored.
  return writeHome(accountId, () => inDailyTurn(accountId, () => write(client, accountId, click)));
}

/**
 * Puts another task in the place of a daily one that was deleted (decision 080). Returns whether it did. Throws a
 * BackendError.
 */
async function replaceDeleted(
  client: QueryClient,
  accountId: string,
  task: Task,
): Promise<boolean> {
  const set = dailySetOf(cachedHome(client, accountId)?.selections ?? []);
  const row = set.current.find(({ taskId }) => taskId === task.id);
  if (!row || !isSwappable(set)) return false;
  const { outcome } = await swapShown(client, accountId, { rowId: row.id, task });
  return outcome.kind === 'swapped';
}

/** Takes a deleted task's card away (decision 080): another one fills a daily task's place. */
export async function takeAway(client: QueryClient, accountId: string, task: Task): Promise<void> {
  void client.invalidateQueries({ queryKey: keys.allOfferedTasks(accountId) });
  const shown = cachedHome(client, accountId)?.selections ?? [];
  const isInSet = shown.some((row) => row.taskId === task.id && isDaily(row));
  if (isInSet) {
    try {
      if (await replaceDeleted(client, accountId, task)) return;
    } catch {
      // The whole set is renewed instead.
    }
  }
  changeHome(client, accountId, (home) => withoutTask(home, task.id));
}

// As if the page had been read without it (D16): a goal's row is deleted, and a daily set that lacks one is renewed.
function withoutTask(home: Home, taskId: string): Home {
  const selections = home.selections.map((row) =>
    row.taskId === taskId ? { ...row, task: null } : row,
  );
  return { ...home, selections };
}

/** Whether a task isn't complete: until then, a swap can be undone (D27). */
export const isOpen = (task: Task) => (home: Home) =>
  !completedTaskIds(home.completions, Date.now()).has(task.id);

async function write(
  client: QueryClient,
  accountId: string,
  click: SwapClick,
): Promise<SwapResult> {
  const { rowId, task, reason, back } = click;
  const tasks = await tasksToChooseFrom(client, accountId);
  const cached = cachedHome(client, accountId);
  if (!cached) return notSwapped('overtaken', click);
  const home = withWaitingSwaps(accountId, cached);
  if (!isOpen(task)(home)) return notSwapped('complete', click);
  const set = dailySetOf(home.selections);
  const refuse = (kind: NotSwapped) => {
    void client.invalidateQueries({ queryKey: keys.home(accountId) });
    return notSwapped(kind, click);
  };
  // A set that lacks a task is renewed, so the choice came too late.
  const slot = slotOf(rowId);
  if (slot === undefined || !isSwappable(set)) return refuse('overtaken');
  const now = Date.now();
  const record = memberIn(home).daily;
  const setAside = reason ? { taskId: task.id, reason, at: now } : back?.setAside;
  const swapping = { isBack: back !== undefined, setAside };
  const request = { ...swapping, slot, from: task.id, to: back?.task.id, at: now };
  const choice = {
    accountId,
    catalog: tasks.map(({ id }) => id),
    completed: completedTaskIds(home.completions, now),
    interesting: idsIn(interestsOf(home.profile.interests), tasks),
  };
  const plan = planSwap(record, set, request, choice);
  if (!plan) return refuse('overtaken');
  const result = (stored: DailyRecord) =>
    resultOf(click, { set, slot, before: record, tasks, stored });
  if (plan === record) return result(plan);
  const to = back?.task ?? tasks.find(({ id }) => id === tasksOf(plan, set)[slot]) ?? task;
  const deed: DeedOf<'swap'> = {
    kind: 'swap',
    taskId: task.id,
    name: task.name,
    id: rowId,
    task: to,
    ...swapping,
    at: now,
  };
  const show = (shown: Home) => withTask(withPlanned(shown, plan), rowId, to);
  if (home.unwritten) {
    const unwritten = await swapUnwritten(accountId, home.unwritten, { deed, slot, record });
    changeHome(client, accountId, (shown) => ({ ...show(shown), unwritten }));
    return result(plan);
  }
  if (back && (await tookBack(accountId, deed))) {
    changeHome(client, accountId, (shown) => withPlanned(show(shown), undefined));
    return result(plan);
  }
  const swapped = await deliver(accountId, deed, {
    show: () => changeHome(client, accountId, show),
    send: async () => {
      const stored = home.profile.member;
      const storedSet = await fetchStoredSet(memberIn(withPlanned(home, undefined)).daily, set);
      return swap({ ...choice, set: storedSet, stored, request, now });
    },
    takeBack: () => changeHome(client, accountId, (shown) => withoutSwap(shown, home, rowId)),
  });
  if (swapped === 'waiting') return result(plan);
  if (swapped === 'overtaken' || swapped === 'complete') {
    changeHome(client, accountId, (shown) => withoutSwap(shown, home, rowId));
    return refuse(swapped);
  }
  // The rows of a set that another device renewed are gone.
  if (swapped.rows.length === 0) void client.invalidateQueries({ queryKey: keys.home(accountId) });
  changeHome(client, accountId, (shown) => {
    const stored = withMember(withPlanned(shown, undefined), swapped.member);
    const after = withTasksOf(swapped.daily, stored, tasks);
    const selections = swapped.rows.reduce(withRow<Home['selections'][number]>, after.selections);
    return { ...after, selections };
  });
  return result(swapped.daily);
}

/** Returns the offered daily tasks; without a connection, those that this browser keeps. Throws a BackendError. */
async function tasksToChooseFrom(client: QueryClient, accountId: string): Promise<readonly Task[]> {
  const query = offeredTasksQuery(accountId, 'Daily');
  try {
    return await client.fetchQuery(query);
  } catch (error) {
    const kept = client.getQueryData(query.queryKey) ?? keptDailies(accountId);
    if (!isNetworkError(error) || kept.length === 0) throw error;
    return kept;
  }
}

interface Stored {
  readonly set: DailySet;
  readonly slot: number;
  readonly before: DailyRecord;
  readonly stored: DailyRecord;
  readonly tasks: readonly Task[];
}

function resultOf(
  { rowId, task, reason, back }: SwapClick,
  { set, slot, before, stored, tasks }: Stored,
): SwapResult {
  if (back) return { outcome: { kind: 'back', to: back.task.name } };
  const toId = tasksOf(stored, set)[slot];
  const to = tasks.find(({ id }) => id === toId) ?? task;
  const isKept = to.id === task.id;
  if (isKept && reason === undefined) return { outcome: { kind: 'kept' } };
  const isSetAside = setAsideIds(stored).includes(to.id);
  const setAside = before.setAside.find(({ taskId }) => taskId === task.id);
  return {
    outcome: isKept ? { kind: 'kept' } : { kind: 'swapped', to: to.name, isSetAside },
    undo: { rowId, task: to, back: { task, setAside } },
  };
}

/** Returns the home whose set has the tasks in a daily record. */
function withTasksOf(record: DailyRecord, home: Home, tasks: readonly Task[]): Home {
  const stale = staleRows(record, dailySetOf(home.selections));
  const selections = home.selections.map((row) => {
    const taskId = stale.find(({ id }) => id === row.id)?.taskId;
    const task = tasks.find(({ id }) => id === taskId);
    return task ? { ...row, taskId: task.id, task } : row;
  });
  return { ...home, selections };
}

function withTask(home: Home, rowId: string, task: Task): Home {
  const selections = home.selections.map((row) =>
    row.id === rowId ? { ...row, taskId: task.id, task } : row,
  );
  return { ...home, selections };
}

function withoutSwap(shown: Home, before: Home, rowId: string): Home {
  const row = before.selections.find(({ id }) => id === rowId);
  return {
    ...withPlanned(shown, undefined),
    selections: row ? withRow(shown.selections, row) : shown.selections,
  };
}
