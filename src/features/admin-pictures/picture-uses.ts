import * as v from 'valibot';
import { postDocument } from '@/data/graphql';
import { allItems, connectionOf, PAGE_LIMIT } from '@/data/records/connection';

const RowSchema = v.object({ name: v.string(), imagename: v.nullish(v.string()) });
const PageSchema = v.object({ page: connectionOf(RowSchema) });

/** The names of the tasks and links that show a picture. Throws a BackendError. */
export async function fetchPictureUses(path: string): Promise<string[]> {
  const found = await Promise.all(['listTasks', 'listLibraries'].map((list) => users(list, path)));
  return found.flat().toSorted((a, b) => a.localeCompare(b));
}

async function users(list: string, path: string): Promise<string[]> {
  const document = /* GraphQL */ `
    query PictureUses($path: String!, $nextToken: String) {
      page: ${list}(
        filter: { imagename: { eq: $path } }, limit: ${PAGE_LIMIT}, nextToken: $nextToken
      ) { items { name imagename } nextToken }
    }
  `;
  const page = async (nextToken: string | null) =>
    (await postDocument(document, { path, nextToken }, PageSchema)).page;
  return (await allItems(await page(null), page)).map(({ name }) => name);
}
