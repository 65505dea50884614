import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { type CompletionName, rowNamedBy } from '@/domain/actions/completions';
import type { HistoryRow } from '@/domain/history';
import type { HistoryPage } from './history';
import { keys } from './keys';

/** Forgets the history that an earlier page loaded: it lacks a completion, and its totals would show first. */
export function forgetHistory(client: QueryClient, accountId: string): void {
  client.removeQueries({ queryKey: keys.history(accountId), type: 'inactive' });
}

/** Changes the row that an action names in the loaded history, wherever it was done; without a row, it leaves the history. */
export function changeHistory(
  client: QueryClient,
  accountId: string,
  action: CompletionName,
  change: (row: HistoryRow) => HistoryRow | undefined,
): void {
  forgetHistory(client, accountId);
  client.setQueryData<InfiniteData<HistoryPage>>(
    keys.history(accountId),
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => {
          const named = rowNamedBy(page.rows, action);
          const rows = page.rows.flatMap((row) => (row === named ? (change(row) ?? []) : [row]));
          return { ...page, rows };
        }),
      },
  );
}
