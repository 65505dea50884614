import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@/components/toast';
import { idsIn, interestsOf } from '@/domain/category';
import { completedTaskIds } from '@/domain/completion';
import {
  dailyRecordText,
  readDailyRecord,
  type SetAsideReason,
  setAsideIds,
} from '@/domain/daily-record';
import { type DailySet, dailySetOf } from '@/domain/daily-set';
import { staleRows, tasksOf } from '@/domain/daily-swap';
import { planSwap, type SwapRequest } from '@/domain/swap-plan';
import type { Task } from '@/domain/task';
import {
  cachedHome,
  changeHome,
  type Home,
  withDailyRecord,
  withRow,
  writeHome,
} from '@/data/home';
import { keys } from '@/data/keys';
import { whileHome } from '@/data/while-home';
import { catalogQuery } from '@/data/tasks';
import { useWrite } from '@/data/use-write';
import { messageFor } from '@/lib/errors';
import { useAccount } from '@/session/session';
import { type NotSwapped, swap } from './swap';
import { swapMessage, type SwapOutcome } from './swap-message';

/** A choice in the menu of a daily task's card. */
export interface SwapClick {
  /** The ID of the card's selection. */
  readonly rowId: string;
  readonly task: Task;
  readonly reason?: SetAsideReason;
  readonly back?: SwapRequest['back'];
}

interface SwapResult {
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
 * Swaps a daily task: the card shows another one at once, and the first one again if the swap can't be
 * stored, which a toast says. Another toast offers to take it back (D27).
 */
export function useSwap() {
  const { id: accountId } = useAccount();
  const client = useQueryClient();
  const toast = useToast();

  const { mutate } = useWrite<SwapResult, SwapClick>({
    action: 'swap',
    rowOf: ({ rowId }) => rowId,
    mutationFn: (click) =>
      writeHome(accountId, () => {
        const turn = previous.then(() => write(client, accountId, click));
        previous = turn.catch(() => undefined);
        return turn;
      }),
    onSuccess: ({ outcome, undo }, { task, reason }) => {
      const message = swapMessage(task.name, reason, outcome);
      const home = cachedHome(client, accountId);
      if (!undo || !home || !isOpen(undo.task)(home)) return toast({ message });
      const watch = whileHome(client, accountId, isOpen(undo.task));
      return toast({ message, action: { label: 'Undo', onClick: () => mutate(undo), watch } });
    },
    onError: (error, { task }) =>
      toast({ tone: 'error', message: `Couldn’t swap “${task.name}”. ${messageFor(error)}` }),
  });
  return mutate;
}

// A swap can be undone until its task is complete (D27).
const isOpen = (task: Task) => (home: Home) =>
  !completedTaskIds(home.completions, Date.now()).has(task.id);

async function write(
  client: QueryClient,
  accountId: string,
  click: SwapClick,
): Promise<SwapResult> {
  const { rowId, task, reason, back } = click;
  const tasks = await client.fetchQuery(catalogQuery(accountId, 'Daily'));
  const home = cachedHome(client, accountId);
  if (!home) return notSwapped('overtaken', click);
  if (!isOpen(task)(home)) return notSwapped('complete', click);
  const set = dailySetOf(home.selections);
  const slot = set.current.findIndex(({ id }) => id === rowId);
  const now = Date.now();
  const recordText = home.profile.dailyRecord ?? null;
  const record = readDailyRecord(recordText);
  const request = { slot, from: task.id, reason, back, now };
  const choice = {
    accountId,
    catalog: tasks.map(({ id }) => id),
    completed: completedTaskIds(home.completions, now),
    interesting: idsIn(interestsOf(home.profile.interests), tasks),
  };
  const plan = planSwap(record, set, request, choice);
  const show = (text: string | null) =>
    changeHome(client, accountId, (shown) => withRecord(shown, text, tasks));
  if (plan) show(dailyRecordText(record, plan));
  try {
    const day = { dailyRecord: recordText, ledger: home.profile.ledger ?? null };
    const swapped = await swap({ ...choice, set, day, request });
    const isRefused = swapped === 'overtaken' || swapped === 'complete';
    // The rows of a set that another device renewed are gone.
    if (isRefused || swapped.rows.length === 0)
      void client.invalidateQueries({ queryKey: keys.home(accountId) });
    if (isRefused) {
      changeHome(client, accountId, (shown) => withoutSwap(shown, home, rowId));
      return notSwapped(swapped, click);
    }
    show(swapped.recordText);
    changeHome(client, accountId, (shown) => ({
      ...shown,
      selections: swapped.rows.reduce(withRow<Home['selections'][number]>, shown.selections),
    }));
    return resultOf(click, { set, slot, recordText, tasks, stored: swapped.recordText });
  } catch (error) {
    changeHome(client, accountId, (shown) => withoutSwap(shown, home, rowId));
    throw error;
  }
}

interface Stored {
  readonly set: DailySet;
  readonly slot: number;
  readonly recordText: string | null;
  readonly stored: string | null;
  readonly tasks: readonly Task[];
}

function resultOf(
  { rowId, task, reason, back }: SwapClick,
  { set, slot, recordText, stored, tasks }: Stored,
): SwapResult {
  const record = readDailyRecord(stored);
  const toId = tasksOf(record, set)[slot];
  const to = tasks.find(({ id }) => id === toId) ?? task;
  if (back) return { outcome: { kind: 'back', to: to.name } };
  const isKept = to.id === task.id;
  if (isKept && reason === undefined) return { outcome: { kind: 'kept' } };
  const isSetAside = setAsideIds(record).includes(to.id);
  const setAside = readDailyRecord(recordText).setAside.find(({ taskId }) => taskId === task.id);
  return {
    outcome: isKept ? { kind: 'kept' } : { kind: 'swapped', to: to.name, isSetAside },
    undo: { rowId, task: to, back: { to: task.id, setAside } },
  };
}

/** Returns the home with a daily record, and its set with the tasks in that record. */
function withRecord(home: Home, dailyRecord: string | null, tasks: readonly Task[]): Home {
  const stale = staleRows(readDailyRecord(dailyRecord), dailySetOf(home.selections));
  const selections = home.selections.map((row) => {
    const taskId = stale.find(({ id }) => id === row.id)?.taskId;
    const task = tasks.find(({ id }) => id === taskId);
    return task ? { ...row, taskId: task.id, task } : row;
  });
  return { ...withDailyRecord(home, dailyRecord), selections };
}

function withoutSwap(shown: Home, before: Home, rowId: string): Home {
  const row = before.selections.find(({ id }) => id === rowId);
  return {
    ...withDailyRecord(shown, before.profile.dailyRecord ?? null),
    selections: row ? withRow(shown.selections, row) : shown.selections,
  };
}
