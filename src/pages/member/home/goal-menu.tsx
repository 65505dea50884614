import { isTimed, planIn } from '@/domain/goal-state';
import { hasSteps } from '@/domain/goal-text';
import type { SelectionWithTask } from '@/domain/selection';
import { downloadPlan } from '@/features/goals/plan-file';
import { useMemberAction } from '@/features/use-member-action';
import { CardMenu, type CardMenuEntry } from '@/pages/member/home/card-menu/card-menu';
import { CardMenuButton } from '@/pages/member/home/card-menu/card-menu-button';
import type { OpenGoalDialog } from './goal-dialog';
import { PlanDialog } from './plans/plan-dialog';
import { removePlan } from './plans/remove-plan';
import { StepsDialog } from './steps/steps-dialog';

interface GoalMenuProps {
  readonly selection: SelectionWithTask;
  readonly onOpen: OpenGoalDialog;
  readonly onClose: () => void;
}

type GoalMenuButtonProps = Omit<GoalMenuProps, 'onClose'> & {
  readonly entries: number;
};

/** The button in a goal's card that opens the menu of its plan and steps (D105, D109). */
export function GoalMenuButton({ selection, entries, onOpen }: GoalMenuButtonProps) {
  return (
    <CardMenuButton name={selection.task.name} entries={entries}>
      {(onClose) => <GoalMenu selection={selection} onOpen={onOpen} onClose={onClose} />}
    </CardMenuButton>
  );
}

/** The menu of a goal's card: make, change or remove its plan, take it to the calendar, or see its steps. */
function GoalMenu({ selection, onOpen, onClose }: GoalMenuProps) {
  const { run } = useMemberAction();
  const plan = planIn(selection.goal);
  const entries: CardMenuEntry[] = [
    {
      text: plan ? 'Change the plan' : 'Plan when to do it',
      icon: 'edit',
      onClick: () => onOpen(PlanDialog),
    },
    {
      text: hasSteps(selection) ? 'Steps' : 'Add steps of your own',
      icon: 'check',
      onClick: () => onOpen(StepsDialog),
    },
  ];
  if (plan && isTimed(plan)) {
    entries.push({
      text: 'Add to calendar',
      icon: 'calendar',
      onClick: () => run(downloadPlan(selection, plan)),
    });
  }
  if (plan) {
    entries.push({
      text: 'Remove the plan',
      icon: 'close',
      onClick: () => run(removePlan(selection)),
    });
  }
  if (plan && isTimed(plan)) {
    entries.push({
      text: 'Remove the plan and its event',
      icon: 'close',
      onClick: () => {
        run(downloadPlan(selection, plan, true));
        run(removePlan(selection));
      },
    });
  }
  return <CardMenu name={selection.task.name} entries={entries} onClose={onClose} />;
}
