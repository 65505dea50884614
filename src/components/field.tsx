import { type ReactNode, useId } from 'react';
import { Stack } from './layout';
import { Text } from './text';
import styles from './field.module.css';

interface FieldControl {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** The texts of a field. */
export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  /** The problem and how to fix it. Shown under the field and linked to it. */
  error?: string | undefined;
}

type FieldProps = FieldTexts & {
  className?: string | undefined;
  /** IDs of other elements that describe the control. */
  describedBy?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** A label, a control, its hint and its error, stacked. */
export function Field({ label, hint, error, className, describedBy, children }: FieldProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const descriptionIds = [describedBy, hintId, errorId].filter(Boolean).join(' ');
  return (
    <Stack gap={1} className={className}>
      <Text as="label" size="s" weight="bold" htmlFor={id}>
        {label}
      </Text>
      {children({
        id,
        className: styles.input,
        'aria-describedby': descriptionIds || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {hint !== undefined && (
        <Text size="s" tone="soft" id={hintId}>
          {hint}
        </Text>
      )}
      {error !== undefined && (
        <Text size="s" tone="danger" weight="medium" className={styles.error} id={errorId}>
          {error}
        </Text>
      )}
    </Stack>
  );
}
