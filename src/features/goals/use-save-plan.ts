import { useQueryClient } from '@tanstack/react-query';
import { useWrite, type WriteCallbacks } from '@/data/use-write';
import { useAccount } from '@/session/session';
import type { GoalOutcome } from './change-goals';
import { type PlanChange, savePlan } from './save-goal';

/**
 * Makes, changes or removes the plan of a goal. It shows at once, and the one before again if it is refused; without a
 * connection it waits for one (decision 125).
 */
export function useSavePlan(callbacks: WriteCallbacks<GoalOutcome, PlanChange>) {
  const { id } = useAccount();
  const client = useQueryClient();
  return useWrite({
    action: 'save plan',
    rowOf: ({ selection }: PlanChange) => selection.id,
    mutationFn: (change) => savePlan(client, id, change),
    ...callbacks,
  });
}
