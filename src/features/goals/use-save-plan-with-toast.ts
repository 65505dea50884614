import { useToast } from '@/components/toast';
import { useIsShown } from '@/components/use-is-shown';
import type { PlanDraft } from '@/domain/goal-state';
import { reasonFor } from '@/lib/errors';
import { useSavePlan } from './use-save-plan';

/** Saves a plan. A toast says if that failed after the form had been closed; until then, the form says it. */
export function useSavePlanWithToast(onSaved: (plan: PlanDraft) => void) {
  const toast = useToast();
  const isShown = useIsShown();
  const save = useSavePlan({
    onSuccess: (_, { plan }) => plan && onSaved(plan),
    onError: (error, change) => {
      if (isShown.current) return;
      toast({
        tone: 'error',
        message: `Couldn’t plan “${change.selection.task.name}”. ${reasonFor(error)}`,
        action: { label: 'Try again', onClick: () => save.mutate(change) },
      });
    },
  });
  return save;
}
