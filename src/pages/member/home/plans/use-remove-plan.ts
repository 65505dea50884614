import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@/components/toast';
import { planIn } from '@/domain/goal-state';
import type { SelectionWithTask } from '@/domain/selection';
import { useSavePlan } from '@/features/goals/use-save-plan';
import { messageFor } from '@/lib/errors';
import { useAccount } from '@/session/session';
import { whileHome } from '@/data/while-home';

/** Removes the plan of a goal, which stays on the list. A toast offers Undo until the goal has another plan. */
export function useRemovePlan(): (selection: SelectionWithTask) => void {
  const { id: accountId } = useAccount();
  const client = useQueryClient();
  const toast = useToast();
  const bring = useSavePlan({
    onError: (error, { selection }) =>
      toast({
        tone: 'error',
        message: `Couldn’t bring back the plan for “${selection.task.name}”. ${messageFor(error)}`,
      }),
  });
  const remove = useSavePlan({
    onSuccess: (_, { selection }) => {
      const { sequence: _sequence, made: _made, ...plan } = planIn(selection.goal) ?? NO_PLAN;
      // Undo would replace a newer plan, and would fail once the goal is gone.
      const watch = whileHome(client, accountId, ({ goals }) =>
        goals.some(({ taskId, goal }) => taskId === selection.taskId && !planIn(goal)),
      );
      toast({
        message: `Removed the plan. “${selection.task.name}” stays on your list.`,
        action: { label: 'Undo', onClick: () => bring.mutate({ selection, plan }), watch },
      });
    },
    onError: (error, { selection }) =>
      toast({
        tone: 'error',
        message: `Couldn’t remove the plan for “${selection.task.name}”. ${messageFor(error)}`,
      }),
  });
  return (selection) => remove.mutate({ selection, plan: undefined });
}

const NO_PLAN = { sequence: 0, made: 0 };
