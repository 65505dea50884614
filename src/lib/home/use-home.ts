import { queryOptions, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onKeptElsewhere, recall, remember } from '@/lib/account-cache';
import { type Account, useAccount } from '@/lib/session';
import { fetchHome } from './fetch-home';
import { type Home, HomeSchema } from './home';

const SUBJECT = 'home';

export function homeKey(accountId: string) {
  return [accountId, SUBJECT] as const;
}

export function homeQuery(account: Account) {
  return queryOptions({
    queryKey: homeKey(account.id),
    queryFn: () => fetchHome(account),
  });
}

/**
 * The account's landing page data. What the last visit kept in this browser is there at once, and is
 * refreshed behind it; what is fetched or changed now is kept for the next visit and for other tabs.
 */
export function useHome(): UseQueryResult<Home> {
  const account = useAccount();
  const [kept] = useState(() => recall(account.id, SUBJECT, HomeSchema));
  const home = useQuery({
    ...homeQuery(account),
    ...(kept && { initialData: kept.value, initialDataUpdatedAt: kept.savedAt }),
    refetchOnMount: 'always',
  });
  useEffect(() => {
    if (home.data && home.isFetchedAfterMount) {
      remember(account.id, SUBJECT, home.data, home.dataUpdatedAt);
    }
  }, [account.id, home.data, home.dataUpdatedAt, home.isFetchedAfterMount]);
  useOtherTabs(account.id);
  return home;
}

// What another tab has done is shown here too; an older answer than this tab's own is not.
function useOtherTabs(accountId: string): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onKeptElsewhere(accountId, SUBJECT, () => {
        const queryKey = homeKey(accountId);
        const other = recall(accountId, SUBJECT, HomeSchema);
        const own = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
        if (!other || other.savedAt <= own || client.isMutating() > 0) return;
        client.setQueryData<Home>(queryKey, other.value, { updatedAt: other.savedAt });
      }),
    [accountId, client],
  );
}
