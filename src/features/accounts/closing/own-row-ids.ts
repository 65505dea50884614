import * as v from 'valibot';
import { postDocument } from '@/data/graphql';
import { allItems, type Connection, connectionOf, PAGE_LIMIT } from '@/data/records/connection';

const COMPLETIONS = /* GraphQL */ `
  query CompletionIds($owner: String!, $nextToken: String) {
    page: listCompletedTaskByNameofownerAndExpirationDate(
      nameofowner: $owner, limit: ${PAGE_LIMIT}, nextToken: $nextToken
    ) { items { id } nextToken }
  }
`;

const SELECTIONS = /* GraphQL */ `
  query SelectionIds($id: ID!, $nextToken: String) {
    getUserProfile(id: $id) {
      selectedTasks(limit: ${PAGE_LIMIT}, nextToken: $nextToken) { items { id } nextToken }
    }
  }
`;

const Ids = connectionOf(v.object({ id: v.string() }));
const Completions = v.object({ page: Ids });
const Selections = v.object({ getUserProfile: v.nullable(v.object({ selectedTasks: Ids })) });

type Page = Connection<{ readonly id: string }>;
type ReadPage = (nextToken: string | null) => Promise<Page>;

/** The ids of all of an account's completions, expired ones included. Throws a BackendError. */
export function completionIds(owner: string): Promise<string[]> {
  return everyId(
    async (nextToken) => (await postDocument(COMPLETIONS, { owner, nextToken }, Completions)).page,
  );
}

/** The ids of all of an account's selections; none when its profile is gone. Throws a BackendError. */
export function selectionIds(id: string): Promise<string[]> {
  return everyId(async (nextToken) => {
    const { getUserProfile } = await postDocument(SELECTIONS, { id, nextToken }, Selections);
    return getUserProfile?.selectedTasks ?? { items: [], nextToken: null };
  });
}

async function everyId(read: ReadPage): Promise<string[]> {
  return (await allItems(await read(null), read)).map(({ id }) => id);
}
