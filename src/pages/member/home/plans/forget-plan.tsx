import { useEffect, useEffectEvent } from 'react';
import type { SelectionWithTask } from '@/domain/selection';
import { writePlan } from '@/features/goals/goal-actions';
import { useMemberAction } from '@/features/use-member-action';

/** Removes a plan whose task is done for good. If that fails, the next visit does it. */
export function ForgetPlan({ selection }: { readonly selection: SelectionWithTask }) {
  const { run } = useMemberAction();
  const forget = useEffectEvent(() => run(writePlan(selection, null)));
  useEffect(() => forget(), []);
  return null;
}
