import { queryOptions } from '@tanstack/react-query';
import { isLive } from '@/domain/catalog-state';
import type { LibraryLink } from '@/domain/models/link-model';
import { send } from './client';
import { LibraryDocument } from './generated/links';
import { keys } from './keys';
import { allRows } from './paging';

/** The query for the library's live links. */
export function libraryQuery(accountId: string) {
  return queryOptions({
    queryKey: keys.library(accountId),
    // The library is always shown in full, so this lists the whole table.
    queryFn: async (): Promise<LibraryLink[]> => {
      const rows = await allRows(async (page) => (await send(LibraryDocument, { ...page })).page);
      return rows.filter(isLive);
    },
  });
}
