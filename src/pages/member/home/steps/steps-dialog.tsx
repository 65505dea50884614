import { useEffect, useRef } from 'react';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { Icon } from '@/components/icon';
import { IconButton } from '@/components/icon-button';
import { InUnits } from '@/components/in-units';
import { canAddStep, type GoalStep, type StepChange, stepProgress } from '@/domain/goal-steps';
import { progressText } from '@/domain/step-text';
import { useSaveStep } from '@/features/goals/use-save-step';
import { useCompleteWithUndo } from '@/pages/member/home/completions/use-complete-with-undo';
import type { GoalDialogProps } from '@/pages/member/home/goal-dialog';
import { NewStep } from './new-step';
import styles from './steps-dialog.module.css';

/** The steps of a goal to tick off in any order, and the member's own. After the last one, it offers to complete the task. */
export function StepsDialog({ selection, open, onClose }: GoalDialogProps) {
  const { task, goal } = selection;
  const { mutate: save } = useSaveStep();
  const { complete } = useCompleteWithUndo();
  const progress = stepProgress(task, goal);
  const { steps, next } = progress;
  const areAllDone = steps.length > 0 && next === undefined;
  const onChange = (change: StepChange) => save({ selection, change });
  const completing = useRef<HTMLButtonElement>(null);
  const wereAllDone = useRef(areAllDone);
  useEffect(() => {
    // The last step of a long list is ticked where the offer isn't in view.
    if (areAllDone && !wereAllDone.current)
      completing.current?.scrollIntoView({ block: 'nearest' });
    wereAllDone.current = areAllDone;
  }, [areAllDone]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={task.name}
      actions={
        areAllDone && (
          <>
            <Button
              variant="quiet"
              onClick={() => onChange({ kind: 'restart', stepIds: steps.map(({ id }) => id) })}
            >
              Start Over
            </Button>
            <Button
              ref={completing}
              className={styles.complete}
              onClick={() => {
                onClose();
                complete({ task, now: Date.now() });
              }}
            >
              Mark Complete
            </Button>
          </>
        )
      }
    >
      <p className={styles.progress}>
        <output>
          {steps.length === 0
            ? 'Small steps make a large task easier to start.'
            : `${progressText(progress)} steps done`}
        </output>
      </p>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <StepItem key={step.id} step={step} onChange={onChange} />
        ))}
      </ul>
      {canAddStep(progress) && <NewStep selection={selection} />}
    </Dialog>
  );
}

interface StepItemProps {
  readonly step: GoalStep;
  readonly onChange: (change: StepChange) => void;
}

function StepItem({ step: { id: stepId, text, isDone, isOwn }, onChange }: StepItemProps) {
  return (
    <li className={styles.step}>
      <label className={styles.label}>
        <input
          type="checkbox"
          checked={isDone}
          onChange={() => onChange({ kind: isDone ? 'untick' : 'tick', stepId })}
        />
        <span dir="auto">{isOwn ? text : <InUnits text={text} />}</span>
      </label>
      {isOwn && (
        <IconButton
          aria-label={`Remove “${text}”`}
          onClick={() => onChange({ kind: 'drop', stepId })}
        >
          <Icon name="close" />
        </IconButton>
      )}
    </li>
  );
}
