import * as v from 'valibot';
import { postDocument } from '@/data/graphql';
import { connectionOf, allItems, PAGE_LIMIT } from '@/data/records/connection';

const COUNT = /* GraphQL */ `
  query CompletionIds($owner: String!, $nextToken: String) {
    page: listCompletedTaskByNameofownerAndExpirationDate(
      nameofowner: $owner, limit: ${PAGE_LIMIT}, nextToken: $nextToken
    ) { items { id } nextToken }
  }
`;

const PageSchema = v.object({ page: connectionOf(v.object({ id: v.string() })) });

/** How many completions an account has ever made, expired ones included; only for a repair (D14). */
export async function countCompletions(accountId: string): Promise<number> {
  const page = async (nextToken: string | null) =>
    (await postDocument(COUNT, { owner: accountId, nextToken }, PageSchema)).page;
  return (await allItems(await page(null), page)).length;
}
