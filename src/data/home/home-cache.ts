import type { QueryClient } from '@tanstack/react-query';
import type { Home } from './home';
import { tellOtherTabs } from '@/data/live/tabs';
import { homeKey } from './use-home';

type Change = (home: Home) => Home;

/** Changes what the pages show of an account, at once and without asking the backend. */
export function changeHome(client: QueryClient, accountId: string, change: Change): void {
  client.setQueryData<Home>(homeKey(accountId), (home) => home && change(home));
}

/**
 * The same for a change that is still on its way to the backend: an answer that was asked for before
 * must not paint over it. Gives what to call once the backend has answered; it tells the account's
 * other tabs, and asks again for what was interrupted.
 */
export async function changeHomeAhead(
  client: QueryClient,
  accountId: string,
  change: Change,
): Promise<() => void> {
  const queryKey = homeKey(accountId);
  const interrupted = client.isFetching({ queryKey }) > 0;
  await client.cancelQueries({ queryKey });
  changeHome(client, accountId, change);
  return () => {
    tellOtherTabs(accountId);
    if (interrupted) void client.refetchQueries({ queryKey });
  };
}

export function withoutRows<T extends { readonly id: string }>(
  rows: readonly T[],
  ids: readonly string[],
): T[] {
  return rows.filter(({ id }) => !ids.includes(id));
}

/** Adds a row, or puts it in the place of the one with its id. */
export function withRow<T extends { readonly id: string }>(rows: readonly T[], row: T): T[] {
  return [...withoutRows(rows, [row.id]), row];
}
