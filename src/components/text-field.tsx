import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './field.module.css';

type TextFieldProps = ComponentProps<'input'> & {
  label: string;
  hint?: ReactNode;
  /** What is wrong and what to do; shown under the field and tied to it. */
  error?: string | undefined;
};

/** A labelled input with its hint and its error; other properties go to the input itself. */
export function TextField({ label, hint, error, id, className, ...input }: TextFieldProps) {
  const generated = useId();
  const fieldId = id ?? generated;
  const hintId = hint === undefined ? undefined : `${fieldId}-hint`;
  const errorId = error === undefined ? undefined : `${fieldId}-error`;
  const describedBy = classNames(input['aria-describedby'], hintId, errorId);
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={fieldId}>
        {label}
      </label>
      <input
        {...input}
        id={fieldId}
        className={styles.input}
        aria-describedby={describedBy === '' ? undefined : describedBy}
        aria-invalid={error === undefined ? undefined : true}
      />
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
