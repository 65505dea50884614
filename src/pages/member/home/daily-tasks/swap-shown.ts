import type { QueryClient } from '@tanstack/react-query';
import { idsIn, interestsOf } from '@/domain/category';
import { completedTaskIds } from '@/domain/completion';
import { type DailyRecord, type SetAsideReason, setAsideIds } from '@/domain/daily-record';
import { type DailySet, dailySetOf, isDaily } from '@/domain/daily-set';
import { isSwappable, staleRows, tasksOf } from '@/domain/daily-swap';
import { planSwap, type SwapRequest } from '@/domain/swap-plan';
import type { Task } from '@/domain/task';
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
import { offeredTasksQuery } from '@/data/tasks';
import { type NotSwapped, swap } from './swap';
import type { SwapOutcome } from './swap-message';

/** A choice in the menu of a daily task's card. */
export interface SwapClick {
  /** The ID of the card's selection. */
  readonly rowId: string;
  readonly task: Task;
  readonly reason?: SetAsideReason;
  readonly back?: SwapRequest['back'];
}

export interface SwapResult {
  readonly outcome: SwapOutcome;
  /** Takes the swap back; undefined if nothing was stored. */
  readonly undo?: SwapClick;
}

const notSwapped = (kind: NotSwapped, { back }: SwapClick): SwapResult => ({
  outcome: { kind, isUndo: back !== undefined },
});

// The next swap starts from the record that the previous one stored.
let previous: Promise<unknown> = Promise.resolve();

/**
 * Swaps a daily task on the home page: the card shows another one at once, and the first one again if the swap can't be
 * stored. Swaps of this page are stored one after another. Throws a BackendError.
 */
export function swapShown(
  client: QueryClient,
  accountId: string,
  click: SwapClick,
): Promise<SwapResult> {
  return writeHome(accountId, () => {
    const turn = previous.then(() => write(client, accountId, click));
    previous = turn.catch(() => undefined);
    return turn;
  });
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
  const tasks = await client.fetchQuery(offeredTasksQuery(accountId, 'Daily'));
  const home = cachedHome(client, accountId);
  if (!home) return notSwapped('overtaken', click);
  if (!isOpen(task)(home)) return notSwapped('complete', click);
  const set = dailySetOf(home.selections);
  const slot = set.current.findIndex(({ id }) => id === rowId);
  const now = Date.now();
  const record = memberIn(home).daily;
  const request = { slot, from: task.id, reason, back, now };
  const choice = {
    accountId,
    catalog: tasks.map(({ id }) => id),
    completed: completedTaskIds(home.completions, now),
    interesting: idsIn(interestsOf(home.profile.interests), tasks),
  };
  const plan = planSwap(record, set, request, choice);
  if (plan) {
    changeHome(client, accountId, (shown) => withTasksOf(plan, withPlanned(shown, plan), tasks));
  }
  try {
    const swapped = await swap({ ...choice, set, stored: home.profile.member, request });
    const isRefused = swapped === 'overtaken' || swapped === 'complete';
    // The rows of a set that another device renewed are gone.
    if (isRefused || swapped.rows.length === 0)
      void client.invalidateQueries({ queryKey: keys.home(accountId) });
    if (isRefused) {
      changeHome(client, accountId, (shown) => withoutSwap(shown, home, rowId));
      return notSwapped(swapped, click);
    }
    changeHome(client, accountId, (shown) => {
      const stored = withMember(withPlanned(shown, undefined), swapped.member);
      const home = withTasksOf(swapped.daily, stored, tasks);
      const selections = swapped.rows.reduce(withRow<Home['selections'][number]>, home.selections);
      return { ...home, selections };
    });
    return resultOf(click, { set, slot, before: record, tasks, stored: swapped.daily });
  } catch (error) {
    changeHome(client, accountId, (shown) => withoutSwap(shown, home, rowId));
    throw error;
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
  const toId = tasksOf(stored, set)[slot];
  const to = tasks.find(({ id }) => id === toId) ?? task;
  if (back) return { outcome: { kind: 'back', to: to.name } };
  const isKept = to.id === task.id;
  if (isKept && reason === undefined) return { outcome: { kind: 'kept' } };
  const isSetAside = setAsideIds(stored).includes(to.id);
  const setAside = before.setAside.find(({ taskId }) => taskId === task.id);
  return {
    outcome: isKept ? { kind: 'kept' } : { kind: 'swapped', to: to.name, isSetAside },
    undo: { rowId, task: to, back: { to: task.id, setAside } },
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

function withoutSwap(shown: Home, before: Home, rowId: string): Home {
  const row = before.selections.find(({ id }) => id === rowId);
  return {
    ...withPlanned(shown, undefined),
    selections: row ? withRow(shown.selections, row) : shown.selections,
  };
}
