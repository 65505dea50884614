import { actOrThrow } from '@/data/actions/act';
import { planOf, removalOf } from '@/domain/actions/asked';
import { planIn, type PlanDraft } from '@/domain/goal-state';
import { epochOf } from '@/domain/instant';
import type { Selection, SelectionWithTask } from '@/domain/selection';
import type { Task } from '@/domain/task';
import type { MemberAction } from '@/features/use-member-action';
import { now } from '@/lib/clock';

/**
 * Adds a medium or strategic task to the member's list (spec §4); a task that is already on it counts as added (D13).
 * @param before its previous row, if it is restored to its place
 */
export function addGoal(task: Task, before?: Selection): MemberAction {
  const since = epochOf(before?.selectionDate);
  const back = { goal: before?.goal ?? null, ...(since !== undefined && { since }) };
  return {
    kind: 'add goal',
    row: task.id,
    run: (actor) => actOrThrow(actor, { kind: 'add', task, ...back, at: now() }),
    failed: `Couldn’t add “${task.name}”.`,
  };
}

/** The action of 'Remove Task'. */
export function removeGoal(selection: SelectionWithTask): MemberAction {
  const { name } = selection.task;
  return {
    kind: 'remove goal',
    row: selection.taskId,
    run: (actor) => actOrThrow(actor, removalOf(selection, name, now())),
    failed: `Couldn’t remove “${name}”.`,
  };
}

/** Stores a goal's plan; null removes it. Shows no message. */
export function writePlan(selection: SelectionWithTask, plan: PlanDraft | null): MemberAction {
  return {
    kind: 'save plan',
    row: selection.id,
    run: (actor) => actOrThrow(actor, planOf(selection, selection.task.name, plan, now())),
  };
}

/** Removes the plan of a goal, which stays on the list. Undo restores it, unless the goal has another plan by then. */
export function removePlan(selection: SelectionWithTask): MemberAction {
  const { name } = selection.task;
  const plan = planIn(selection.goal);
  return {
    ...writePlan(selection, null),
    done: () => ({
      message: `Removed the plan. “${name}” stays on your list.`,
      undo: plan && {
        ...writePlan(selection, plan),
        failed: `Couldn’t bring back the plan for “${name}”.`,
      },
      // Undo would replace a newer plan, and would fail once the goal is gone.
      isUndoable: ({ goals }) =>
        goals.some(({ taskId, goal }) => taskId === selection.taskId && !planIn(goal)),
    }),
    failed: `Couldn’t remove the plan for “${name}”.`,
  };
}
