import * as v from 'valibot';
import type { LibraryLink } from '@/domain/library-link';
import { postDocument } from '@/data/graphql';
import { allItems, connectionOf, PAGE_LIMIT } from '@/data/records/connection';
import { LIBRARY_FIELDS, LibrarySchema } from '@/data/records/library-record';

const LIBRARY = /* GraphQL */ `
  query Library($nextToken: String) {
    page: listLibraries(limit: ${PAGE_LIMIT}, nextToken: $nextToken) {
      items { ${LIBRARY_FIELDS} } nextToken
    }
  }
`;

const PageSchema = v.object({ page: connectionOf(LibrarySchema) });

/** The whole library: it is read as a whole, so the list of its table is its access path. */
export async function fetchLibrary(): Promise<LibraryLink[]> {
  const page = async (nextToken: string | null) =>
    (await postDocument(LIBRARY, { nextToken }, PageSchema)).page;
  return allItems(await page(null), page);
}
