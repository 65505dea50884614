import {
  MAX_ASSUMPTION_LENGTH,
  MAX_URL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PICTURE_PATH_LENGTH,
  MAX_STEPS_LENGTH,
  MAX_TEXT_LENGTH,
} from '@/definition';
import type { Measure } from '@/domain/impact/measures';

/** The longest text of each kind, in characters. */
export const MAX_LENGTH = {
  line: MAX_NAME_LENGTH,
  text: MAX_TEXT_LENGTH,
  link: MAX_URL_LENGTH,
  picture: MAX_PICTURE_PATH_LENGTH,
  assumption: MAX_ASSUMPTION_LENGTH,
  source: MAX_URL_LENGTH,
  steps: MAX_STEPS_LENGTH,
} as const;

/** The kind of a field's value, which determines how it is entered, checked and stored. */
export type FieldKind = keyof typeof MAX_LENGTH | 'number' | 'amount' | 'choice' | 'state';

/**
 * The two sets of rules of spec §5: a builder creates rows, an editor changes them. In an import, new
 * rows follow the builder's rules and changed rows the editor's. A draft may be incomplete (D29).
 */
export type Tool = 'builder' | 'editor' | 'draft';

/** One field of a model that admins maintain. */
export interface Field {
  readonly label: string;
  readonly kind: FieldKind;
  readonly hint?: string;
  /** The highest value of a number. */
  readonly most?: number;
  /** Whether a number is in US dollars, so that a file may have a dollar sign. */
  readonly isDollars?: boolean;
  /** The values of a choice or state, if they are also its texts. */
  readonly values?: readonly string[];
  /** The text of each value of another choice. */
  readonly choices?: Readonly<Record<string, string>>;
  /** The tools that require it (spec §5), if any. */
  readonly requiredBy?: readonly Tool[];
  /** Whether members see it when they point at a card (spec §2.4). */
  readonly isCardDetail?: boolean;
  /** The label in admin lists of a row that lacks it, as in '… has no picture'. */
  readonly missingLabel?: string;
  /** The measure whose estimate it belongs to, as the figure, its assumption or its source (decision 033). */
  readonly measure?: Measure;
}

/**
 * A model that admins maintain by form and by CSV file. Labels, forms, lists, checks, previews, columns, exports,
 * imports and the requests for them all follow from this description.
 */
export interface CatalogModel {
  /** Its name in the data API (spec §7), and that of its list there. */
  readonly type: string;
  readonly list: string;
  readonly singular: string;
  readonly plural: string;
  /** What messages about CSV files call its rows. */
  readonly csvRowsLabel: string;
  /** Rows per page of the admin list (spec §9). */
  readonly perPage: number;
  /** The fields in the order of spec §3, by their name in the data API and in CSV files. */
  readonly fields: Readonly<Record<string, Field>>;
  /** Other stored fields of a row, which no form edits. */
  readonly alsoStored?: readonly string[];
  /** Whether members have its rows on their lists and complete them. */
  readonly isCompleted: boolean;
  /** How deleting or archiving a row affects members. */
  readonly deletionText: Readonly<Record<'Live' | 'Archived', string>>;
  readonly archivingText: string;
}

/** The stored values of a model's fields; any of them can be missing in an older row. */
export type ValuesOf<Model extends Pick<CatalogModel, 'fields'>> = {
  readonly [Name in keyof Model['fields']]: ValueOf<Model['fields'][Name]> | null;
};

type ValueOf<Of extends Field> = Of extends { readonly choices: infer Choices }
  ? keyof Choices
  : Of extends { readonly values: readonly (infer Value)[] }
    ? Value
    : ValueOfKind<Of['kind']>;

type ValueOfKind<Kind extends FieldKind> = Kind extends 'number' | 'amount' ? number : string;

/** Returns the text of each value of a choice or state. */
export function choicesOf({
  choices,
  values = [],
}: Pick<Field, 'choices' | 'values'>): Readonly<Record<string, string>> {
  return choices ?? Object.fromEntries(values.map((value) => [value, value]));
}

/** Returns a value's text as people read it: that of a choice, or the value itself. */
export function valueText(field: Field, value: string): string {
  return new Map(Object.entries(choicesOf(field))).get(value) ?? value;
}

/** A labeled text on a card. */
export interface CardDetail {
  readonly term: string;
  readonly text: string;
}

/** Returns the nonempty texts, other than the description, that members see when they point at a card. */
export function cardDetails({ fields }: CatalogModel, row: object): CardDetail[] {
  const values = new Map<string, unknown>(Object.entries(row));
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values.get(name);
    const text = typeof value === 'number' ? String(value) : value;
    if (!field.isCardDetail || typeof text !== 'string' || text === '') return [];
    return [{ term: field.label, text: valueText(field, text) }];
  });
}
