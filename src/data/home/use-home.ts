import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { recall, remember } from '@/lib/account-cache';
import { type Account, useAccount } from '@/session/session';
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
    // Without a connection it fails and says so, rather than wait without a word.
    networkMode: 'always',
    refetchOnReconnect: 'always',
    // See useLiveAccount, which waits for changes on their way.
    refetchOnWindowFocus: false,
  });
}

/**
 * The account's landing page data. What the last visit kept in this browser is there at once, and is
 * refreshed behind it; what is fetched or changed now is kept for the next visit.
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
  return home;
}
