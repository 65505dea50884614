import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { queryDataApi } from './data-api';

const ConnectionSchema = v.object({
  items: v.array(v.looseObject({ id: v.string(), name: v.string() })),
  nextToken: v.nullish(v.string()),
});

/** The stored library links whose names start with `prefix`. */
export async function linksNamed(page: Page, prefix: string) {
  const found: { id: string; name: string; [field: string]: unknown }[] = [];
  let nextToken: string | null | undefined = null;
  do {
    const { data } = await queryDataApi(
      page,
      `query Links($prefix: String!, $nextToken: String) {
        page: listLibraries(filter: { name: { beginsWith: $prefix } }, limit: 1000, nextToken: $nextToken) {
          items { id name difficulty description weblink score duration imagename } nextToken
        }
      }`,
      { prefix, nextToken },
    );
    const answered: v.InferOutput<typeof ConnectionSchema> = v.parse(
      ConnectionSchema,
      data?.['page'],
    );
    found.push(...answered.items);
    nextToken = answered.nextToken;
  } while (nextToken);
  return found;
}

/** Deletes the links a test created, so other tests don't see them. */
export async function deleteLinks(page: Page, links: readonly { id: string }[]): Promise<void> {
  for (const { id } of links) {
    await queryDataApi(
      page,
      'mutation Tidy($id: ID!) { deleteLibrary(input: { id: $id }) { id } }',
      {
        id,
      },
    );
  }
}
