import { useEffect, useEffectEvent } from 'react';
import { type CalendarDay, calendarDayOf } from '@/domain/calendar-day';
import { canUndo, completedTaskIds } from '@/domain/completion';
import { keptBy, type Plan, planIn } from '@/domain/goal-state';
import styles from './goal-card.module.css';
import { focusHome } from '@/components/focus-home';
import { useAnchor } from '@/components/use-anchor';
import { passedText, planSentence, planState } from '@/domain/plan-sentence';
import { taskAnchor } from '@/paths';
import { Button } from '@/components/button';
import { Row } from '@/components/layout';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useMemberAction } from '@/features/use-member-action';
import { completeTask } from './completions/complete-task';
import type { Home } from '@/data/home';
import type { SelectionWithTask } from '@/domain/selection';
import { removePlan, writePlan } from '@/features/goals/goal-actions';

interface GoalPlanProps {
  readonly selection: SelectionWithTask;
  readonly home: Home;
  readonly now: number;
  /** 'Plan again'. */
  readonly onPlan: () => void;
}

/** A goal's plan in its card until the task is done; then the plan is forgotten once that can't be undone (D105). */
export function GoalPlan({ selection, home, now, onPlan }: GoalPlanProps) {
  const { goal, taskId } = selection;
  const plan = planIn(goal);
  if (!plan) return null;
  const kept = keptBy(plan, taskId, home.completions);
  if (kept) return canUndo(kept, now) ? null : <ForgetPlan selection={selection} />;
  if (completedTaskIds(home.completions, now).has(taskId)) return null;
  return <PlanLine selection={selection} plan={plan} today={calendarDayOf(now)} onPlan={onPlan} />;
}

interface PlanLineProps extends Pick<GoalPlanProps, 'selection' | 'onPlan'> {
  readonly plan: Plan;
  readonly today: CalendarDay;
}

/** A goal's plan as a sentence in its card, to which its event leads; what to do next once its day has passed (D105). */
function PlanLine({ selection, plan, today, onPlan }: PlanLineProps) {
  const { name } = selection.task;
  const { run } = useMemberAction();
  const line = useAnchor<HTMLDivElement>(taskAnchor(selection.taskId), 'center');
  const state = planState(plan, today);
  // What to do once the plan's day has passed, with one tap each.
  const choices = [
    { text: 'Plan again', onClick: onPlan },
    { text: 'Do it now', onClick: () => run(completeTask(selection.task)) },
    { text: 'Let it go', onClick: () => run(removePlan(selection)) },
  ];
  return (
    <div {...focusHome} ref={line} className={styles.plan} dir="auto">
      {state === 'today' && <strong>Planned for today</strong>}
      <p>{state === 'passed' ? passedText(plan, today) : planSentence(plan, name, today)}</p>
      {state === 'passed' && (
        <Row className={styles.choices}>
          {choices.map(({ text, onClick }) => (
            <Button key={text} variant="quiet" className={styles.choice} onClick={onClick}>
              <span>{text}</span>
              <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
            </Button>
          ))}
        </Row>
      )}
    </div>
  );
}

/** Removes a plan whose task is done for good. If that fails, the next visit does it. */
function ForgetPlan({ selection }: Pick<GoalPlanProps, 'selection'>) {
  const { run } = useMemberAction();
  const forget = useEffectEvent(() => run(writePlan(selection, null)));
  useEffect(() => forget(), []);
  return null;
}
