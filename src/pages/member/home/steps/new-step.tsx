import { type FormEvent, useState } from 'react';
import { Button } from '@/components/button';
import { Row } from '@/components/layout';
import { TextField } from '@/components/text-field';
import { MAX_STEP_LENGTH } from '@/definition';
import { ownStepId } from '@/domain/goal-steps';
import { lengthProblem } from '@/domain/models/problem';
import { visibleText } from '@/domain/visible-text';
import { now } from '@/lib/clock';
import type { SaveStep } from './save-step';
import styles from './steps-dialog.module.css';

interface NewStepProps {
  /** Whether there is room for another step. */
  readonly canAdd: boolean;
  readonly save: SaveStep;
}

/** The field for adding one's own step. A refused step's text returns to it. */
export function NewStep({ canAdd, save }: NewStepProps) {
  const [text, setText] = useState('');
  const words = visibleText(text);
  const problem = lengthProblem(words, MAX_STEP_LENGTH);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words === '' || problem !== undefined) return;
    save({ kind: 'own', stepId: ownStepId(now()), text }, () => setText((typed) => typed || text));
    setText('');
  };
  if (!canAdd) return null;
  return (
    <Row as="form" gap={2} align="end" isOneLine onSubmit={submit}>
      <TextField
        className={styles.ownText}
        label="A step of your own"
        error={problem}
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
