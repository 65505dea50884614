import * as v from 'valibot';
import type { Selection } from '@/domain/selection';
import { postDocument } from '@/data/graphql';
import { SELECTION_FIELDS, SelectionSchema } from '@/data/records/selection-record';
import { aliasesFor, manyRoots, variablesFor } from './many-roots';

const RowsSchema = v.record(v.string(), v.nullable(SelectionSchema));

/** Selections read by their keys, in the order of `ids`; null for what is not there. */
export async function readSelections(ids: readonly string[]): Promise<(Selection | null)[]> {
  const document = manyRoots(
    'query Selected',
    ids.length,
    'ID!',
    (variable) => `getUserTaskSelection(id: ${variable}) { ${SELECTION_FIELDS} }`,
  );
  const rows = await postDocument(document, variablesFor(ids), RowsSchema);
  return aliasesFor(ids).map((alias) => rows[alias] ?? null);
}
