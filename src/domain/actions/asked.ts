import { calendarDayOf } from '@/domain/calendar-day';
import { type Completion, expiryOf } from '@/domain/completion';
import { planIn, type PlanDraft } from '@/domain/goal-state';
import { epochOf } from '@/domain/instant';
import type { Selection } from '@/domain/selection';
import type { SetAsideReason } from '@/domain/set-aside';
import type { Task } from '@/domain/task';
import type { ActionOf, NewAction } from './action';
import { afterShown, refreshToUndo } from './daily';
import type { Member } from './member';
import { type Choice, nextTasks, replacementFor } from './next-tasks';

/*
 * Turns a member's requests into actions, dated after everything on the page, even if a device with a fast clock wrote
 * it.
 */

/** A completion, with its task's name. */
export interface Completed {
  readonly row: Completion;
  readonly name: string;
}

/** Returns the completion of a task: `doneAt` is earlier than `at` for a late check-in (D28). */
export function completionOf(
  task: Task,
  at: number,
  doneAt = at,
): Omit<ActionOf<'complete'>, 'id'> {
  const until = expiryOf(doneAt, task);
  const day = calendarDayOf(doneAt);
  return { kind: 'complete', task, doneAt, until, day, at };
}

/** Returns the action that undoes a completion. */
export function undoOf(member: Member | undefined, completed: Completed, now: number): NewAction {
  const { taskId, saved } = completed.row;
  const at = member ? afterShown(member, [taskId], now) : now;
  return { kind: 'undo', ...nameOf(completed), saved: saved ? [...saved] : null, at };
}

/** Returns the action that sets a completion's note; null removes it. */
export function noteOn(completed: Completed, note: string | null, at: number): NewAction {
  return { kind: 'note', ...nameOf(completed), note, at };
}

function nameOf({ row, name }: Completed) {
  const { id, firstRowId: rowId = id, taskId, completedDate } = row;
  return { taskId, name, rowId, doneAt: epochOf(completedDate) ?? 0 };
}

/** A daily task to swap, and why it is set aside, if it is; `back` is the task that returns if a swap is undone. */
interface AskedSwap {
  readonly task: Task;
  readonly back?: Task | undefined;
  readonly reason: SetAsideReason | null;
}

/** Returns the action that swaps a daily task; undefined if no other is left and it isn't set aside either (D27). */
export function swapOf(
  member: Member,
  { task, back, reason }: AskedSwap,
  choice: Choice,
): Omit<ActionOf<'swap'>, 'id'> | undefined {
  const { id: taskId, name } = task;
  const to = back ?? replacementFor(member, choice, { taskId, reason });
  if (!to && reason === null) return undefined;
  const about = { set: member.record.set.number, taskId, name, task: to ?? task };
  return { kind: 'swap', ...about, isBack: back !== undefined, reason, at: choice.at };
}

/** Returns the action that replaces daily tasks that are due. */
export function renewalOf(member: Member, choice: Choice): NewAction {
  const { number: from } = member.record.set;
  return { kind: 'renew', from, tasks: nextTasks(member, choice), at: choice.at };
}

/** A manual refresh (D11). */
export interface AskedRefresh {
  /** When the member asked for it, in milliseconds since the epoch. */
  readonly at: number;
  /** Whether replaced tasks may come back, because the member has only just received them. */
  readonly mayRepeat?: boolean;
}

/** Returns the action that replaces daily tasks before they are due. */
export function refreshOf(
  member: Member,
  choice: Choice,
  { at, mayRepeat }: AskedRefresh,
): NewAction {
  const { number: from, tasks: current } = member.record.set;
  const tasks = nextTasks(member, choice, mayRepeat);
  return { kind: 'refresh', from, tasks, at: afterShown(member, current, at) };
}

/**
 * Returns an action that takes back the refresh that produced the current daily tasks; undefined if that is no longer
 * possible (D11).
 */
export function takenBack(member: Member, at: number): NewAction | undefined {
  const before = refreshToUndo(member, at);
  if (!before) return undefined;
  const tasks = before.tasks.flatMap((id) => member.tasks.get(id) ?? []);
  return { kind: 'takeBack', set: member.record.set.number, tasks, at };
}

/** Returns the action that removes a goal. */
export function removalOf(
  { taskId, selectionDate }: Selection,
  name: string,
  now: number,
): NewAction {
  return { kind: 'remove', taskId, name, at: Math.max(now, epochOf(selectionDate) ?? 0) };
}

/** Returns the action that sets a goal's plan; null removes it. */
export function planOf(
  { taskId, goal }: Selection,
  name: string,
  plan: PlanDraft | null,
  now: number,
): NewAction {
  // Dated after the plan on the page, even if that came from a device with a fast clock.
  return { kind: 'plan', taskId, name, plan, at: Math.max(now, (planIn(goal)?.made ?? 0) + 1) };
}
