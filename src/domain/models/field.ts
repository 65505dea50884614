import {
  type DIFFICULTIES,
  LONGEST_LINK,
  LONGEST_NAME,
  LONGEST_PICTURE_PATH,
  LONGEST_TEXT,
} from '@/domain/generated/limits';

/** The longest text of each kind, in characters. */
export const MAX_LENGTH = {
  line: LONGEST_NAME,
  text: LONGEST_TEXT,
  link: LONGEST_LINK,
  picture: LONGEST_PICTURE_PATH,
} as const;

/** What a field holds, and with it how it is typed, checked and stored. */
export type FieldKind = keyof typeof MAX_LENGTH | 'number' | 'difficulty';

/**
 * The two sets of rules of spec §5. A builder makes something new, an editor changes what exists. In
 * an import, a new row follows the builder's rules and a changed row the editor's.
 */
export type Tool = 'builder' | 'editor';

/** One field of a model that admins maintain. */
export interface Field {
  readonly label: string;
  readonly kind: FieldKind;
  readonly hint?: string;
  /** The tools that refuse an entry without it (spec §5). */
  readonly requiredBy: readonly Tool[];
  /** Whether members read it under its label when they point at a card (spec §2.4). */
  readonly isCardDetail?: boolean;
  /** What the admins' lists say of a row that lacks it: '… has no picture'. */
  readonly missingLabel?: string;
}

/**
 * A model that admins maintain by form and by CSV file. Labels, forms, checks, previews, columns,
 * exports and imports all follow from this description.
 */
export interface CatalogModel {
  /** Its name in the data API (spec §7). */
  readonly type: 'Tasks' | 'Library';
  readonly singular: 'task' | 'link';
  readonly plural: 'tasks' | 'links';
  /** What messages about CSV files call its rows. */
  readonly csvRowsLabel: string;
  /** Rows on a page of the admins' list (spec §9). */
  readonly perPage: number;
  /** The fields in the order of spec §3. Their names are those of the data API and of CSV columns. */
  readonly fields: Readonly<Record<string, Field>>;
}

interface ValueOfKind {
  readonly line: string;
  readonly text: string;
  readonly link: string;
  readonly picture: string;
  readonly number: number;
  readonly difficulty: (typeof DIFFICULTIES)[number];
}

/** The values of a model's fields as they are stored; any of them may be missing in an older row. */
export type ValuesOf<Model extends CatalogModel> = {
  readonly [Name in keyof Model['fields']]: ValueOfKind[Model['fields'][Name]['kind']] | null;
};

/** The text that a field gives a card, under its label. */
export interface CardDetail {
  readonly term: string;
  readonly text: string;
}

/** What members read of a row when they point at its card, besides the description; empty ones are left out. */
export function cardDetails({ fields }: CatalogModel, row: object): CardDetail[] {
  const values = new Map<string, unknown>(Object.entries(row));
  return Object.entries(fields).flatMap(([name, { label, isCardDetail }]) => {
    const text = values.get(name);
    return isCardDetail && typeof text === 'string' && text !== '' ? [{ term: label, text }] : [];
  });
}
