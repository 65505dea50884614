import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { takesFocus } from '@/components/focus-home';
import { Row, Stack } from '@/components/layout';
import { Text } from '@/components/text';
import {
  canAddStep,
  type GoalStep,
  MAX_OWN_STEPS,
  ownStepId,
  progressText,
  stepProgress,
} from '@/domain/goal-steps';
import type { StepChange } from '@/domain/goal-state';
import { useMemberAction } from '@/features/use-member-action';
import { messageFor } from '@/lib/errors';
import { completeTask } from '@/pages/member/home/completions/complete-task';
import { saveStep, stepRow } from './save-step';
import type { SelectionWithTask } from '@/domain/selection';
import styles from './steps-dialog.module.css';
import { Icon } from '@/components/icon';
import { IconButton } from '@/components/icon-button';
import { InUnits } from '@/components/in-units';
import { TextField } from '@/components/text-field';
import { useForm } from '@/components/use-form';
import { useIsShown } from '@/components/use-is-shown';
import { VisuallyHidden } from '@/components/visually-hidden';
import { MAX_STEP_LENGTH } from '@/definition';
import { lengthProblem, REQUIRED } from '@/domain/models/problem';
import { visibleText } from '@/domain/visible-text';
import { now } from '@/lib/clock';
import { typedInDialogs, useInterruptedEntry } from '@/session/interrupted-entry';

/** Saves a change of a goal's steps; calls `onFailed` if it is refused. */
type SaveStep = (change: StepChange, onFailed?: () => void) => void;

interface StepsDialogProps {
  readonly selection: SelectionWithTask;
  readonly onClose: () => void;
}

/**
 * A goal's steps, including the member's own, to tick off in any order. After the last one, offers to complete the
 * task.
 */
export function StepsDialog({ selection, onClose }: StepsDialogProps) {
  const { task, goal } = selection;
  const { run, failure, dismissFailure } = useMemberAction(true);
  const save: SaveStep = (change, onFailed) =>
    run(saveStep(selection, change), onFailed && { onFailed });
  const progress = stepProgress(task, goal);
  const { steps, next } = progress;
  const refusedStep = steps.find(({ id }) => failure?.action.row === stepRow(selection.id, id));
  const problem = failure && (
    <div ref={scrollIntoView} className={styles.problem}>
      <Alert tone="error" title="Couldn’t save the step." onDismiss={dismissFailure}>
        {messageFor(failure.error)}
      </Alert>
    </div>
  );
  const areAllDone = steps.length > 0 && next === undefined;
  const completeButton = useRef<HTMLButtonElement>(null);
  const wereAllDone = useRef(areAllDone);
  useEffect(() => {
    // In a long list, the offer may be out of view when the last step is ticked.
    if (areAllDone && !wereAllDone.current) scrollIntoView(completeButton.current);
    wereAllDone.current = areAllDone;
  }, [areAllDone]);
  return (
    <Dialog
      onClose={onClose}
      title={task.name}
      actions={
        areAllDone && (
          <>
            <Button
              variant="quiet"
              onClick={() => save({ kind: 'restart', stepIds: steps.map(({ id }) => id) })}
            >
              Start Over
            </Button>
            <Button
              ref={completeButton}
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
          <span>
            {steps.length === 0
              ? 'Small steps make a large task easier to start.'
              : `${progressText(progress)} steps done`}
          </span>
          {areAllDone && <VisuallyHidden>. You can mark the task complete below.</VisuallyHidden>}
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
      <NewStep goalId={selection.id} canAdd={canAddStep(progress)} save={save} />
      {!refusedStep && problem}
    </Dialog>
  );
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

interface StepItemProps {
  readonly step: GoalStep;
  readonly save: SaveStep;
  /** The message if the step's latest change was refused. */
  readonly problem: ReactNode;
}

/** A step's checkbox; the member's own steps can be removed. */
function StepItem({ step, save, problem }: StepItemProps) {
  const { id: stepId, text, isDone, isOwn } = step;
  return (
    <Row as="li" gap={2} align="start" isSpread>
      <Row as="label" gap={3} align="start" isOneLine className={styles.label}>
        <input
          type="checkbox"
          checked={isDone}
          onChange={() => save({ kind: isDone ? 'untick' : 'tick', stepId })}
        />
        <span dir="auto">{isOwn ? text : <InUnits text={text} />}</span>
      </Row>
      {isOwn && (
        <IconButton aria-label={`Remove “${text}”`} onClick={() => save({ kind: 'drop', stepId })}>
          <Icon name="close" />
        </IconButton>
      )}
      {problem}
    </Row>
  );
}

interface NewStepProps {
  readonly goalId: string;
  readonly canAdd: boolean;
  readonly save: SaveStep;
}

/** The field for adding a step. A refused step's text returns to it. */
function NewStep({ goalId, canAdd, save }: NewStepProps) {
  const [text, setText] = useInterruptedEntry(interrupted, goalId, () => '', true);
  const isShown = useIsShown();
  const words = visibleText(text);
  const tooLong = lengthProblem(words, MAX_STEP_LENGTH);
  const problems = { step: words === '' ? REQUIRED : tooLong };
  const { shown, submit, reset } = useForm(problems, () => {
    save({ kind: 'own', stepId: ownStepId(now()), text }, () => {
      if (isShown.current) setText((typed) => typed || text);
    });
    setText('');
  });
  if (!canAdd) {
    return (
      <Text size="s" tone="soft">
        {`You can add up to ${MAX_OWN_STEPS} steps of your own.`}
      </Text>
    );
  }
  return (
    <Row
      as="form"
      gap={2}
      align="end"
      isOneLine
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        submit(event);
        // The next one hasn't been tried yet.
        if (problems.step === undefined) reset();
      }}
    >
      <TextField
        className={styles.ownText}
        label="A step of your own"
        name="step"
        error={tooLong ?? shown.step}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="secondary">
        Add
      </Button>
    </Row>
  );
}

const interrupted = typedInDialogs<string>();
