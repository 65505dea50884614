import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { isComposing } from './composing';
import { Field, type FieldTexts } from './field';

type TextFieldProps = ComponentProps<'input'> & FieldTexts;

/**
 * A labeled input with its hint and its error; other properties go to the input itself. Text follows its own
 * direction. During a composition, the input keeps its text, even if `value` changes.
 */
export function TextField({ label, hint, error, id, className, ...input }: TextFieldProps) {
  // If it were replaced meanwhile, the composed text would be inserted a second time.
  const [composed, setComposed] = useState<string>();
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setComposed(isComposing(event.nativeEvent) ? event.target.value : undefined);
    input.onChange?.(event);
  };
  return (
    <Field {...{ label, hint, error, id, className }} describedBy={input['aria-describedby']}>
      {(control) => (
        <input
          dir="auto"
          {...input}
          {...control}
          value={input.value === undefined ? undefined : (composed ?? input.value)}
          onChange={change}
          onCompositionEnd={() => setComposed(undefined)}
        />
      )}
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
