import * as v from 'valibot';
import type { Selection } from '@/domain/selection';
import type { Difficulty, TaskValue } from '@/domain/task';
import { postDocument } from '@/lib/graphql';
import { type Connection, connectionOf, PAGE_LIMIT } from '@/lib/records/connection';
import { SELECTION_FIELDS, SelectionSchema } from '@/lib/records/selection-record';
import { TASK_VALUE_FIELDS, TaskValueSchema } from '@/lib/records/task-record';
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

const CATALOGUE = /* GraphQL */ `
  query Catalogue($difficulty: Difficulty!, $nextToken: String) {
    page: listTasksByDifficulty(
      difficulty: $difficulty, limit: ${PAGE_LIMIT}, nextToken: $nextToken
    ) { items { ${TASK_VALUE_FIELDS} } nextToken }
  }
`;

const SelectionsSchema = v.object({
  getUserProfile: v.nullable(v.object({ selectedTasks: connectionOf(SelectionSchema) })),
});
const CatalogueSchema = v.object({ page: connectionOf(TaskValueSchema) });

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

/** The next page of the points and names of a difficulty's tasks. */
export async function moreCatalogue(
  difficulty: Difficulty,
  nextToken: string,
): Promise<Connection<TaskValue>> {
  return (await postDocument(CATALOGUE, { difficulty, nextToken }, CatalogueSchema)).page;
}
