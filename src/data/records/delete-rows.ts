import * as v from 'valibot';
import { postDocument, postEach } from '@/data/graphql';
import { aliasesFor, manyRoots, variablesFor } from '@/data/selections/many-roots';

/** The models whose rows are an account's own. */
export type OwnModel = 'CompletedTask' | 'UserTaskSelection' | 'UserProfile';

/** As many as a request deletes in good time, one after the other. */
const BATCH = 25;

/**
 * Deletes rows by id, some in each request, and tells after each how many that were. A row that is
 * gone already is as good as deleted: the API refuses to delete it, so what was refused is looked up.
 * Throws a BackendError for one that stays.
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
  const document = manyRoots(
    'mutation DeleteRows',
    ids.length,
    `Delete${model}Input!`,
    (variable) => `delete${model}(input: ${variable}) { id }`,
  );
  const inputs = ids.map((id) => ({ id }));
  const outcomes = await postEach(document, variablesFor(inputs), aliasesFor(ids), v.unknown());
  const refused = outcomes.flatMap((outcome, at) => {
    const id = ids[at];
    return outcome.done || id === undefined ? [] : [{ id, error: outcome.error }];
  });
  if (refused.length === 0) return;
  const stayed = await present(
    model,
    refused.map(({ id }) => id),
  );
  const failure = refused.find(({ id }) => stayed.has(id));
  if (failure) throw failure.error;
}

const Present = v.record(v.string(), v.nullable(v.object({ id: v.string() })));

async function present(model: OwnModel, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const document = manyRoots(
    'query RowsPresent',
    ids.length,
    'ID!',
    (variable) => `get${model}(id: ${variable}) { id }`,
  );
  const rows = await postDocument(document, variablesFor(ids), Present);
  return new Set(Object.values(rows).flatMap((row) => (row ? [row.id] : [])));
}
