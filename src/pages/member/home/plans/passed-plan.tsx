import { Button } from '@/components/button';
import { Row } from '@/components/layout';
import { VisuallyHidden } from '@/components/visually-hidden';
import type { CalendarDay } from '@/domain/calendar-day';
import type { Plan } from '@/domain/goal-state';
import { passedText } from '@/domain/plan-sentence';
import type { SelectionWithTask } from '@/domain/selection';
import { useMemberAction } from '@/features/use-member-action';
import { completeTask } from '@/pages/member/home/completions/complete-task';
import type { OpenGoalDialog } from '@/pages/member/home/goal-dialog';
import styles from './passed-plan.module.css';
import { PlanDialog } from './plan-dialog';
import { removePlan } from './remove-plan';

interface PassedPlanProps {
  readonly selection: SelectionWithTask;
  readonly plan: Plan;
  readonly today: CalendarDay;
  readonly onOpen: OpenGoalDialog;
}

/** 'Saturday has passed.', and what to do next, with one tap each (D105). */
export function PassedPlan({ selection, plan, today, onOpen }: PassedPlanProps) {
  const { task } = selection;
  const { run } = useMemberAction();
  return (
    <>
      <p>{passedText(plan, today)}</p>
      <Row className={styles.choices}>
        <Button variant="quiet" className={styles.choice} onClick={() => onOpen(PlanDialog)}>
          Plan again
          <About name={task.name} />
        </Button>
        <Button variant="quiet" className={styles.choice} onClick={() => run(completeTask(task))}>
          Do it now
          <About name={task.name} />
        </Button>
        <Button
          variant="quiet"
          className={styles.choice}
          onClick={() => run(removePlan(selection))}
        >
          Let it go
          <About name={task.name} />
        </Button>
      </Row>
    </>
  );
}

function About({ name }: { readonly name: string }) {
  return <VisuallyHidden>{`: ${name}`}</VisuallyHidden>;
}
