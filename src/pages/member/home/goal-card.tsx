import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { focusHome } from '@/components/focus-home';
import { InUnits } from '@/components/in-units';
import { Row } from '@/components/layout';
import { Text } from '@/components/text';
import { useAnchor } from '@/components/use-anchor';
import { VisuallyHidden } from '@/components/visually-hidden';
import type { Home } from '@/data/home';
import { type CalendarDay, calendarDayOf } from '@/domain/calendar-day';
import { canUndo, completedTaskIds } from '@/domain/completion';
import { isTimed, keptBy, type Plan, planIn } from '@/domain/goal-state';
import { progressText, stepProgress } from '@/domain/goal-steps';
import { passedText, planSentence, planState } from '@/domain/plan-sentence';
import type { SelectionWithTask } from '@/domain/selection';
import { addGoal, removeGoal, removePlan, writePlan } from '@/features/goals/goal-actions';
import { downloadPlan } from '@/features/goals/plan-file';
import { PlanForm } from '@/features/goals/plan-form';
import { type MemberAction, useMemberAction } from '@/features/use-member-action';
import { now as currentTime } from '@/lib/clock';
import { useOnline } from '@/lib/use-online';
import { taskAnchor } from '@/paths';
import { CardMenu } from './card-menu/card-menu';
import { completeTask } from './completions/complete-task';
import { TaskCard } from './completions/task-card';
import { StepsDialog } from './steps/steps-dialog';
import styles from './goal-card.module.css';

interface GoalCardProps {
  readonly selection: SelectionWithTask;
  readonly home: Home;
  readonly now: number;
}

/** A goal's card, with its plan, its steps, and 'Remove Task' (spec §2.4, D105, D109). */
export function GoalCard({ selection, home, now }: GoalCardProps) {
  const { task, taskId, goal } = selection;
  const { run } = useMemberAction();
  const [opened, setOpened] = useState<'plan' | 'steps'>();
  const close = () => setOpened(undefined);
  const progress = stepProgress(task, goal);
  const { steps, next } = progress;
  const hasSteps = steps.length > 0;
  const plan = planIn(goal);
  const timed = plan && isTimed(plan) ? plan : undefined;
  const openPlan = () => setOpened('plan');
  const openSteps = () => setOpened('steps');
  const remove = () => run(removePlan(selection));
  return (
    <>
      <TaskCard
        task={task}
        home={home}
        plan={
          <>
            <GoalPlan selection={selection} home={home} now={now} onPlan={openPlan} />
            {hasSteps && (
              <button
                type="button"
                className={styles.line}
                data-complete={completedTaskIds(home.completions, now).has(taskId)}
                aria-haspopup="dialog"
                onClick={openSteps}
              >
                <strong>{`${progressText(progress)} steps`}</strong>
                <Text as="span" lines={3} dir="auto">
                  {next ? <InUnits text={next.text} /> : 'All steps are done.'}
                </Text>
              </button>
            )}
          </>
        }
        menu={
          <CardMenu
            name={task.name}
            entries={[
              {
                text: plan ? 'Change the plan' : 'Plan when to do it',
                icon: 'edit',
                onClick: openPlan,
              },
              {
                text: hasSteps ? 'Steps' : 'Add steps of your own',
                icon: 'check',
                onClick: openSteps,
              },
              timed && {
                text: 'Add to calendar',
                icon: 'calendar',
                onClick: () => run(downloadPlan(selection, timed)),
              },
              plan && { text: 'Remove the plan', icon: 'close', onClick: remove },
              timed && {
                text: 'Remove the plan and its event',
                icon: 'close',
                onClick: () => run(downloadPlan(selection, timed, true), { onDone: remove }),
              },
            ]}
          />
        }
        actions={
          <Button variant="quiet" onClick={() => run(removeWithUndo(selection))}>
            <span>Remove Task</span>
            <VisuallyHidden>{` ${task.name}`}</VisuallyHidden>
          </Button>
        }
      />
      {opened === 'plan' && <PlanDialog selection={selection} onClose={close} />}
      {opened === 'steps' && <StepsDialog selection={selection} onClose={close} />}
    </>
  );
}

function removeWithUndo(selection: SelectionWithTask): MemberAction {
  const { task } = selection;
  return {
    ...removeGoal(selection),
    done: () => ({
      tone: 'info',
      message: `Removed “${task.name}” from your list.`,
      undo: { ...addGoal(task, selection), failed: `Couldn’t add “${task.name}” back.` },
      isUndoable: ({ goals }) => goals.every(({ taskId }) => taskId !== task.id),
    }),
  };
}

interface PlanDialogProps {
  readonly selection: SelectionWithTask;
  readonly onClose: () => void;
}

/** Asks 'When will you do it?' on the home page; stays open until the plan is stored. */
function PlanDialog({ selection, onClose }: PlanDialogProps) {
  const { name } = selection.task;
  return (
    <Dialog onClose={onClose} title={name}>
      <PlanForm
        selection={selection}
        doneText={(plan) => planSentence(plan, name, calendarDayOf(currentTime()))}
        onSaved={onClose}
      />
    </Dialog>
  );
}

interface GoalPlanProps {
  readonly selection: SelectionWithTask;
  readonly home: Home;
  readonly now: number;
  /** Reopens the plan. */
  readonly onPlan: () => void;
}

/** A goal's plan on its card. The plan is removed once the task is done and that can no longer be undone (D105). */
function GoalPlan({ selection, home, now, onPlan }: GoalPlanProps) {
  const { goal, taskId } = selection;
  const isOnline = useOnline();
  const plan = planIn(goal);
  if (!plan) return null;
  const kept = keptBy(plan, taskId, home.completions);
  // Offline, the removal would show as a waiting change, which the member never made.
  if (kept) return canUndo(kept, now) || !isOnline ? null : <ForgetPlan selection={selection} />;
  if (completedTaskIds(home.completions, now).has(taskId)) return null;
  return <PlanLine selection={selection} plan={plan} today={calendarDayOf(now)} onPlan={onPlan} />;
}

interface PlanLineProps extends Pick<GoalPlanProps, 'selection' | 'onPlan'> {
  readonly plan: Plan;
  readonly today: CalendarDay;
}

/** A goal's plan as a sentence in its card. The plan's calendar event links to it (D105). */
function PlanLine({ selection, plan, today, onPlan }: PlanLineProps) {
  const { name } = selection.task;
  const { run } = useMemberAction();
  const line = useAnchor<HTMLDivElement>(taskAnchor(selection.taskId), 'center');
  const state = planState(plan, today);
  // Offered once the plan's day has passed.
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

/** Removes the plan of a task that is done for good. If that fails, the next visit tries again. */
function ForgetPlan({ selection }: Pick<GoalPlanProps, 'selection'>) {
  const { run } = useMemberAction();
  const forget = useEffectEvent(() => run(writePlan(selection, null)));
  useEffect(() => forget(), []);
  return null;
}
