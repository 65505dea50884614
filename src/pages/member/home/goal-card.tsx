import { type ComponentType, useState } from 'react';
import { Button } from '@/components/button';
import { Text } from '@/components/text';
import { hasPlan, hasSteps, hasTime } from '@/domain/goal-text';
import { TaskCard } from './completions/task-card';
import type { GoalDialogProps, GoalPartProps, OpenGoalDialog } from './goal-dialog';
import { GoalPlan } from './plans/goal-plan';
import { completedTaskIds } from '@/domain/completion';
import { progressText, stepProgress } from '@/domain/goal-steps';
import { InUnits } from '@/components/in-units';
import { StepsDialog } from './steps/steps-dialog';
import styles from './goal-card.module.css';
import type { IconName } from '@/components/icon';
import { isTimed, planIn } from '@/domain/goal-state';
import { downloadPlan } from '@/features/goals/plan-file';
import { useMemberAction } from '@/features/use-member-action';
import { CardMenu, type CardMenuEntry } from '@/pages/member/home/card-menu/card-menu';
import { CardMenuButton } from '@/pages/member/home/card-menu/card-menu-button';
import { PlanDialog } from './plans/plan-dialog';
import { removePlan } from './plans/remove-plan';

interface GoalCardProps extends Omit<GoalPartProps, 'onOpen'> {
  readonly onRemove: () => void;
}

/** A goal's card, with its plan, its steps, and 'Remove Task' (spec §2.4, D105). */
export function GoalCard({ selection, home, now, onRemove }: GoalCardProps) {
  const [opened, setOpened] = useState<{
    readonly Dialog: ComponentType<GoalDialogProps>;
    readonly isOpen: boolean;
  }>();
  const onOpen: OpenGoalDialog = (Dialog) => setOpened({ Dialog, isOpen: true });
  const part = { selection, home, now, onOpen };
  const isPlanned = hasPlan(selection.goal);
  return (
    <>
      <TaskCard
        task={selection.task}
        home={home}
        plan={
          <>
            {isPlanned && <GoalPlan {...part} />}
            {hasSteps(selection) && <StepsLine {...part} />}
          </>
        }
        menu={
          <CardMenuButton
            name={selection.task.name}
            entries={isPlanned ? (hasTime(selection.goal) ? 5 : 3) : 2}
          >
            {(onClose) => <GoalMenu selection={selection} onOpen={onOpen} onClose={onClose} />}
          </CardMenuButton>
        }
        actions={
          <Button variant="quiet" onClick={onRemove}>
            Remove Task
          </Button>
        }
      />
      {opened && (
        <opened.Dialog
          selection={selection}
          open={opened.isOpen}
          onClose={() => setOpened({ ...opened, isOpen: false })}
        />
      )}
    </>
  );
}

/** A goal card's step progress and next step, until the goal is complete. Opens the steps dialog (D109). */
function StepsLine({ selection, home, now, onOpen }: GoalPartProps) {
  const { task, goal, taskId } = selection;
  const progress = stepProgress(task, goal);
  const { steps, next } = progress;
  if (steps.length === 0) return null;
  const isComplete = completedTaskIds(home.completions, now).has(taskId);
  return (
    <button
      type="button"
      className={styles.line}
      data-complete={isComplete}
      aria-haspopup="dialog"
      onClick={() => onOpen(StepsDialog)}
    >
      <strong>{`${progressText(progress)} steps`}</strong>
      <Text as="span" lines={3} dir="auto">
        {next ? <InUnits text={next.text} /> : 'All steps are done.'}
      </Text>
    </button>
  );
}

interface GoalMenuProps extends Pick<GoalPartProps, 'selection' | 'onOpen'> {
  readonly onClose: () => void;
}

/** What a goal's plan and steps allow (D105, D109). */
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
