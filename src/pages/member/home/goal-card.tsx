import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '@/components/button';
import { optionalPart } from '@/components/optional-part';
import type { Home } from '@/data/home';
import { calendarDayOf } from '@/domain/calendar-day';
import { canUndo } from '@/domain/completion';
import { isTimed, keptBy, planIn } from '@/domain/goal-state';
import type { SelectionWithTask } from '@/domain/selection';
import type { Task } from '@/domain/task';
import type { CardParts } from './completions/my-task-card';
import type { PlanDialogProps } from './plans/plan-dialog';
import { PlanLine } from './plans/plan-line';
import { PlanMenuButton } from './plans/plan-menu-button';

const ForgetPlan = optionalPart(async () => (await import('./plans/forget-plan')).ForgetPlan);

interface GoalCardProps {
  readonly selection: SelectionWithTask;
  readonly home: Home;
  readonly now: number;
  readonly renderCard: (task: Task, parts: CardParts) => ReactNode;
  /** Called when a click is about to remove what has the focus. */
  readonly onLeave: () => void;
  readonly onRemove: () => void;
}

/** A goal's card, with its plan, and 'Remove Task' (spec §2.4, D105). */
export function GoalCard({ selection, home, now, renderCard, onLeave, onRemove }: GoalCardProps) {
  // The dialog's code comes with the button that opens it.
  const [planning, setPlanning] = useState<{
    readonly Dialog: ComponentType<PlanDialogProps>;
    readonly isOpen: boolean;
  }>();
  const onPlan = (Dialog: ComponentType<PlanDialogProps>) => setPlanning({ Dialog, isOpen: true });
  const plan = planIn(selection.goal);
  const kept = plan && keptBy(plan, selection.taskId, [...home.completions, ...home.past]);
  return (
    <>
      {renderCard(selection.task, {
        plan: plan && !kept && (
          <PlanLine
            selection={selection}
            plan={plan}
            today={calendarDayOf(now)}
            onPlan={onPlan}
            onLeave={onLeave}
          />
        ),
        menu: (
          <PlanMenuButton
            selection={selection}
            entries={plan ? (isTimed(plan) ? 3 : 2) : 1}
            onPlan={onPlan}
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
      {kept && !canUndo(kept, now) && <ForgetPlan selection={selection} />}
      {planning && (
        <planning.Dialog
          selection={selection}
          open={planning.isOpen}
          onClose={() => setPlanning({ ...planning, isOpen: false })}
        />
      )}
    </>
  );
}
