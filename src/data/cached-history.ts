import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { HistoryPage } from './history';
import { keys } from './keys';

/** Forgets the history that an earlier page loaded: it lacks a completion, and its totals would show first. */
export function forgetHistory(client: QueryClient, accountId: string): void {
  client.removeQueries({ queryKey: keys.history(accountId), type: 'inactive' });
}

/** Takes an undone completion out of the loaded history, wherever it was undone. */
export function dropFromHistory(client: QueryClient, accountId: string, rowId: string): void {
  forgetHistory(client, accountId);
  client.setQueryData<InfiniteData<HistoryPage>>(
    keys.history(accountId),
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          rows: page.rows.filter(({ id }) => id !== rowId),
        })),
      },
  );
}
