import { type FormEvent, useState } from 'react';
import { Button } from '@/components/button';
import { TextField } from '@/components/text-field';
import { MAX_STEP_LENGTH } from '@/domain/generated/limits';
import { ownStepId, type StepChange } from '@/domain/goal-steps';
import styles from './steps-dialog.module.css';

/** The field for a step of the member's own. */
export function NewStep({ onAdd }: { readonly onAdd: (change: StepChange) => void }) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onAdd({ kind: 'own', stepId: ownStepId(Date.now()), text });
    setText('');
  };
  return (
    <form className={styles.own} onSubmit={submit}>
      <TextField
        className={styles.ownText}
        label="A step of your own"
        maxLength={MAX_STEP_LENGTH}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="secondary" disabled={text.trim() === ''}>
        Add
      </Button>
    </form>
  );
}
