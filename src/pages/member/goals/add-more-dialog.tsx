import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import type { SelectionWithTask } from '@/domain/selection';
import { paths } from '@/paths';
import styles from './plan-question.module.css';
import { focusHome } from '@/components/focus-home';
import { Row, Stack } from '@/components/layout';
import { useSettled } from '@/components/use-settled';
import { calendarDayOf } from '@/domain/calendar-day';
import { isTimed, planIn } from '@/domain/goal-state';
import { MINUTE_MS } from '@/domain/instant';
import { planSentence } from '@/domain/plan-sentence';
import { PlanForm } from '@/features/goals/plan-form';
import { downloadPlan } from '@/features/goals/plan-file';
import { useMemberAction } from '@/features/use-member-action';
import { useNow } from '@/lib/use-now';

interface AddMoreDialogProps {
  /** The task that was just added. */
  readonly added: SelectionWithTask;
  readonly onClose: () => void;
}

/**
 * The questions after adding a task, one at a time: when to do it, then whether to add more: OK stays, Cancel leads home
 * (spec §2.4). So nobody answers the second one with a plan half written, and loses it.
 */
export function AddMoreDialog({ added, onClose }: AddMoreDialogProps) {
  const navigate = useNavigate();
  const [isWriting, setWriting] = useState(false);
  return (
    <Dialog
      onClose={onClose}
      title={`“${added.task.name}” is on your list`}
      actions={
        isWriting ? undefined : (
          <>
            <Button
              variant="secondary"
              onClick={() => {
                onClose();
                void navigate(paths.userLanding);
              }}
            >
              Cancel
            </Button>
            <Button onClick={onClose}>OK</Button>
          </>
        )
      }
    >
      <PlanQuestion selection={added} onWriting={setWriting} />
      {!isWriting && (
        <p className={styles.more}>
          Add more tasks? Click OK to Add more or Cancel to return Home.
        </p>
      )}
    </Dialog>
  );
}

interface PlanQuestionProps {
  readonly selection: SelectionWithTask;
  /** Called when a plan starts or ends being written. */
  readonly onWriting: (isWriting: boolean) => void;
}

/** 'When will you do it?' for a task that was just added, then the plan as a sentence (D105). */
function PlanQuestion({ selection, onWriting }: PlanQuestionProps) {
  const today = calendarDayOf(useNow(MINUTE_MS));
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
            {planSentence(plan, selection.task.name, today)}
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
