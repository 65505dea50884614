import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field';

type TextFieldProps = ComponentProps<'input'> & FieldTexts;

/** A labeled input with its hint and its error; other properties go to the input itself. Text follows its own direction. */
export function TextField({ label, hint, error, id, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, id, className }} describedBy={input['aria-describedby']}>
      {(control) => <input dir="auto" {...input} {...control} />}
    </Field>
  );
}

type TextAreaFieldProps = ComponentProps<'textarea'> & FieldTexts;

/** A labeled multi-line field; other properties go to the textarea itself. */
export function TextAreaField({ label, hint, error, id, className, ...area }: TextAreaFieldProps) {
  return (
    <Field {...{ label, hint, error, id, className }} describedBy={area['aria-describedby']}>
      {(control) => <textarea dir="auto" rows={3} {...area} {...control} />}
    </Field>
  );
}
