import { queryOptions } from '@tanstack/react-query';
import type { LibraryLink } from '@/domain/models/link-model';
import { send } from './client';
import { LibraryDocument } from './generated/links';
import { keys } from './keys';
import { allRows } from './paging';

/** The query for the links of the library. */
export function libraryQuery(accountId: string) {
  return queryOptions({ queryKey: keys.library(accountId), queryFn: fetchLibrary });
}

/** The whole library: it is always read whole, so listing its table is its access path. */
function fetchLibrary(): Promise<LibraryLink[]> {
  return allRows(async (page) => (await send(LibraryDocument, { ...page })).page);
}
