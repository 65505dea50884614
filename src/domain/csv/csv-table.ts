export type ColumnKind = 'text' | 'number' | 'difficulty' | 'link' | 'picture';

export interface CsvColumn {
  readonly name: string;
  readonly kind: ColumnKind;
  /** Whether a new or changed row must fill it (spec §5). */
  readonly required: boolean;
}

/** A table as it is written to a file and read from one: `id`, then these columns. */
export interface CsvTable {
  readonly model: 'Tasks' | 'Library';
  /** What its rows are called. */
  readonly subject: string;
  readonly columns: readonly CsvColumn[];
}

const required = (name: string, kind: ColumnKind = 'text') => ({ name, kind, required: true });
const optional = (name: string, kind: ColumnKind = 'text') => ({ name, kind, required: false });

/** The tables that admins export and import, with the fields of spec §3 and the rules of spec §5. */
export const CSV_TABLES = {
  Tasks: {
    model: 'Tasks',
    subject: 'tasks',
    columns: [
      required('name'),
      required('difficulty', 'difficulty'),
      required('description'),
      required('score', 'number'),
      required('duration', 'number'),
      required('earthimpact'),
      required('moneyimpact'),
      optional('imagename', 'picture'),
    ],
  },
  Library: {
    model: 'Library',
    subject: 'library links',
    columns: [
      required('name'),
      optional('difficulty', 'difficulty'),
      required('description'),
      optional('weblink', 'link'),
      required('score', 'number'),
      required('duration', 'number'),
      optional('imagename', 'picture'),
    ],
  },
} as const satisfies Record<string, CsvTable>;

/** The texts of a row's cells, by column; empty for what a row does not have. */
export type CsvValues = Readonly<Record<string, string>>;

/** A stored row, with each field as the text of its cell. */
export interface StoredRow {
  readonly id: string;
  /** Changes with every write: an update is refused when it is no longer this. */
  readonly updatedAt: string;
  readonly values: CsvValues;
}

/** A cell as rules compare it: line ends and the spaces around it are the spreadsheet's affair. */
export function tidy(cell: string | undefined): string {
  return (cell ?? '').replaceAll(/\r\n?/g, '\n').trim();
}
