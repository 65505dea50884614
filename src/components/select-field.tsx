import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Field, type FieldTexts } from './field';
import { Icon } from './icon';
import styles from './select-field.module.css';

type SelectFieldProps<Value extends string> = Omit<ComponentProps<'select'>, 'value'> &
  FieldTexts & {
    options: Readonly<Partial<Record<Value, string>>>;
    value: Value;
    onChoose: (value: Value) => void;
  };

/** A labeled select; other properties go to the select itself. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, options, className, onChoose, ...select } = props;
  const isOption = (value: string): value is Value => Object.hasOwn(options, value);
  return (
    <Field {...{ label, hint, error, className }} describedBy={select['aria-describedby']}>
      {(control) => (
        <div className={styles.frame}>
          <select
            {...select}
            {...control}
            className={classNames(control.className, styles.select)}
            onChange={({ target: { value } }) => {
              if (isOption(value)) onChoose(value);
            }}
          >
            {Object.keys(options)
              .filter(isOption)
              .map((option) => (
                <option key={option} value={option}>
                  {options[option]}
                </option>
              ))}
          </select>
          <Icon name="chevron" />
        </div>
      )}
    </Field>
  );
}
