import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Field, type FieldTexts } from './field';
import { Icon } from './icon';
import styles from './select-field.module.css';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className'> &
  FieldTexts & {
    options: Readonly<Record<string, string>>;
  };

/** A labeled select; other properties go to the select itself. */
export function SelectField({ label, hint, error, options, id, ...select }: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, id }} describedBy={select['aria-describedby']}>
      {(control) => (
        <div className={styles.frame}>
          <select {...select} {...control} className={classNames(control.className, styles.select)}>
            {Object.entries(options).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <span className={styles.sign}>
            <Icon name="chevron" />
          </span>
        </div>
      )}
    </Field>
  );
}
