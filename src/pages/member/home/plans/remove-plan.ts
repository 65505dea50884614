import { planIn } from '@/domain/goal-state';
import type { SelectionWithTask } from '@/domain/selection';
import { writePlan } from '@/features/goals/goal-actions';
import type { MemberAction } from '@/features/use-member-action';

/** Removes the plan of a goal, which stays on the list. Undo brings it back, until the goal has another one. */
export function removePlan(selection: SelectionWithTask): MemberAction {
  const { name } = selection.task;
  const { sequence: _sequence, made: _made, ...plan } = planIn(selection.goal) ?? NO_PLAN;
  return {
    ...writePlan(selection, null),
    done: () => ({
      message: `Removed the plan. “${name}” stays on your list.`,
      undo: {
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

const NO_PLAN = { sequence: 0, made: 0 };
