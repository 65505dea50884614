import { type Outcome, postEach } from '@/data/graphql';
import type { Selection } from '@/domain/selection';
import { SELECTION_FIELDS, SelectionSchema } from '@/data/records/selection-record';
import { aliasesFor, manyRoots, variablesFor } from './many-roots';
import type { NewSelection } from './new-selection';

/**
 * Writes selections in one request, each for itself: one refused does not keep the others from being
 * written. A conflict in an outcome means that the row was there before (D13).
 */
export function createSelections(rows: readonly NewSelection[]): Promise<Outcome<Selection>[]> {
  const document = manyRoots(
    'mutation Select',
    rows.length,
    'CreateUserTaskSelectionInput!',
    (variable) => `createUserTaskSelection(input: ${variable}) { ${SELECTION_FIELDS} }`,
  );
  return postEach(document, variablesFor(rows), aliasesFor(rows), SelectionSchema);
}
