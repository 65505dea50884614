import { useCommit } from '@/data/actions/use-actions';
import { useWrite, type WriteCallbacks } from '@/data/use-write';
import { planIn, type PlanDraft } from '@/domain/goal-state';
import type { SelectionWithTask } from '@/domain/selection';
import { now } from '@/lib/clock';
import type { Saved } from './use-goals';

/** The plan to store for a task on the list; undefined to remove it. */
export interface PlanChange {
  readonly selection: SelectionWithTask;
  readonly plan: PlanDraft | undefined;
}

/** Creates, changes or removes a goal's plan. Shows the change immediately; offline, it waits for a connection (decision 125). */
export function useSavePlan(callbacks: WriteCallbacks<Saved, PlanChange>) {
  const commit = useCommit();
  return useWrite({
    action: 'save plan',
    rowOf: ({ selection }: PlanChange) => selection.id,
    mutationFn: ({ selection: { taskId, task, goal }, plan = null }) => {
      // The plan that the member sees is older, whatever the clock of the device that made it says.
      const at = Math.max(now(), (planIn(goal)?.made ?? 0) + 1);
      return commit({ kind: 'plan', taskId, name: task.name, plan, at });
    },
    ...callbacks,
  });
}
