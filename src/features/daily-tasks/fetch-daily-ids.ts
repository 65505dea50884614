import * as v from 'valibot';
import { postDocument } from '@/data/graphql';
import { allItems, connectionOf, PAGE_LIMIT } from '@/data/records/connection';

const DAILY = /* GraphQL */ `
  query DailyTasks($nextToken: String) {
    page: listTasksByDifficulty(difficulty: Daily, limit: ${PAGE_LIMIT}, nextToken: $nextToken) {
      items { id } nextToken
    }
  }
`;

const PageSchema = v.object({ page: connectionOf(v.object({ id: v.string() })) });

/** The ids of all daily tasks, for a choice among them; only read when one is due. Throws a BackendError. */
export async function fetchDailyIds(): Promise<string[]> {
  const page = async (nextToken: string | null) =>
    (await postDocument(DAILY, { nextToken }, PageSchema)).page;
  return (await allItems(await page(null), page)).map(({ id }) => id);
}
