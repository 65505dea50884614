import { act } from '@/data/actions/act';
import { type Actor, type Home, shownHome } from '@/data/home';
import { dailyTasks } from '@/data/tasks';
import { keys } from '@/data/keys';
import { swapOf } from '@/domain/actions/asked';
import { asideIds } from '@/domain/actions/daily';
import { completedTaskIds } from '@/domain/completion';
import type { SetAsideReason } from '@/domain/set-aside';
import type { Task } from '@/domain/task';
import type { MemberAction } from '@/features/use-member-action';
import { now } from '@/lib/clock';

/** A choice in the menu of a daily task's card. */
interface SwapClick {
  readonly task: Task;
  readonly reason?: SetAsideReason | undefined;
  /**
   * Takes back a swap instead of choosing a new task; `reason` says why the returning task was set aside before, if
   * it was.
   */
  readonly back?: { readonly task: Task; readonly reason: SetAsideReason | null };
}

/** The message about a swap. It names two tasks, so only the new one's card says that the swap waits. */
interface Swapped {
  readonly message: string;
  /** Takes the swap back; undefined if nothing changed. */
  readonly undo?: SwapClick;
}

/**
 * Swaps a daily task. The card shows another one at once, and the first one again if the swap is refused. Undo takes
 * the swap back (D27).
 */
export function swapTask(click: SwapClick): MemberAction<Swapped> {
  const { task } = click;
  return {
    kind: 'swap',
    row: task.id,
    run: (actor) => swap(actor, click),
    done: ({ message, undo }, actor) => {
      const shown = shownHome(actor);
      if (!undo || !shown || !isOpen(undo.task)(shown)) return { message };
      return { message, undo: swapTask(undo), isUndoable: isOpen(undo.task) };
    },
    failed: `Couldn’t swap “${task.name}”.`,
  };
}

/** Whether a task is still open; until it is completed, its swap can be undone (D27). */
const isOpen = (task: Task) => (home: Home) =>
  !completedTaskIds(home.completions, now()).has(task.id);

/** More than one, since another device may have just put the chosen task into the set. */
const ATTEMPTS = 3;

/** Swaps a daily task for another one, or back. Throws a BackendError. */
export async function swap(actor: Actor, click: SwapClick): Promise<Swapped> {
  const { client, accountId } = actor;
  const { task, reason = null, back } = click;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    // An admin may just have deleted the task that was chosen.
    const tasks = await dailyTasks(client, accountId, { least: 1, isRefused: attempt > 0 });
    const home = shownHome(actor);
    if (home && !isOpen(task)(home)) return isComplete(click);
    // The set is being renewed, or was: the choice came too late.
    if (!home?.set.isComplete || !home.member.record.set.tasks.includes(task.id)) break;
    const { member, settings } = home;
    const choice = { tasks, interests: settings.interests ?? [], at: now() };
    const asked = { task, back: back?.task, reason: back ? back.reason : reason };
    const action = swapOf(member, asked, choice);
    if (!action) return { message: `There’s no other daily task to swap “${task.name}” for.` };
    const acted = await act(actor, action);
    if (acted === 'complete') return isComplete(click);
    if (acted === 'committed' || acted === 'waiting') return swapped(click, home, action.task);
    // Reads the task that another device has put there.
    await client.refetchQueries({ queryKey: keys.home(accountId) });
    if (back) break;
  }
  return { message: 'Your daily tasks changed on another device in the meantime.' };
}

function isComplete({ task: { name }, back }: SwapClick): Swapped {
  return {
    message: back
      ? `“${name}” is complete, so the swap can’t be undone.`
      : `“${name}” is already complete, so it stays.`,
  };
}

function swapped({ task, reason, back }: SwapClick, { member }: Home, to: Task): Swapped {
  if (back) return { message: `“${to.name}” is back.` };
  const earlier = member.record.aside.find(({ taskId }) => taskId === task.id);
  const undo = { task: to, back: { task, reason: earlier?.reason ?? null } };
  if (to.id === task.id) {
    return { message: `No other task is left, so “${task.name}” stays for today.`, undo };
  }
  // The page already says that the task was set aside.
  const again = asideIds(member).includes(to.id) ? ' No other task is left.' : '';
  const praise = reason === 'doing' ? 'Nice! ' : '';
  const message =
    reason === undefined
      ? `Swapped “${task.name}” for “${to.name}”.`
      : `${praise}“${task.name}” is set aside. Here’s “${to.name}”.`;
  return { message: `${message}${again}`, undo };
}
