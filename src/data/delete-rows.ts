import { inBatches, type Part, sendAll, sendEach } from './batch';

/** How to delete and look up the rows of a model that belong to one account. */
export interface OwnModel {
  deletion(id: string): Part<object | null>;
  lookup(id: string): Part<object | null>;
}

/** The backend deletes a batch's rows one after another, so more would take too long. */
const BATCH = 25;

/**
 * Deletes rows by ID in batches, and calls `deleted` with the size of each batch. A missing row counts as deleted:
 * the API refuses to delete it, so after a refusal the rows are looked up. Throws a BackendError if a row remains.
 */
export async function deleteRows(
  model: OwnModel,
  ids: readonly string[],
  deleted: (count: number) => void = () => undefined,
): Promise<void> {
  for (const batch of inBatches(ids, BATCH)) {
    await deleteBatch(model, batch);
    deleted(batch.length);
  }
}

async function deleteBatch(model: OwnModel, ids: readonly string[]): Promise<void> {
  const outcomes = await sendEach(ids.map(model.deletion), 'DeleteRows');
  const refused = outcomes.flatMap((outcome, at) => {
    const id = ids[at];
    return outcome.done || id === undefined ? [] : [{ id, error: outcome.error }];
  });
  if (refused.length === 0) return;
  const rows = await sendAll(
    refused.map(({ id }) => model.lookup(id)),
    'RowsExist',
  );
  const failure = refused.find((_, at) => rows[at]);
  if (failure) throw failure.error;
}
