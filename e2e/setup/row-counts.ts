import * as v from 'valibot';
import { developerApi } from './developer-api';

const LISTS = {
  profiles: 'listUserProfiles(filter: { profileOwner: { eq: $id } }',
  completions: 'listCompletedTasks(filter: { nameofowner: { eq: $id } }',
  selections: 'listUserTaskSelections(filter: { owner: { eq: $id } }',
};

const Page = v.object({
  page: v.object({
    items: v.array(v.object({ id: v.string() })),
    nextToken: v.nullable(v.string()),
  }),
});

/** Counts an account's rows of each model in the whole tables, using the developer's credentials. */
export async function rowCounts(id: string) {
  const post = developerApi();
  // A filter applies to each page after it has been read, so most pages have no row of the account.
  const count = async (list: string, nextToken: string | null = null): Promise<number> => {
    const query = `query ($id: String!, $nextToken: String) {
      page: ${list}, limit: 1000, nextToken: $nextToken) { items { id } nextToken }
    }`;
    const { page } = v.parse(Page, await post(query, { id, nextToken }));
    const rest = page.nextToken === null ? 0 : await count(list, page.nextToken);
    return page.items.length + rest;
  };
  const [profiles, completions, selections] = await Promise.all([
    count(LISTS.profiles),
    count(LISTS.completions),
    count(LISTS.selections),
  ]);
  return { profiles, completions, selections };
}
