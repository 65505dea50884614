import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import type { SelectionWithTask } from '@/domain/selection';
import { paths } from '@/paths';
import styles from './plan-question.module.css';
import { focusHome, takesFocus } from '@/components/focus-home';
import { Row, Stack } from '@/components/layout';
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
 * The questions after adding a task: when to do it, then whether to add more. OK stays, Cancel leads home (spec §2.4).
 * They come one at a time, so that no half-written plan is lost by answering the second one. A saved plan shows as a
 * sentence (D105).
 */
export function AddMoreDialog({ added, onClose }: AddMoreDialogProps) {
  const navigate = useNavigate();
  const today = calendarDayOf(useNow(MINUTE_MS));
  const { run } = useMemberAction();
  const plan = planIn(added.goal);
  const [asked, setAsked] = useState<'cues' | 'fields' | 'nothing'>(plan ? 'nothing' : 'cues');
  const isWriting = asked === 'fields';
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
      <Stack gap={2} {...focusHome}>
        {asked !== 'nothing' || !plan ? (
          <PlanForm
            selection={added}
            onSaved={() => setAsked('nothing')}
            onFields={(areOpen) => setAsked(areOpen ? 'fields' : 'cues')}
          />
        ) : (
          <>
            <p {...takesFocus} tabIndex={-1} className={styles.sentence} dir="auto">
              {planSentence(plan, added.task.name, today)}
            </p>
            <Row className={styles.actions}>
              <Button variant="quiet" onClick={() => setAsked('fields')}>
                Change the plan
              </Button>
              {isTimed(plan) && (
                <Button variant="quiet" onClick={() => run(downloadPlan(added, plan))}>
                  Add to calendar
                </Button>
              )}
            </Row>
          </>
        )}
      </Stack>
      {!isWriting && (
        <p className={styles.more}>
          Add more tasks? Click OK to Add more or Cancel to return Home.
        </p>
      )}
    </Dialog>
  );
}
