import { useQueryClient } from '@tanstack/react-query';
import { useWrite, type WriteCallbacks } from '@/data/use-write';
import { useAccount } from '@/session/session';
import type { GoalOutcome } from './change-goals';
import { type PlanChange, savePlan } from './save-goal';

/**
 * Creates, changes or removes a goal's plan. Shows the change immediately and rolls it back if the API refuses it. Offline, it
 * waits for a connection (decision 125).
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
