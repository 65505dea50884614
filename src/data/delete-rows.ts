import { type Part, sendAll, sendEach } from './batch';

type Reference = { readonly id: string } | null;

/** A model whose rows are an account's own: how one is deleted, and how to see whether it exists. */
export interface OwnModel {
  deletion(id: string): Part<Reference>;
  lookup(id: string): Part<Reference>;
}

/** As many as a request deletes in good time, one after the other. */
const BATCH = 25;

/**
 * Deletes rows by id, some in each request, and tells after each how many that were. A missing row
 * counts as deleted: the API refuses to delete it, so refusals are looked up. Throws a BackendError
 * for one that stays.
 */
export async function deleteRows(
  model: OwnModel,
  ids: readonly string[],
  deleted: (count: number) => void = () => undefined,
): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
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
