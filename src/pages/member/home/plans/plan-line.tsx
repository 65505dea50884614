import { focusHome } from '@/components/focus-home';
import { useAnchor } from '@/components/use-anchor';
import type { CalendarDay } from '@/domain/calendar-day';
import type { Plan } from '@/domain/goal-state';
import { planSentence, planState } from '@/domain/plan-sentence';
import type { SelectionWithTask } from '@/domain/selection';
import type { OpenGoalDialog } from '@/pages/member/home/goal-dialog';
import { taskAnchor } from '@/paths';
import { PassedPlan } from './passed-plan';
import styles from './plan-line.module.css';

interface PlanLineProps {
  readonly selection: SelectionWithTask;
  readonly plan: Plan;
  readonly today: CalendarDay;
  readonly onOpen: OpenGoalDialog;
}

/** A goal's plan as a sentence in its card, to which its event leads; what to do next once its day has passed (D105). */
export function PlanLine({ selection, plan, today, onOpen }: PlanLineProps) {
  const line = useAnchor<HTMLDivElement>(taskAnchor(selection.taskId), 'center');
  const state = planState(plan, today);
  return (
    <div {...focusHome} ref={line} className={styles.plan} dir="auto">
      {state === 'today' && <strong>Planned for today</strong>}
      {state === 'passed' ? (
        <PassedPlan selection={selection} plan={plan} today={today} onOpen={onOpen} />
      ) : (
        <p>{planSentence(plan, selection.task.name, today)}</p>
      )}
    </div>
  );
}
