import { useEffect, useRef } from 'react';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { takesFocus } from '@/components/focus-home';
import { Stack } from '@/components/layout';
import { Text } from '@/components/text';
import { canAddStep, progressText, stepProgress } from '@/domain/goal-steps';
import { useMemberAction } from '@/features/use-member-action';
import { messageFor } from '@/lib/errors';
import { completeTask } from '@/pages/member/home/completions/complete-task';
import type { GoalDialogProps } from '@/pages/member/home/goal-dialog';
import { NewStep } from './new-step';
import { StepItem } from './step-item';
import { type SaveStep, saveStep, stepRow } from './save-step';
import styles from './steps-dialog.module.css';

/** The steps of a goal to tick off in any order, and the member's own. After the last one, it offers to complete the task. */
export function StepsDialog({ selection, open, onClose }: GoalDialogProps) {
  const { task, goal } = selection;
  const { run, failure } = useMemberAction(open);
  const save: SaveStep = (change, onFailed) =>
    run(saveStep(selection, change), onFailed && { onFailed });
  const progress = stepProgress(task, goal);
  const { steps, next } = progress;
  const refusedStep = steps.find(({ id }) => failure?.action.row === stepRow(selection.id, id));
  const problem = failure && (
    <div ref={scrollIntoView} className={styles.problem}>
      <Alert tone="error" title="Couldn’t save the step.">
        {messageFor(failure.error)}
      </Alert>
    </div>
  );
  const areAllDone = steps.length > 0 && next === undefined;
  const completing = useRef<HTMLButtonElement>(null);
  const wereAllDone = useRef(areAllDone);
  useEffect(() => {
    // The last step of a long list is ticked where the offer isn't in view.
    if (areAllDone && !wereAllDone.current) scrollIntoView(completing.current);
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
              onClick={() => {
                const stepIds = steps.map(({ id }) => id);
                save({ kind: 'restart', stepIds });
              }}
            >
              Start Over
            </Button>
            <Button
              ref={completing}
              className={styles.complete}
              onClick={() => {
                onClose();
                run(completeTask(task));
              }}
            >
              Mark Complete
            </Button>
          </>
        )
      }
    >
      <Text size="s" tone="soft">
        <output>
          {steps.length === 0
            ? 'Small steps make a large task easier to start.'
            : `${progressText(progress)} steps done`}
        </output>
      </Text>
      <Stack as="ul" {...takesFocus} tabIndex={-1} aria-label="Steps">
        {steps.map((step) => (
          <StepItem
            key={step.id}
            step={step}
            save={save}
            problem={step === refusedStep && problem}
          />
        ))}
      </Stack>
      <NewStep canAdd={canAddStep(progress)} save={save} />
      {!refusedStep && problem}
    </Dialog>
  );
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
