import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { recall } from '@/lib/account-cache';
import { useAccount } from '@/session/session';
import { type Home, homeQuery, HomeSchema } from './home';
import { keepHome, KEPT_HOME } from './kept-home';

/**
 * The account's home page. Shows this browser's cached copy at once, refetches it in the background,
 * and caches the result for the next visit.
 */
export function useHome(): UseQueryResult<Home> {
  const account = useAccount();
  const [cached] = useState(() => recall(account.id, KEPT_HOME, HomeSchema));
  const home = useQuery({
    ...homeQuery(account),
    ...(cached && { initialData: cached.value, initialDataUpdatedAt: cached.savedAt }),
    refetchOnMount: 'always',
  });
  useEffect(() => {
    if (home.data && home.isFetchedAfterMount) {
      keepHome(account.id, home.data, home.dataUpdatedAt);
    }
  }, [account.id, home.data, home.dataUpdatedAt, home.isFetchedAfterMount]);
  return home;
}
