import * as v from 'valibot';
import type { TaskNote } from '@/domain/history';
import { postDocument } from '@/data/graphql';
import { aliasesFor, manyRoots, variablesFor } from '@/data/selections/many-roots';

/** Tasks that one document asks for. */
const TASKS_A_REQUEST = 100;

const RowsSchema = v.record(
  v.string(),
  v.nullable(
    v.object({
      id: v.string(),
      name: v.string(),
      description: v.nullish(v.string()),
      score: v.nullish(v.number()),
    }),
  ),
);

/**
 * What the history shows of some tasks; those that were deleted are left out. Each is read once by its
 * key: through the relation of every completion it would be read as often as it was completed, and a
 * page of a thousand took ten times as long. Throws a BackendError.
 */
export async function fetchTaskNotes(ids: ReadonlySet<string>): Promise<TaskNote[]> {
  const all = [...ids];
  const requests = Array.from({ length: Math.ceil(all.length / TASKS_A_REQUEST) }, (_, at) =>
    fetchSome(all.slice(at * TASKS_A_REQUEST, (at + 1) * TASKS_A_REQUEST)),
  );
  return (await Promise.all(requests)).flat();
}

async function fetchSome(ids: readonly string[]): Promise<TaskNote[]> {
  const document = manyRoots(
    'query TaskNotes',
    ids.length,
    'ID!',
    (variable) => `getTasks(id: ${variable}) { id name description score }`,
  );
  const rows = await postDocument(document, variablesFor(ids), RowsSchema);
  return aliasesFor(ids).flatMap((alias) => rows[alias] ?? []);
}
