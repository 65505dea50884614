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
 * Turns a member's requests into actions. They are dated after everything on the page, even if that was written by a
 * device whose clock is ahead.
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

/** Returns the undo of a completion. */
export function undoOf(member: Member | undefined, completed: Completed, now: number): NewAction {
  const { taskId, saved } = completed.row;
  const at = member ? afterShown(member, [taskId], now) : now;
  return { kind: 'undo', ...nameOf(completed), saved: saved ? [...saved] : null, at };
}

/** Returns the note on a completion; null removes it. */
export function noteOn(completed: Completed, note: string | null, at: number): NewAction {
  return { kind: 'note', ...nameOf(completed), note, at };
}

function nameOf({ row, name }: Completed) {
  const { id, firstRowId: rowId = id, taskId, completedDate } = row;
  return { taskId, name, rowId, doneAt: epochOf(completedDate) ?? 0 };
}

/**
 * Returns an action that takes back the refresh behind the daily tasks; undefined if that is no longer possible
 * (D11).
 */
export function takenBack(member: Member, at: number): NewAction | undefined {
  const before = refreshToUndo(member, at);
  if (!before) return undefined;
  const tasks = before.tasks.flatMap((id) => member.tasks.get(id) ?? []);
  return { kind: 'takeBack', set: member.record.set.number, tasks, at };
}

/** Returns the removal of a goal. */
export function removalOf(
  { taskId, selectionDate }: Selection,
  name: string,
  now: number,
): NewAction {
  return { kind: 'remove', taskId, name, at: Math.max(now, epochOf(selectionDate) ?? 0) };
}

/** Returns the plan of a goal; null removes it. */
export function planOf(
  { taskId, goal }: Selection,
  name: string,
  plan: PlanDraft | null,
  now: number,
): NewAction {
  // The plan on the page is older, whatever the clock of the device that made it says.
  return { kind: 'plan', taskId, name, plan, at: Math.max(now, (planIn(goal)?.made ?? 0) + 1) };
}
