import * as v from 'valibot';
import { postDocument } from '@/data/graphql';
import { COMPLETION_FIELDS, CompletionSchema } from '@/data/records/completion-record';
import { type Connection, connectionOf, PAGE_LIMIT } from '@/data/records/connection';
import { TASK_VALUE_FIELDS, TaskValueSchema } from '@/data/records/task-record';

/** A completion with what its task is worth; `task` is null once an admin has deleted it (D16). */
export const ScoredCompletionSchema = v.intersect([
  CompletionSchema,
  v.object({ task: v.nullable(TaskValueSchema) }),
]);
export type ScoredCompletion = v.InferOutput<typeof ScoredCompletionSchema>;

/** The list of an account's completions that are valid at `$now`, for documents with these variables. */
export const SCORED_COMPLETIONS = `listCompletedTaskByNameofownerAndExpirationDate(
  nameofowner: $owner, expirationDate: { gt: $now }, limit: ${PAGE_LIMIT}, nextToken: $nextToken
) { items { ${COMPLETION_FIELDS} task { ${TASK_VALUE_FIELDS} } } nextToken }`;

export const ScoredCompletionsSchema = connectionOf(ScoredCompletionSchema);

const PAGE = /* GraphQL */ `
  query ScoredCompletions($owner: String!, $now: String!, $nextToken: String) {
    page: ${SCORED_COMPLETIONS}
  }
`;

const PageSchema = v.object({ page: ScoredCompletionsSchema });

/** A further page of the completions that were valid at `now`, an ISO instant. Throws a BackendError. */
export async function moreCompletions(
  owner: string,
  now: string,
  nextToken: string,
): Promise<Connection<ScoredCompletion>> {
  return (await postDocument(PAGE, { owner, now, nextToken }, PageSchema)).page;
}
