import type { ChangeEvent, ReactNode } from 'react';
import { SelectField } from '@/components/select-field';
import { TextAreaField, TextField } from '@/components/text-field';
import type { Field, FieldKind } from '@/domain/models/field';
import { DIFFICULTIES } from '@/domain/task';
import styles from './entry-fields.module.css';
import type { EntryState } from './use-entry';

/** The field for a picture: `value` is a path under task-pictures/, '' for none. */
interface PictureField {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (path: string) => void;
}

/** Renders a picture field; supplied by the page, since features do not import each other. */
export type RenderPicture = (field: PictureField) => ReactNode;

interface EntryFieldsProps {
  readonly state: EntryState;
  readonly renderPicture: RenderPicture;
  /** True while a save is pending: later changes would not be part of it. */
  readonly disabled: boolean;
}

/** Lines come first, then the short fields in pairs, then the long texts, the picture last. */
const PLACE: Readonly<Record<FieldKind, number>> = {
  line: 0,
  link: 0,
  difficulty: 1,
  number: 1,
  text: 2,
  picture: 3,
};

/** A form's fields as the model describes them, each with its problem. */
export function EntryFields({ state, renderPicture, disabled }: EntryFieldsProps) {
  const fields = Object.entries(state.model.fields).sort(
    ([, a], [, b]) => PLACE[a.kind] - PLACE[b.kind],
  );
  return (
    <fieldset className={styles.fields} disabled={disabled}>
      {fields.map(([name, field]) => (
        <div key={name} className={styles[field.kind]}>
          <EntryField name={name} field={field} state={state} renderPicture={renderPicture} />
        </div>
      ))}
    </fieldset>
  );
}

type EntryFieldProps = Omit<EntryFieldsProps, 'disabled'> & {
  readonly name: string;
  readonly field: Field;
};

function EntryField({ name, field, state, renderPicture }: EntryFieldProps) {
  const { label, kind, hint } = field;
  const value = state.entry[name] ?? '';
  const isRequired = field.requiredBy.includes(state.tool);
  const control = {
    name,
    label,
    hint: isRequired ? hint : optional(hint),
    error: state.problems[name]?.inForm,
    value,
    'aria-required': isRequired,
    onChange: ({
      target,
    }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      state.set(name, target.value),
  };
  switch (kind) {
    case 'difficulty':
      return <SelectField {...control} options={difficultyOptions(isRequired)} />;
    case 'text':
      return <TextAreaField {...control} />;
    case 'number':
      return <TextField {...control} inputMode="numeric" autoComplete="off" />;
    case 'link':
      return <TextField {...control} inputMode="url" autoComplete="off" spellCheck={false} />;
    case 'picture':
      return renderPicture({
        label,
        value,
        error: control.error,
        onChange: (path) => state.set(name, path),
      });
    default:
      return <TextField {...control} autoComplete="off" />;
  }
}

function optional(hint: string | undefined): string {
  return hint === undefined ? 'Optional' : `${hint} (optional)`;
}

function difficultyOptions(isRequired: boolean): Record<string, string> {
  const none = isRequired ? 'Choose a difficulty' : 'None';
  return { '': none, ...Object.fromEntries(DIFFICULTIES.map((one) => [one, one])) };
}
