import type { Home } from '@/data/home';
import { calendarDayOf } from '@/domain/calendar-day';
import { canUndo, completedTaskIds } from '@/domain/completion';
import { keptBy, planIn } from '@/domain/goal-state';
import type { SelectionWithTask } from '@/domain/selection';
import type { OpenGoalDialog } from '@/pages/member/home/goal-dialog';
import { ForgetPlan } from './forget-plan';
import { PlanLine } from './plan-line';

interface GoalPlanProps {
  readonly selection: SelectionWithTask;
  readonly home: Home;
  readonly now: number;
  readonly onOpen: OpenGoalDialog;
}

/** A goal's plan in its card until the task is done; then the plan is forgotten once that can't be undone (D105). */
export function GoalPlan({ selection, home, now, onOpen }: GoalPlanProps) {
  const { goal, taskId } = selection;
  const plan = planIn(goal);
  if (!plan) return null;
  const kept = keptBy(plan, taskId, home.completions);
  if (kept) return canUndo(kept, now) ? null : <ForgetPlan selection={selection} />;
  if (completedTaskIds(home.completions, now).has(taskId)) return null;
  return <PlanLine selection={selection} plan={plan} today={calendarDayOf(now)} onOpen={onOpen} />;
}
