import * as v from 'valibot';
import type { CatalogueRow } from '@/domain/models/catalogue-row';
import { postDocument } from '@/data/graphql';
import { allItems, connectionOf, PAGE_LIMIT } from '@/data/records/connection';
import type { Collection } from './collection';
import { CuratedRowSchema } from './row-record';

const PageSchema = v.object({ page: connectionOf(CuratedRowSchema) });
const RowSchema = v.object({ row: v.nullable(CuratedRowSchema) });

/** Every row of a collection, which admins read as a whole. Throws a BackendError. */
export async function readRows({ plural, fields }: Collection): Promise<CatalogueRow[]> {
  const document = /* GraphQL */ `query Curated${plural}($nextToken: String) {
    page: list${plural}(limit: ${PAGE_LIMIT}, nextToken: $nextToken) {
      items { ${fields} } nextToken
    }
  }`;
  const page = async (nextToken: string | null) =>
    (await postDocument(document, { nextToken }, PageSchema)).page;
  return allItems(await page(null), page);
}

/** A row as it is stored now; null when it is gone. Throws a BackendError. */
export async function readRow(
  { model, fields }: Collection,
  id: string,
): Promise<CatalogueRow | null> {
  const document = /* GraphQL */ `query Curated${model}Row($id: ID!) {
    row: get${model}(id: $id) { ${fields} }
  }`;
  return (await postDocument(document, { id }, RowSchema)).row;
}
