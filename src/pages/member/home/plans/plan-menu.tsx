import type { ComponentType } from 'react';
import { isTimed, planIn } from '@/domain/goal-state';
import type { SelectionWithTask } from '@/domain/selection';
import { usePlanFile } from '@/features/goals/use-plan-file';
import { CardMenu, type CardMenuEntry } from '@/pages/member/home/card-menu/card-menu';
import { PlanDialog, type PlanDialogProps } from './plan-dialog';
import { useRemovePlan } from './use-remove-plan';

interface PlanMenuProps {
  readonly selection: SelectionWithTask;
  readonly onPlan: (Dialog: ComponentType<PlanDialogProps>) => void;
  readonly onClose: () => void;
}

/** The menu of a goal's card: make, change or remove its plan, or take it to the calendar (D105). */
export function PlanMenu({ selection, onPlan, onClose }: PlanMenuProps) {
  const remove = useRemovePlan();
  const download = usePlanFile();
  const plan = planIn(selection.goal);
  const entries: CardMenuEntry[] = [
    {
      text: plan ? 'Change the plan' : 'Plan when to do it',
      icon: 'edit',
      onClick: () => onPlan(PlanDialog),
    },
  ];
  if (plan && isTimed(plan)) {
    entries.push({
      text: 'Add to calendar',
      icon: 'calendar',
      onClick: () => void download(selection, plan),
    });
  }
  if (plan) {
    entries.push({ text: 'Remove the plan', icon: 'close', onClick: () => remove(selection) });
  }
  if (plan && isTimed(plan)) {
    entries.push({
      text: 'Remove the plan and its event',
      icon: 'close',
      onClick: () => {
        void download(selection, plan, true);
        remove(selection);
      },
    });
  }
  return <CardMenu name={selection.task.name} entries={entries} onClose={onClose} />;
}
