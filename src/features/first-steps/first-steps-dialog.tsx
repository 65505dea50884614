import { type ReactNode, useEffect, useId, useState } from 'react';
import { product } from '@/brand';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { Stack } from '@/components/layout';
import { VisuallyHidden } from '@/components/visually-hidden';
import styles from './first-steps-dialog.module.css';
import { HowItWorks } from './how-it-works';

interface FirstStepsDialogProps {
  readonly open: boolean;
  /** Called when the dialog is closed or its last step is finished. */
  readonly onClose: () => void;
  /** What to ask first. */
  readonly firstStep: Step;
  /** Called when the first step is finished, not when it is skipped. */
  readonly onNext: () => void;
  /** Whether the tasks that the last step's button shows are still being chosen. */
  readonly isChoosing: boolean;
}

interface Step {
  readonly title: string;
  readonly content: ReactNode;
}

/** Welcomes a new member in two steps, each of which can be skipped: a question, then how it works. */
export function FirstStepsDialog(props: FirstStepsDialogProps) {
  const { open, onClose, firstStep, onNext, isChoosing } = props;
  const [at, setAt] = useState(0);
  const id = useId();
  const headingId = `${id}-${at}`;
  // Screen readers start at each step's heading.
  useEffect(() => {
    if (open) document.getElementById(headingId)?.focus();
  }, [open, headingId]);
  const steps: readonly Step[] = [firstStep, { title: 'Do, earn, grow', content: <HowItWorks /> }];
  const step = steps[at] ?? firstStep;
  const finish = () => {
    onNext();
    setAt(1);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Welcome to ${product}`}
      actions={
        <>
          <span className={styles.progress} aria-hidden="true">
            {steps.map(({ title }, index) => (
              <span key={title} data-reached={index <= at} />
            ))}
          </span>
          {at === 0 ? (
            <>
              <Button variant="quiet" className={styles.skip} onClick={() => setAt(1)}>
                Skip
              </Button>
              <Button onClick={finish}>Next</Button>
            </>
          ) : (
            <Button busy={isChoosing} busyLabel="Choosing your tasks…" onClick={onClose}>
              Show me my tasks
            </Button>
          )}
        </>
      }
    >
      <Stack key={at} gap={4} className={styles.step}>
        <h3 id={headingId} tabIndex={-1}>
          <span>{step.title}</span>
          <VisuallyHidden>{`, ${at + 1} of ${steps.length}`}</VisuallyHidden>
        </h3>
        {step.content}
      </Stack>
    </Dialog>
  );
}
