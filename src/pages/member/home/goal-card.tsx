import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '@/components/button';
import { optionalPart } from '@/components/optional-part';
import type { Home } from '@/data/home';
import { hasPlan, hasSteps, hasTime } from '@/domain/goal-text';
import type { SelectionWithTask } from '@/domain/selection';
import type { Task } from '@/domain/task';
import type { CardParts } from './completions/my-task-card';
import type { GoalDialogProps, OpenGoalDialog } from './goal-dialog';
import { GoalMenuButton } from './goal-menu-button';
import styles from './plans/plan-line.module.css';

const StepsLine = optionalPart(
  async () => (await import('./steps/steps-line')).StepsLine,
  <div className={styles.plan}>&nbsp;</div>,
);

const GoalPlan = optionalPart(
  async () => (await import('./plans/goal-plan')).GoalPlan,
  <div className={styles.plan}>&nbsp;</div>,
);

interface GoalCardProps {
  readonly selection: SelectionWithTask;
  readonly home: Home;
  readonly now: number;
  readonly renderCard: (task: Task, parts: CardParts) => ReactNode;
  /** Called when a click is about to remove the focused element. */
  readonly onLeave: () => void;
  readonly onRemove: () => void;
}

/** A goal's card, with its plan, its steps, and 'Remove Task' (spec §2.4, D105). */
export function GoalCard({ selection, home, now, renderCard, onLeave, onRemove }: GoalCardProps) {
  // The dialog's code comes with the button that opens it.
  const [opened, setOpened] = useState<{
    readonly Dialog: ComponentType<GoalDialogProps>;
    readonly isOpen: boolean;
  }>();
  const onOpen: OpenGoalDialog = (Dialog) => setOpened({ Dialog, isOpen: true });
  const isPlanned = hasPlan(selection.goal);
  return (
    <>
      {renderCard(selection.task, {
        plan: (
          <>
            {isPlanned && (
              <GoalPlan
                selection={selection}
                home={home}
                now={now}
                onOpen={onOpen}
                onLeave={onLeave}
              />
            )}
            {hasSteps(selection) && (
              <StepsLine selection={selection} home={home} now={now} onOpen={onOpen} />
            )}
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
          <Button
            variant="quiet"
            onClick={() => {
              onLeave();
              onRemove();
            }}
          >
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
