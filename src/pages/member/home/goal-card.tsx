import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '@/components/button';
import type { Home } from '@/data/home';
import { hasPlan, hasSteps, hasTime } from '@/domain/goal-text';
import type { SelectionWithTask } from '@/domain/selection';
import type { Task } from '@/domain/task';
import type { CardParts } from './completions/my-task-card';
import type { GoalDialogProps, OpenGoalDialog } from './goal-dialog';
import { GoalMenuButton } from './goal-menu';
import { GoalPlan } from './plans/goal-plan';
import { StepsLine } from './steps/steps-line';

interface GoalCardProps {
  readonly selection: SelectionWithTask;
  readonly home: Home;
  readonly now: number;
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
  const isPlanned = hasPlan(selection.goal);
  return (
    <>
      {renderCard(selection.task, {
        plan: (
          <>
            {isPlanned && <GoalPlan selection={selection} home={home} now={now} onOpen={onOpen} />}
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
