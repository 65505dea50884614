import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { Icon } from '@/components/icon';
import { IconButton } from '@/components/icon-button';
import { canAddStep, type GoalStep, type StepChange, stepProgress } from '@/domain/goal-steps';
import type { SelectionWithTask } from '@/domain/selection';
import { progressText } from '@/domain/step-text';
import { useSaveStep } from '@/features/goals/use-save-step';
import { useCompleteWithUndo } from '@/pages/member/home/completions/use-complete-with-undo';
import { NewStep } from './new-step';
import styles from './steps-dialog.module.css';

interface StepsDialogProps {
  readonly selection: SelectionWithTask;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The steps of a goal to tick off in any order, and the member's own. After the last one, it offers to complete the task. */
export function StepsDialog({ selection, open, onClose }: StepsDialogProps) {
  const { task, goal } = selection;
  const save = useSaveStep();
  const { complete } = useCompleteWithUndo();
  const progress = stepProgress(task, goal);
  const change = (what: StepChange) => save.mutate({ selection, change: what });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={task.name}
      actions={
        progress.next === undefined ? (
          <Button
            onClick={() => {
              onClose();
              complete({ task, now: Date.now() });
            }}
          >
            Mark Complete
          </Button>
        ) : undefined
      }
    >
      <p className={styles.progress}>
        <output>{`${progressText(progress)} steps done`}</output>
      </p>
      <ul className={styles.steps}>
        {progress.steps.map((step) => (
          <StepItem key={step.id} step={step} onChange={change} />
        ))}
      </ul>
      {canAddStep(progress) && <NewStep onAdd={change} />}
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
        <span dir="auto">{text}</span>
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
