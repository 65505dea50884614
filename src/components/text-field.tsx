import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field';

type TextFieldProps = ComponentProps<'input'> & FieldWords;

/** A labelled input with its hint and its error; other properties go to the input itself. */
export function TextField({ label, hint, error, id, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, id, className }} describedBy={input['aria-describedby']}>
      {(control) => <input {...input} {...control} />}
    </Field>
  );
}
