import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type SyntheticEvent,
  useState,
} from 'react';
import { isComposing } from './composing';
import { Field, type FieldTexts } from './field';

type TextFieldProps = ComponentProps<'input'> & FieldTexts;

/**
 * A labeled input with a hint and an error; other properties go to the input itself. Text follows its own direction.
 * During a composition, the input keeps its text even if `value` changes. Once the form is submitted, a half-entered
 * date or time is an error. On a touchscreen, Enter blurs a search field, so the keyboard doesn't cover the results.
 */
export function TextField({ label, hint, error, className, ...input }: TextFieldProps) {
  // If it were replaced during the composition, the composed text would be inserted again.
  const [composed, setComposed] = useState<string>();
  const [isUnfinished, setUnfinished] = useState(false);
  const check = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setUnfinished(currentTarget.validity.badInput);
  const shown = isUnfinished ? `Enter a valid ${input.type}, or clear it` : error;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setUnfinished(false);
    setComposed(isComposing(event.nativeEvent) ? event.target.value : undefined);
    input.onChange?.(event);
  };
  const blurOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown?.(event);
    // In Safari, the key that ends a composition comes after it.
    const endsComposition = event.nativeEvent.isComposing || event.keyCode === 229;
    const isEnter = event.key === 'Enter' && !endsComposition;
    if (isEnter && matchMedia('(pointer: coarse)').matches) event.currentTarget.blur();
  };
  return (
    <Field {...{ label, hint, error: shown, className }} describedBy={input['aria-describedby']}>
      {(control) => (
        <input
          dir="auto"
          {...input}
          {...control}
          value={input.value === undefined ? undefined : (composed ?? input.value)}
          onChange={change}
          onKeyDown={input.type === 'search' ? blurOnEnter : input.onKeyDown}
          onInvalid={check}
          // No change is reported while the field has no value yet.
          onKeyUp={isUnfinished ? check : undefined}
          onCompositionEnd={() => setComposed(undefined)}
        />
      )}
    </Field>
  );
}

type TextAreaFieldProps = ComponentProps<'textarea'> & FieldTexts;

/** A labeled multi-line field; other properties go to the textarea itself. */
export function TextAreaField({ label, hint, error, className, ...area }: TextAreaFieldProps) {
  return (
    <Field {...{ label, hint, error, className }} describedBy={area['aria-describedby']}>
      {(control) => <textarea dir="auto" rows={3} {...area} {...control} />}
    </Field>
  );
}
