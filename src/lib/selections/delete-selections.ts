import * as v from 'valibot';
import { BackendError } from '@/lib/errors';
import { postEach } from '@/lib/graphql';
import { aliasesFor, manyRoots, variablesFor } from './many-roots';
import { readSelections } from './read-selections';

/**
 * Removes selections by id, in one request. One that is gone already is as good as removed: the API
 * refuses to delete it, so what was refused is looked up. Throws a BackendError for one that stays.
 */
export async function deleteSelections(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const document = manyRoots(
    'mutation Deselect',
    ids.length,
    'DeleteUserTaskSelectionInput!',
    (variable) => `deleteUserTaskSelection(input: ${variable}) { id }`,
  );
  const inputs = ids.map((id) => ({ id }));
  const outcomes = await postEach(document, variablesFor(inputs), aliasesFor(ids), v.unknown());
  const refused = outcomes.flatMap((outcome, at) => {
    const id = ids[at];
    return outcome.done || id === undefined ? [] : [{ id, error: outcome.error }];
  });
  if (refused.length === 0) return;
  const rows = await readSelections(refused.map(({ id }) => id));
  const stayed = refused.find((_, at) => rows[at]);
  if (stayed) throw stayed.error;
}

/** The same where nothing depends on it: what cannot be removed now is found and removed at the next visit. */
export async function tidySelections(ids: readonly string[]): Promise<void> {
  try {
    await deleteSelections(ids);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
  }
}
