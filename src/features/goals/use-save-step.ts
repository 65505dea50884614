import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@/components/toast';
import { useWrite } from '@/data/use-write';
import { messageFor } from '@/lib/errors';
import { useAccount } from '@/session/session';
import { type GoalStepChange, saveStep } from './save-goal';

/**
 * Ticks, unticks, adds or removes a step of a goal. It shows at once, and a toast says if it is refused; without a
 * connection it waits for one (decision 125).
 */
export function useSaveStep(onRefused?: (change: GoalStepChange) => void) {
  const { id } = useAccount();
  const client = useQueryClient();
  const toast = useToast();
  return useWrite({
    action: 'save step',
    rowOf: ({ selection, change }: GoalStepChange) =>
      `${selection.id} ${change.kind} ${'stepId' in change ? change.stepId : ''}`,
    mutationFn: (change: GoalStepChange) => saveStep(client, id, change),
    onError: (error, change) => {
      const { name } = change.selection.task;
      toast({
        tone: 'error',
        message: `Couldn’t save the step of “${name}”. ${messageFor(error)}`,
      });
      onRefused?.(change);
    },
  });
}
