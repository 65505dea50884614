import { calendarDayOf } from '@/domain/calendar-day';
import { type Completion, expiryOf } from '@/domain/completion';
import { planIn, type PlanDraft } from '@/domain/goal-state';
import { epochOf } from '@/domain/instant';
import type { Selection } from '@/domain/selection';
import type { Task } from '@/domain/task';
import type { ActionOf, NewAction } from './action';
import { afterShown, refreshToUndo } from './daily';
import type { Member } from './member';

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
