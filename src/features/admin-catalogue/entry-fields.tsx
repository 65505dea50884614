import type { ChangeEvent } from 'react';
import { SelectField } from '@/components/select-field';
import { TextAreaField } from '@/components/text-area-field';
import { TextField } from '@/components/text-field';
import type { FieldRule } from '@/domain/models/field';
import { DIFFICULTIES } from '@/domain/task';
import styles from './entry-fields.module.css';
import type { PictureSlot, RenderPicture } from './picture-slot';
import type { EntryState } from './use-entry';

interface EntryFieldsProps {
  readonly state: EntryState;
  readonly renderPicture: RenderPicture | undefined;
  /** While a save is under way: what would be typed now would not be part of it. */
  readonly disabled: boolean;
}

/** The fields of a form, each by its rule, with what is wrong with it. */
export function EntryFields({ state, renderPicture, disabled }: EntryFieldsProps) {
  return (
    <fieldset className={styles.fields} disabled={disabled}>
      {Object.entries(state.rules).map(([name, rule]) => (
        <div key={name} className={styles[rule.kind]}>
          <EntryField name={name} rule={rule} state={state} renderPicture={renderPicture} />
        </div>
      ))}
    </fieldset>
  );
}

type EntryFieldProps = Omit<EntryFieldsProps, 'disabled'> & {
  readonly name: string;
  readonly rule: FieldRule;
};

function EntryField({ name, rule, state, renderPicture }: EntryFieldProps) {
  const value = state.entry[name] ?? '';
  const field = {
    name,
    label: rule.label,
    hint: rule.required ? rule.hint : optional(rule.hint),
    error: state.problems[name],
    value,
    'aria-required': rule.required,
    onChange: ({
      target,
    }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      state.set(name, target.value),
  };
  switch (rule.kind) {
    case 'difficulty':
      return <SelectField {...field} options={difficultyOptions(rule.required)} />;
    case 'text':
      return <TextAreaField {...field} />;
    case 'whole':
      return <TextField {...field} inputMode="numeric" autoComplete="off" />;
    case 'link':
      return <TextField {...field} inputMode="url" autoComplete="off" spellCheck={false} />;
    case 'picture': {
      const slot: PictureSlot = {
        label: rule.label,
        ...(value !== '' && { value }),
        onChange: (path) => state.set(name, path ?? ''),
      };
      return (
        renderPicture?.(slot) ?? <TextField {...field} autoComplete="off" spellCheck={false} />
      );
    }
    default:
      return <TextField {...field} autoComplete="off" />;
  }
}

function optional(hint: string | undefined): string {
  return hint === undefined ? 'Optional' : `${hint} (optional)`;
}

function difficultyOptions(isRequired: boolean): Record<string, string> {
  const none = isRequired ? 'Choose a difficulty' : 'None';
  return { '': none, ...Object.fromEntries(DIFFICULTIES.map((one) => [one, one])) };
}
