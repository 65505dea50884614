import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '@/components/button';
import { hasPlan, hasSteps, hasTime } from '@/domain/goal-text';
import type { Task } from '@/domain/task';
import type { CardParts } from './completions/task-card';
import type { GoalDialogProps, GoalPartProps, OpenGoalDialog } from './goal-dialog';
import { GoalMenuButton } from './goal-menu';
import { GoalPlan } from './plans/goal-plan';
import { completedTaskIds } from '@/domain/completion';
import { progressText, stepProgress } from '@/domain/goal-steps';
import { InUnits } from '@/components/in-units';
import { StepsDialog } from './steps/steps-dialog';
import styles from './goal-card.module.css';

interface GoalCardProps extends Omit<GoalPartProps, 'onOpen'> {
  readonly renderCard: (task: Task, parts: CardParts) => ReactNode;
  readonly onRemove: () => void;
}

/** A goal's card, with its plan, its steps, and 'Remove Task' (spec §2.4, D105). */
export function GoalCard({ selection, home, now, renderCard, onRemove }: GoalCardProps) {
  const [opened, setOpened] = useState<{
    readonly Dialog: ComponentType<GoalDialogProps>;
    readonly isOpen: boolean;
  }>();
  const onOpen: OpenGoalDialog = (Dialog) => setOpened({ Dialog, isOpen: true });
  const part = { selection, home, now, onOpen };
  const isPlanned = hasPlan(selection.goal);
  return (
    <>
      {renderCard(selection.task, {
        plan: (
          <>
            {isPlanned && <GoalPlan {...part} />}
            {hasSteps(selection) && <StepsLine {...part} />}
          </>
        ),
        menu: (
          <GoalMenuButton
            selection={selection}
            entries={isPlanned ? (hasTime(selection.goal) ? 5 : 3) : 2}
            onOpen={onOpen}
          />
        ),
        actions: (
          <Button variant="quiet" onClick={onRemove}>
            Remove Task
          </Button>
        ),
      })}
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
      <span className={styles.next} dir="auto">
        {next ? <InUnits text={next.text} /> : 'All steps are done.'}
      </span>
    </button>
  );
}
