import type { Home } from '@/data/home';
import { completedTaskIds } from '@/domain/completion';
import { progressText, stepProgress } from '@/domain/goal-steps';
import type { SelectionWithTask } from '@/domain/selection';
import { InUnits } from '@/components/in-units';
import type { OpenGoalDialog } from '@/pages/member/home/goal-dialog';
import { StepsDialog } from './steps-dialog';
import styles from './steps-line.module.css';

interface StepsLineProps {
  readonly selection: SelectionWithTask;
  readonly home: Home;
  readonly now: number;
  readonly onOpen: OpenGoalDialog;
}

/** A goal card's step progress and next step, until the goal is complete. Opens the steps dialog (D109). */
export function StepsLine({ selection, home, now, onOpen }: StepsLineProps) {
  const { task, goal, taskId } = selection;
  const progress = stepProgress(task, goal);
  const { steps, next } = progress;
  if (steps.length === 0) return null;
  const isComplete = completedTaskIds(home.completions, now).has(taskId);
  return (
    <button
      type="button"
      className={styles.line}
      data-complete={isComplete}
      aria-haspopup="dialog"
      onClick={() => onOpen(StepsDialog)}
    >
      <strong>{`${progressText(progress)} steps`}</strong>
      <span className={styles.next} dir="auto">
        {next ? <InUnits text={next.text} /> : 'All steps are done.'}
      </span>
    </button>
  );
}
