import * as v from 'valibot';
import type { Completion } from '@/domain/completion';
import { postDocument } from '@/lib/graphql';
import { COMPLETION_FIELDS, CompletionSchema } from './completion-record';
import { type Connection, connectionOf, PAGE_LIMIT } from './connection';

/** The list of an account's completions that are valid at `$now`, for documents with these variables. */
export const VALID_COMPLETIONS = `listCompletedTaskByNameofownerAndExpirationDate(
  nameofowner: $owner, expirationDate: { gt: $now }, limit: ${PAGE_LIMIT}, nextToken: $nextToken
) { items { ${COMPLETION_FIELDS} } nextToken }`;

export const ValidCompletionsSchema = connectionOf(CompletionSchema);

const PAGE = /* GraphQL */ `
  query ValidCompletions($owner: String!, $now: String!, $nextToken: String) {
    page: ${VALID_COMPLETIONS}
  }
`;

const PageSchema = v.object({ page: ValidCompletionsSchema });

/**
 * A page of the completions that were valid at `now` (an ISO instant), through the index on owner and
 * expiration (D19); the first page without a token. Throws a BackendError.
 */
export async function fetchValidCompletions(
  owner: string,
  now: string,
  nextToken: string | null,
): Promise<Connection<Completion>> {
  return (await postDocument(PAGE, { owner, now, nextToken }, PageSchema)).page;
}
