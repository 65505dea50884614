import * as v from 'valibot';
import { instantOf } from '@/domain/instant';
import { postDocument } from '@/lib/graphql';
import { ensureProfile } from '@/lib/profile-request';
import { allItems, connectionOf, PAGE_LIMIT } from '@/lib/records/connection';
import { SELECTION_FIELDS, SelectionSchema } from '@/lib/records/selection-record';
import { moreCompletions, SCORED_COMPLETIONS, ScoredCompletionsSchema } from './fetch-completions';
import { moreSelections } from './fetch-more';
import { type Home, HomeProfileSchema } from './home';
import { NoProfileError } from './no-profile';

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

interface Owner {
  readonly id: string;
  readonly email: string;
}

/**
 * The landing page's data. An account without a profile gets one (D9). Throws a BackendError, or a
 * NoProfileError when there is none even then.
 */
export async function fetchHome(account: Owner, now = Date.now()): Promise<Home> {
  const variables = { id: account.id, owner: account.id, now: instantOf(now) };
  let answer = await postDocument(HOME, variables, AnswerSchema);
  if (!answer.getUserProfile) {
    await ensureProfile(account, now);
    answer = await postDocument(HOME, variables, AnswerSchema);
  }
  if (!answer.getUserProfile) throw new NoProfileError();
  const { selectedTasks, ...profile } = answer.getUserProfile;
  const [selections, completions] = await Promise.all([
    allItems(selectedTasks, (token) => moreSelections(account.id, token)),
    allItems(answer.completions, (token) => moreCompletions(account.id, variables.now, token)),
  ]);
  return { fetchedAt: now, profile, selections, completions };
}
