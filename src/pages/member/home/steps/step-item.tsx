import { type ReactNode, useState } from 'react';
import { Icon } from '@/components/icon';
import { IconButton } from '@/components/icon-button';
import { InUnits } from '@/components/in-units';
import { Row } from '@/components/layout';
import type { GoalStep } from '@/domain/goal-steps';
import type { SaveStep } from './save-step';
import styles from './steps-dialog.module.css';

interface StepItemProps {
  readonly step: GoalStep;
  readonly save: SaveStep;
  /** What to say of its latest change, if that was refused. */
  readonly problem: ReactNode;
}

/** A step to tick and untick; one of the member's own can be removed. */
export function StepItem({ step, save, problem }: StepItemProps) {
  const { id: stepId, text, isDone, isOwn } = step;
  // The page follows a moment after the click, in which the box would flicker.
  const [clicked, setClicked] = useState<boolean>();
  if (clicked === isDone) setClicked(undefined);
  const isTicked = clicked ?? isDone;
  return (
    <Row as="li" gap={2} align="start" isSpread>
      <label className={styles.label}>
        <input
          type="checkbox"
          checked={isTicked}
          onChange={() => {
            setClicked(!isTicked);
            save({ kind: isTicked ? 'untick' : 'tick', stepId }, () => setClicked(undefined));
          }}
        />
        <span dir="auto">{isOwn ? text : <InUnits text={text} />}</span>
      </label>
      {isOwn && (
        <IconButton aria-label={`Remove “${text}”`} onClick={() => save({ kind: 'drop', stepId })}>
          <Icon name="close" />
        </IconButton>
      )}
      {problem}
    </Row>
  );
}
