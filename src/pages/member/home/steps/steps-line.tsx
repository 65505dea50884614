import { useState } from 'react';
import { stepProgress } from '@/domain/goal-steps';
import type { SelectionWithTask } from '@/domain/selection';
import { progressText } from '@/domain/step-text';
import styles from './steps-line.module.css';
import { StepsDialog } from './steps-dialog';

interface StepsLineProps {
  readonly selection: SelectionWithTask;
}

/** How far a member is with a goal's steps, and the next one, in its card; it opens the list of them (D109). */
export function StepsLine({ selection }: StepsLineProps) {
  const [isOpen, setOpen] = useState(false);
  const progress = stepProgress(selection.task, selection.goal);
  if (progress.steps.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className={styles.line}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <strong>{progressText(progress)}</strong>{' '}
        <span dir="auto">{progress.next ? `Next: ${progress.next.text}` : 'All steps are done.'}</span>
      </button>
      <StepsDialog selection={selection} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
