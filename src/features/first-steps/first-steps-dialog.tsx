import { useEffect, useId, useState } from 'react';
import { product } from '@/brand';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { VisuallyHidden } from '@/components/visually-hidden';
import styles from './first-steps-dialog.module.css';
import { steps } from './steps';

interface FirstStepsDialogProps {
  readonly open: boolean;
  /** Called when it was read to the end, skipped or closed. */
  readonly onClose: () => void;
}

/** The newcomer's welcome: what the three lists, the score and its expiry are, a screen each. */
export function FirstStepsDialog({ open, onClose }: FirstStepsDialogProps) {
  const [at, setAt] = useState(0);
  const id = useId();
  const headingId = `${id}-${at}`;
  // Each screen is read from its heading on, the first one too.
  useEffect(() => {
    if (open) document.getElementById(headingId)?.focus();
  }, [open, headingId]);
  const step = steps[at] ?? steps[0];
  const isLast = at === steps.length - 1;
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
          {!isLast && (
            <Button variant="quiet" className={styles.skip} onClick={onClose}>
              Skip
            </Button>
          )}
          {at > 0 && (
            <Button variant="secondary" onClick={() => setAt(at - 1)}>
              Back
            </Button>
          )}
          <Button onClick={isLast ? onClose : () => setAt(at + 1)}>
            {isLast ? 'Show me my tasks' : 'Next'}
          </Button>
        </>
      }
    >
      <div key={at} className={styles.step}>
        <h3 id={headingId} tabIndex={-1}>
          {step.title}
          <VisuallyHidden>
            , {at + 1} of {steps.length}
          </VisuallyHidden>
        </h3>
        {step.content}
      </div>
    </Dialog>
  );
}
