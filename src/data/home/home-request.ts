import * as v from 'valibot';
import { instantOf } from '@/domain/instant';
import { postDocument } from '@/data/graphql';
import { connectionOf, PAGE_LIMIT } from '@/data/records/connection';
import { SELECTION_FIELDS, SelectionSchema } from '@/data/records/selection-record';
import { SCORED_COMPLETIONS, ScoredCompletionsSchema } from './fetch-completions';
import { HomeProfileSchema } from './home';

/**
 * One document, one round trip: the whole landing page (quality: one POST before content). What it
 * reads grows with the account's own rows, never with the catalogue.
 */
const HOME = /* GraphQL */ `
  query Home($id: ID!, $owner: String!, $now: String!, $nextToken: String) {
    getUserProfile(id: $id) {
      level
      updatedAt
      selectedTasks(limit: ${PAGE_LIMIT}) { items { ${SELECTION_FIELDS} } nextToken }
    }
    completions: ${SCORED_COMPLETIONS}
  }
`;

const AnswerSchema = v.object({
  getUserProfile: v.nullable(
    v.object({ ...HomeProfileSchema.entries, selectedTasks: connectionOf(SelectionSchema) }),
  ),
  completions: ScoredCompletionsSchema,
});

export type HomeAnswer = v.InferOutput<typeof AnswerSchema>;

/** Asks for the landing page of an account as of `now` (milliseconds). Throws a BackendError. */
export function requestHome(accountId: string, now: number): Promise<HomeAnswer> {
  return postDocument(HOME, { id: accountId, owner: accountId, now: instantOf(now) }, AnswerSchema);
}
