import { queryOptions } from '@tanstack/react-query';
import type { LibraryLink } from '@/domain/models/link-model';
import { send } from './client';
import { LibraryDocument } from './generated/links';
import { keys } from './keys';
import { allRows } from './paging';

/** The query for the library's links. */
export function libraryQuery(accountId: string) {
  return queryOptions({ queryKey: keys.library(accountId), queryFn: fetchLibrary });
}

/** Returns every link. The library is always shown whole, so this lists the table. Throws a BackendError. */
function fetchLibrary(): Promise<LibraryLink[]> {
  return allRows(async (page) => (await send(LibraryDocument, { ...page })).page);
}
