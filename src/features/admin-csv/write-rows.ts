import * as v from 'valibot';
import type { ChangedRow, NewRow } from '@/domain/csv/import-plan';
import { storedFields } from '@/domain/models/entry';
import type { CatalogueModel } from '@/domain/models/field';
import { type Outcome, postEach } from '@/data/graphql';
import { aliasesFor } from '@/data/selections/many-roots';
import { fieldsOf } from './row-fields';

export type WritableRow = NewRow | ChangedRow;

/**
 * Writes rows in one request, each independently. A new row is refused when its id has been taken, a
 * changed one when it is no longer what the preview compared, so nobody's work is overwritten unseen.
 * Throws a BackendError when the request as a whole fails.
 */
export function writeRows(
  model: CatalogueModel,
  rows: readonly WritableRow[],
): Promise<Outcome<unknown>[]> {
  const { type } = model;
  const fields = fieldsOf(model);
  const parameters = rows.map(({ status }, at) =>
    status === 'new'
      ? `$v${at}: Create${type}Input!`
      : `$v${at}: Update${type}Input!, $c${at}: Model${type}ConditionInput!`,
  );
  const roots = rows.map(({ status }, at) =>
    status === 'new'
      ? `r${at}: create${type}(input: $v${at}) { ${fields} }`
      : `r${at}: update${type}(input: $v${at}, condition: $c${at}) { ${fields} }`,
  );
  const document = `mutation ImportRows(${parameters.join(', ')}) {\n${roots.join('\n')}\n}`;
  const variables = Object.fromEntries(rows.flatMap((row, at) => variablesOf(model, row, at)));
  return postEach(document, variables, aliasesFor(rows), v.unknown());
}

function variablesOf(model: CatalogueModel, row: WritableRow, at: number): [string, unknown][] {
  if (row.status === 'new') return [[`v${at}`, { id: row.id, ...storedFields(model, row.values) }]];
  const values = Object.fromEntries(row.changes.map(({ column, to }) => [column, to]));
  return [
    [`v${at}`, { id: row.id, ...storedFields(model, values) }],
    [`c${at}`, { updatedAt: { eq: row.updatedAt } }],
  ];
}
