import type { ChangeEvent, ComponentProps } from 'react';
import { SelectField } from '@/components/select-field';
import { Text } from '@/components/text';
import { TextAreaField, TextField } from '@/components/text-field';
import type { CatalogState } from '@/domain/catalog-state';
import { MEASURES } from '@/domain/impact/impact';
import { estimateFields } from '@/domain/models/curated-task-model';
import { periodQuestion } from '@/domain/models/estimate-period';
import { choicesOf, type Field, type FieldKind } from '@/domain/models/field';
import styles from './entry-fields.module.css';
import { PicturePicker } from './pictures/picture-picker';
import { StepsField } from './steps-field';
import type { EntryForm } from './use-entry-form';
import { numberText } from '@/domain/number-text';

interface EntryFieldsProps {
  readonly form: EntryForm;
  /** True while a save is pending, since later changes wouldn't be part of it. */
  readonly disabled: boolean;
}

/** One-line texts come first, then the short fields in pairs, then the long texts, and the picture last. */
const PLACES: readonly (readonly FieldKind[])[] = [
  ['line', 'link'],
  ['choice', 'state', 'number', 'amount'],
  ['text', 'assumption', 'steps', 'source'],
  ['picture'],
];

const placeOf = ([, { kind }]: NamedField) => PLACES.findIndex((kinds) => kinds.includes(kind));

type NamedField = readonly [name: string, field: Field];

/** A form's fields as the model describes them, each with its problem. */
export function EntryFields({ form, disabled }: EntryFieldsProps) {
  const all: NamedField[] = Object.entries(form.source.model.fields);
  const isEstimate = ([name]: NamedField) => Object.hasOwn(estimateFields, name);
  const estimates = all.filter(isEstimate);
  const fields = all
    // A builder's and a draft's state follows from the pressed button.
    .filter((one) => !isEstimate(one) && (one[1].kind !== 'state' || form.tool === 'editor'))
    .sort((a, b) => placeOf(a) - placeOf(b));
  return (
    <fieldset className={styles.fields} disabled={disabled}>
      <Cells form={form} fields={fields} />
      {estimates.length > 0 && <Estimates form={form} fields={estimates} />}
    </fieldset>
  );
}

interface CellsProps {
  readonly form: EntryForm;
  readonly fields: readonly NamedField[];
}

function Cells({ form, fields }: CellsProps) {
  return fields.map(([name, field]) => (
    <div key={name} className={styles[field.kind]}>
      <EntryField name={name} field={field} form={form} />
    </div>
  ));
}

/** The savings of a completion, by measure. Collapsed, since all of it is optional (decision 033). */
function Estimates({ form, fields }: CellsProps) {
  const figures = fields.filter(([name, { kind }]) => kind === 'amount' && form.entry[name]);
  return (
    <details className={styles.estimates}>
      <summary>
        Impact estimates{' '}
        <Text as="span" tone="soft" size="s" weight="text">
          {figures.length === 0 ? 'none yet' : `${figures.length} of ${MEASURES.length}`}
        </Text>
      </summary>
      <Text tone="soft" size="s">
        What one completion saves, all of it optional. Each figure needs its assumption, in a
        sentence that says for whom and how long, and the address of its source, or two with a space
        between them. Where sources differ, use the lower figure. A changed figure counts for new
        completions; earlier ones keep what they saved, unless you apply it to them below.
      </Text>
      {[...MEASURES, undefined].map((measure) => (
        <div key={measure ?? 'period'} className={styles.estimate}>
          <Cells form={form} fields={fields.filter(([, field]) => field.measure === measure)} />
          {measure && (
            <output className={styles.question}>{periodQuestion(form.entry, measure)}</output>
          )}
        </div>
      ))}
    </details>
  );
}

interface EntryFieldProps {
  readonly name: string;
  readonly field: Field;
  readonly form: EntryForm;
}

function EntryField({ name, field, form }: EntryFieldProps) {
  const { label, kind } = field;
  const hint = hintOf(field);
  const value = form.entry[name] ?? '';
  const isRequired = field.requiredBy?.includes(form.tool) === true;
  const control = {
    name,
    label,
    hint: isRequired || Object.hasOwn(estimateFields, name) ? hint : optional(hint),
    error: form.problems[name],
    value,
    'aria-required': isRequired,
  };
  const set = (text: string) => form.set(name, text);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    set(target.value);
  switch (kind) {
    case 'choice': {
      const none = isRequired ? `Choose a ${label.toLowerCase()}` : 'None';
      const options = { '': none, ...choicesOf(field) };
      return <SelectField {...control} options={options} onChoose={set} />;
    }
    case 'state':
      return (
        <SelectField
          {...control}
          hint={form.source.model.archivingText}
          value={value || ('Live' satisfies CatalogState)}
          options={PUBLISHED_STATES}
          onChoose={set}
        />
      );
    case 'text':
    case 'assumption':
      return <TextAreaField {...control} onChange={onChange} rows={kind === 'text' ? 3 : 2} />;
    case 'steps':
      return <StepsField {...control} onChange={set} />;
    case 'picture':
      return <PicturePicker {...control} onChange={set} />;
    default:
      return <TextField {...control} onChange={onChange} {...INPUTS[kind]} autoComplete="off" />;
  }
}

const ADDRESS = { inputMode: 'url', spellCheck: false } as const;
const INPUTS: Readonly<Partial<Record<FieldKind, ComponentProps<'input'>>>> = {
  number: { inputMode: 'numeric' },
  amount: { inputMode: 'decimal' },
  link: ADDRESS,
  source: ADDRESS,
};

const PUBLISHED_STATES = { Live: 'Live', Archived: 'Archived' } satisfies Partial<
  Record<CatalogState, string>
>;

function hintOf({ hint, most }: Field): string | undefined {
  return hint !== undefined && most !== undefined ? `${hint}, up to ${numberText(most)}` : hint;
}

function optional(hint: string | undefined): string {
  return hint === undefined ? 'Optional' : `${hint} (optional)`;
}
