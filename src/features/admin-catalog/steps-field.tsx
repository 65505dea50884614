import { useState } from 'react';
import { Button } from '@/components/button';
import { focusHome, takesFocus } from '@/components/focus-home';
import { Icon } from '@/components/icon';
import { IconButton } from '@/components/icon-button';
import { Row, Stack } from '@/components/layout';
import { Text } from '@/components/text';
import { TextField } from '@/components/text-field';
import { MAX_STEPS } from '@/definition';
import { newStepId, type Step, stepsIn, stepsText } from '@/domain/steps';
import { oneLine } from '@/domain/visible-text';
import { now } from '@/lib/clock';
import styles from './steps-field.module.css';

interface StepsFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A task's steps, one per line. Edited and moved steps keep their IDs, so members keep their ticks (D109). */
export function StepsField({ name, label, hint, error, value, onChange }: StepsFieldProps) {
  const steps = stepsIn(value);
  const show = (next: readonly Step[]) => onChange(stepsText(next));
  // The new step takes focus.
  const [addedId, setAddedId] = useState<string>();
  return (
    <Stack
      as="fieldset"
      gap={2}
      name={name}
      className={styles.steps}
      {...focusHome}
      aria-describedby={error === undefined ? `${name}-hint` : `${name}-hint ${name}-error`}
    >
      <legend className={styles.label}>{label}</legend>
      <Text id={`${name}-hint`} tone="soft" size="s">
        {hint}
      </Text>
      {steps.map((step, at) => (
        <Row key={step.id} gap={1} align="end" isOneLine>
          <TextField
            className={styles.text}
            label={`Step ${at + 1}`}
            name={`${name}-${step.id}`}
            autoComplete="off"
            ref={step.id === addedId ? focusOnce : undefined}
            value={step.text}
            // Pasted line breaks must not split a step.
            onChange={({ target }) =>
              show(
                steps.map((old) => (old === step ? { ...old, text: oneLine(target.value) } : old)),
              )
            }
          />
          <IconButton
            aria-label={`Move step ${at + 1} up`}
            aria-disabled={at === 0}
            onClick={() => show(moveUp(steps, at))}
          >
            <Icon name="up" />
          </IconButton>
          <IconButton
            aria-label={`Remove step ${at + 1}`}
            onClick={() => show(steps.filter((other) => other !== step))}
          >
            <Icon name="close" />
          </IconButton>
        </Row>
      ))}
      {error !== undefined && (
        <Text id={`${name}-error`} tone="danger" size="s">
          {error}
        </Text>
      )}
      <Row>
        <Button
          {...takesFocus}
          variant="secondary"
          aria-disabled={steps.length >= MAX_STEPS}
          onClick={() => {
            if (steps.length >= MAX_STEPS) return;
            const id = newStepId(now());
            setAddedId(id);
            show([...steps, { id, text: '' }]);
          }}
        >
          Add a step
        </Button>
      </Row>
    </Stack>
  );
}

function focusOnce(input: HTMLInputElement | null): void {
  input?.focus();
}

function moveUp(steps: readonly Step[], at: number): readonly Step[] {
  return at === 0 ? steps : steps.toSpliced(at - 1, 2, ...steps.slice(at - 1, at + 1).toReversed());
}
