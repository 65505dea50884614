import { useState } from 'react';
import { Button } from '@/components/button';
import { focusHome } from '@/components/focus-home';
import { Row, Stack } from '@/components/layout';
import { useSettled } from '@/components/use-settled';
import { calendarDayOf } from '@/domain/calendar-day';
import { isTimed, planIn } from '@/domain/goal-state';
import { planSentence } from '@/domain/plan-sentence';
import type { SelectionWithTask } from '@/domain/selection';
import { PlanForm } from '@/features/goals/plan-form';
import { downloadPlan } from '@/features/goals/plan-file';
import { useMemberAction } from '@/features/use-member-action';
import { now } from '@/lib/clock';
import styles from './plan-question.module.css';

interface PlanQuestionProps {
  readonly selection: SelectionWithTask;
  /** Called when a plan starts or ends being written. */
  readonly onWriting: (isWriting: boolean) => void;
}

/** 'When will you do it?' for a task that was just added, then the plan as a sentence (D105). */
export function PlanQuestion({ selection, onWriting }: PlanQuestionProps) {
  const [askedAt] = useState(now);
  const { run } = useMemberAction();
  const plan = planIn(selection.goal);
  const [isAsking, setAsking] = useState(plan === undefined);
  // These buttons come under the pointer that has just chosen a plan.
  const isSettled = useSettled(String(isAsking));
  const ask = (asking: boolean) => {
    setAsking(asking);
    // A plan that is changed has its fields open.
    onWriting(asking);
  };
  return (
    <Stack gap={2} {...focusHome}>
      {isAsking || !plan ? (
        <PlanForm selection={selection} onSaved={() => ask(false)} onFields={onWriting} />
      ) : (
        <>
          <output className={styles.sentence} dir="auto">
            {planSentence(plan, selection.task.name, calendarDayOf(askedAt))}
          </output>
          <Row className={styles.actions}>
            <Button variant="quiet" settled={isSettled} onClick={() => ask(true)}>
              Change the plan
            </Button>
            {isTimed(plan) && (
              <Button
                variant="quiet"
                settled={isSettled}
                onClick={() => run(downloadPlan(selection, plan))}
              >
                Add to calendar
              </Button>
            )}
          </Row>
        </>
      )}
    </Stack>
  );
}
