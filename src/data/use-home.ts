import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { recall, remember } from '@/lib/account-cache';
import { useAccount } from '@/session/session';
import { type Home, homeQuery, HomeSchema } from './home';

const SUBJECT = 'home';

/**
 * The account's landing page. What the last visit kept in this browser is shown at once and refreshed
 * in the background; what is fetched or changed now is kept for the next visit.
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
