import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names';
import field from './field.module.css';
import { Icon } from './icon';
import styles from './select-field.module.css';

type SelectFieldProps = ComponentProps<'select'> & {
  label: string;
  /** Value and text of each choice. */
  options: Readonly<Record<string, string>>;
};

/** A labelled choice of one among a few; other properties go to the select itself. */
export function SelectField({ label, options, id, ...select }: SelectFieldProps) {
  const generated = useId();
  const fieldId = id ?? generated;
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={fieldId}>
        {label}
      </label>
      <div className={styles.frame}>
        <select {...select} id={fieldId} className={classNames(field.input, styles.select)}>
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
    </div>
  );
}
