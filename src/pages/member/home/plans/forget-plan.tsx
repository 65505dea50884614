import { useEffect, useEffectEvent } from 'react';
import type { SelectionWithTask } from '@/domain/selection';
import { useSavePlan } from '@/features/goals/use-save-plan';

/** Removes a plan whose task is done for good. If that fails, the next visit does it. */
export function ForgetPlan({ selection }: { readonly selection: SelectionWithTask }) {
  const { mutate } = useSavePlan({});
  const forget = useEffectEvent(() => mutate({ selection, plan: undefined }));
  useEffect(() => forget(), []);
  return null;
}
