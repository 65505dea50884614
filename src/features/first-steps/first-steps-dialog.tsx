import { type ReactNode, useEffect, useId, useState } from 'react';
import { product } from '@/brand';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { Growth } from '@/components/growth';
import { Icon, type IconName } from '@/components/icon';
import { VisuallyHidden } from '@/components/visually-hidden';
import { DAILY_COUNT_WORD_CAPITALIZED } from '@/domain/daily-count';
import { WINDOW_HOURS } from '@/domain/time-limits';
import styles from './first-steps-dialog.module.css';

interface FirstStepsDialogProps {
  readonly open: boolean;
  /** Called when the dialog is skipped or closed. */
  readonly onClose: () => void;
  /** Called when the last screen is finished. */
  readonly onFinish: () => void;
  readonly lastStep: Step;
}

/** Introduces new members to the three lists, the score and its expiry, one screen each, then asks. */
export function FirstStepsDialog({ open, onClose, onFinish, lastStep }: FirstStepsDialogProps) {
  const [at, setAt] = useState(0);
  const id = useId();
  const headingId = `${id}-${at}`;
  // Screen readers start at each screen's heading.
  useEffect(() => {
    if (open) document.getElementById(headingId)?.focus();
  }, [open, headingId]);
  const steps = [...explanations, lastStep];
  const step = steps[at] ?? lastStep;
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
          <Button onClick={isLast ? onFinish : () => setAt(at + 1)}>
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

interface Step {
  readonly title: string;
  readonly content: ReactNode;
}

const explanations: readonly Step[] = [
  {
    title: 'Three lists, at your pace',
    content: (
      <ul className={styles.lists}>
        <List icon="sun" name="Your Daily Tasks">
          {DAILY_COUNT_WORD_CAPITALIZED} small tasks, refreshed every {WINDOW_HOURS} hours.
        </List>
        <List icon="sprout" name="Do a Little More">
          Things for a free afternoon. You choose them.
        </List>
        <List icon="home" name="Long Term Goals">
          Bigger changes. They stay until you’re ready.
        </List>
      </ul>
    ),
  },
  {
    title: 'Your SusScore grows with what you do',
    content: (
      <>
        <div className={styles.drawing}>
          {[1, 7, 30].map((level) => (
            <Growth key={level} level={level} size={88} />
          ))}
        </div>
        <p>
          Every task shows its score. Mark it complete and the points are added to your SusScore.
          Each completion also raises your level, and your plant grows with it.
        </p>
      </>
    ),
  },
  {
    title: 'Points expire, so your score shows your habits',
    content: (
      <>
        <div className={styles.drawing}>
          <span className={styles.bar}>
            <span className={styles.leaving} />
          </span>
        </div>
        <p>
          Each task says how many days its points count. After that they expire; do the task again
          to earn them back. Your home page shows which points expire within seven days. Your level
          stays.
        </p>
      </>
    ),
  },
];

interface ListProps {
  readonly icon: IconName;
  readonly name: string;
  readonly children: ReactNode;
}

function List({ icon, name, children }: ListProps) {
  return (
    <li className={styles.list}>
      <span className={styles.sign}>
        <Icon name={icon} size={24} />
      </span>
      <span>
        <strong className={styles.name}>{name}</strong>
        {children}
      </span>
    </li>
  );
}
