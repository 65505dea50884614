import * as v from 'valibot';
import type { Completion } from '@/domain/completion';
import { BackendError, isConflict, isUnanswered } from '@/lib/errors';
import { postDocument } from '@/data/graphql';
import { COMPLETION_FIELDS, CompletionSchema } from '@/data/records/completion-record';
import type { NewCompletion } from './completion-table';

const BEFORE = /* GraphQL */ `
  query BeforeCompletion($completion: ID!, $account: ID!) {
    getCompletedTask(id: $completion) { ${COMPLETION_FIELDS} }
    getUserProfile(id: $account) { level }
  }
`;

const READ = /* GraphQL */ `
  query Completed($id: ID!) {
    getCompletedTask(id: $id) { ${COMPLETION_FIELDS} }
  }
`;

const CREATE = /* GraphQL */ `
  mutation Complete($input: CreateCompletedTaskInput!) {
    createCompletedTask(input: $input) { ${COMPLETION_FIELDS} }
  }
`;

const REMOVE = /* GraphQL */ `
  mutation Uncomplete($input: DeleteCompletedTaskInput!) {
    deleteCompletedTask(input: $input) {
      id
    }
  }
`;

const ReadSchema = v.object({ getCompletedTask: v.nullable(CompletionSchema) });
const BeforeSchema = v.object({
  ...ReadSchema.entries,
  getUserProfile: v.nullable(v.object({ level: v.nullish(v.number(), null) })),
});
const CreatedSchema = v.object({ createCompletedTask: CompletionSchema });

/** What has to be known before a completion is written, in one request. */
export async function readBeforeCompletion(accountId: string, completionId: string) {
  const variables = { completion: completionId, account: accountId };
  const { getCompletedTask, getUserProfile } = await postDocument(BEFORE, variables, BeforeSchema);
  return { completion: getCompletedTask, level: getUserProfile?.level ?? null };
}

/**
 * Writes a completion. When the id is taken, the row that is there stands; when the answer was lost, a
 * row with this very moment is the one just written. Throws when there is none.
 */
export async function createCompletion(
  row: NewCompletion,
): Promise<{ isNew: boolean; row: Completion }> {
  try {
    const { createCompletedTask } = await postDocument(CREATE, { input: row }, CreatedSchema);
    return { isNew: true, row: createCompletedTask };
  } catch (error) {
    if (!isConflict(error) && !isUnanswered(error)) throw error;
    const stored = await readCompletion(row.id);
    if (!stored) throw error;
    const isOurs = isUnanswered(error) && stored.completedDate === row.completedDate;
    return { isNew: isOurs, row: stored };
  }
}

/** Removes a completion. The API refuses to delete what is gone already, so a refusal is looked up. */
export async function deleteCompletion(id: string): Promise<void> {
  try {
    await postDocument(REMOVE, { input: { id } }, v.unknown());
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    if (await readCompletion(id)) throw error;
  }
}

async function readCompletion(id: string): Promise<Completion | null> {
  return (await postDocument(READ, { id }, ReadSchema)).getCompletedTask;
}
