import type { IconName } from '@/components/icon';
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
  const timed = plan && isTimed(plan) ? plan : undefined;
  const remove = () => run(removePlan(selection));
  const entries = [
    entry(plan ? 'Change the plan' : 'Plan when to do it', 'edit', () => onOpen(PlanDialog)),
    entry(hasSteps(selection) ? 'Steps' : 'Add steps of your own', 'check', () =>
      onOpen(StepsDialog),
    ),
    timed && entry('Add to calendar', 'calendar', () => run(downloadPlan(selection, timed))),
    plan && entry('Remove the plan', 'close', remove),
    timed &&
      entry('Remove the plan and its event', 'close', () => {
        run(downloadPlan(selection, timed, true));
        remove();
      }),
  ].filter((one) => one !== undefined);
  return <CardMenu name={selection.task.name} entries={entries} onClose={onClose} />;
}

function entry(text: string, icon: IconName, onClick: () => void): CardMenuEntry {
  return { text, icon, onClick };
}
