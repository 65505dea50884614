import * as v from 'valibot';
import type { ColumnKind, CsvTable, CsvValues } from '@/domain/csv/csv-table';
import type { ChangedRow, NewRow } from '@/domain/csv/import-plan';
import { type Outcome, postEach } from '@/data/graphql';
import { aliasesFor } from '@/data/selections/many-roots';
import { fieldsOf } from './row-fields';

export type WritableRow = NewRow | ChangedRow;

/**
 * Writes rows in one request, each for itself. A new row is refused when its id is taken meanwhile, a
 * changed one when it is no longer what the preview compared: nobody's work is overwritten unseen.
 * Throws a BackendError when the request as a whole fails.
 */
export function writeRows(
  table: CsvTable,
  rows: readonly WritableRow[],
): Promise<Outcome<unknown>[]> {
  const { model } = table;
  const fields = fieldsOf(table);
  const parameters = rows.map(({ status }, at) =>
    status === 'new'
      ? `$v${at}: Create${model}Input!`
      : `$v${at}: Update${model}Input!, $c${at}: Model${model}ConditionInput!`,
  );
  const roots = rows.map(({ status }, at) =>
    status === 'new'
      ? `r${at}: create${model}(input: $v${at}) { ${fields} }`
      : `r${at}: update${model}(input: $v${at}, condition: $c${at}) { ${fields} }`,
  );
  const document = `mutation ImportRows(${parameters.join(', ')}) {\n${roots.join('\n')}\n}`;
  const variables = Object.fromEntries(rows.flatMap((row, at) => variablesOf(table, row, at)));
  return postEach(document, variables, aliasesFor(rows), v.unknown());
}

function variablesOf(table: CsvTable, row: WritableRow, at: number): [string, unknown][] {
  if (row.status === 'new') return [[`v${at}`, { id: row.id, ...inputOf(table, row.values) }]];
  const values = Object.fromEntries(row.changes.map(({ column, to }) => [column, to]));
  return [
    [`v${at}`, { id: row.id, ...inputOf(table, values) }],
    [`c${at}`, { updatedAt: { eq: row.updatedAt } }],
  ];
}

function inputOf({ columns }: CsvTable, values: CsvValues): Record<string, string | number | null> {
  const given = columns.filter(({ name }) => values[name] !== undefined);
  return Object.fromEntries(
    given.map(({ name, kind }) => [name, fieldOf(kind, values[name] ?? '')]),
  );
}

function fieldOf(kind: ColumnKind, cell: string): string | number | null {
  if (cell === '') return null;
  return kind === 'number' ? Number(cell) : cell;
}
