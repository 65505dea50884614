import * as v from 'valibot';
import type { Selection } from '@/domain/selection';
import { postDocument } from '@/data/graphql';
import { type Connection, connectionOf, PAGE_LIMIT } from '@/data/records/connection';
import { SELECTION_FIELDS, SelectionSchema } from '@/data/records/selection-record';
import { NoProfileError } from './no-profile';

const SELECTIONS = /* GraphQL */ `
  query Selections($id: ID!, $nextToken: String) {
    getUserProfile(id: $id) {
      selectedTasks(limit: ${PAGE_LIMIT}, nextToken: $nextToken) {
        items { ${SELECTION_FIELDS} } nextToken
      }
    }
  }
`;

const SelectionsSchema = v.object({
  getUserProfile: v.nullable(v.object({ selectedTasks: connectionOf(SelectionSchema) })),
});

/** A page of an account's selections; the first one without a token. */
export async function moreSelections(
  accountId: string,
  nextToken: string | null,
): Promise<Connection<Selection>> {
  const { getUserProfile } = await postDocument(
    SELECTIONS,
    { id: accountId, nextToken },
    SelectionsSchema,
  );
  if (!getUserProfile) throw new NoProfileError();
  return getUserProfile.selectedTasks;
}
