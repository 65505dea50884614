import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { HistoryRow } from '@/domain/history';
import type { HistoryPage } from './history';
import { keys } from './keys';

/** Forgets the history that an earlier page loaded: it lacks a completion, and its totals would show first. */
export function forgetHistory(client: QueryClient, accountId: string): void {
  client.removeQueries({ queryKey: keys.history(accountId), type: 'inactive' });
}

/** Changes a completion's row in the loaded history, wherever it was changed; without a row, it leaves the history. */
export function changeHistory(
  client: QueryClient,
  accountId: string,
  rowId: string,
  change: (row: HistoryRow) => HistoryRow | undefined,
): void {
  forgetHistory(client, accountId);
  client.setQueryData<InfiniteData<HistoryPage>>(
    keys.history(accountId),
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          rows: page.rows.flatMap((row) => (row.id === rowId ? (change(row) ?? []) : [row])),
        })),
      },
  );
}
