import { fetchUserAttributes } from 'aws-amplify/auth';
import * as v from 'valibot';
import '@/session/amplify';
import { postDocument } from '@/data/graphql';
import { allItems, type Connection, connectionOf, PAGE_LIMIT } from '@/data/records/connection';

const PROFILE = /* GraphQL */ `
  query OwnProfile($id: ID!, $nextToken: String) {
    getUserProfile(id: $id) {
      id email profileOwner screenname state zip susscore level lastlogin createdAt updatedAt
      selectedTasks(limit: ${PAGE_LIMIT}, nextToken: $nextToken) {
        items { id taskId task { name } selectionDate createdAt updatedAt } nextToken
      }
    }
  }
`;

const COMPLETIONS = /* GraphQL */ `
  query OwnCompletions($owner: String!, $nextToken: String) {
    page: listCompletedTaskByNameofownerAndExpirationDate(
      nameofowner: $owner, limit: ${PAGE_LIMIT}, nextToken: $nextToken
    ) {
      items { id taskId task { name } completedDate expirationDate createdAt updatedAt } nextToken
    }
  }
`;

type Row = Record<string, unknown>;
const Rows = connectionOf(v.record(v.string(), v.unknown()));
const ProfileAnswer = v.object({
  getUserProfile: v.nullable(v.looseObject({ selectedTasks: Rows })),
});
const CompletionsAnswer = v.object({ page: Rows });

/** Everything that the product keeps of one account. */
export interface OwnData {
  /** When it was collected, an ISO instant. */
  readonly collectedAt: string;
  /** What the identity service keeps: address, licence acknowledgement. */
  readonly account: Row;
  readonly profile: Row | null;
  readonly selectedTasks: readonly Row[];
  /** Every completion, those that no longer count included. */
  readonly completedTasks: readonly Row[];
}

/**
 * Reads all of an account's data, page by page. Throws a BackendError, or what the identity service
 * says.
 */
export async function collectData(id: string, now: Date): Promise<OwnData> {
  const [account, own, completedTasks] = await Promise.all([
    fetchUserAttributes(),
    profileAndSelections(id),
    completionsPage(id, null).then((first) =>
      allItems(first, (nextToken) => completionsPage(id, nextToken)),
    ),
  ]);
  return { collectedAt: now.toISOString(), account, ...own, completedTasks };
}

async function profileAndSelections(id: string) {
  const first = await profilePage(id, null);
  if (!first) return { profile: null, selectedTasks: [] };
  const { selectedTasks: selections, ...profile } = first;
  const selectedTasks = await allItems(
    selections,
    async (nextToken) => (await profilePage(id, nextToken))?.selectedTasks ?? END,
  );
  return { profile, selectedTasks };
}

const END: Connection<Row> = { items: [], nextToken: null };

async function profilePage(id: string, nextToken: string | null) {
  return (await postDocument(PROFILE, { id, nextToken }, ProfileAnswer)).getUserProfile;
}

async function completionsPage(owner: string, nextToken: string | null) {
  return (await postDocument(COMPLETIONS, { owner, nextToken }, CompletionsAnswer)).page;
}
