import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useAccount } from '@/session/session';
import { type Home, homeQuery } from './home';
import { keepHome } from './kept-home';
import { isOwn, recallHome } from './recall-home';
import { useProfileCreation } from './use-profile-creation';

/** The home page's query; without its data, why there is none, and a retry. */
export type HomeState = { readonly query: UseQueryResult<Home> } & ReturnType<
  typeof useProfileCreation
>;

/**
 * The account's home page. Shows this browser's cached copy at once, refetches it in the background,
 * and caches the result for the next visit. A first visit creates the profile (D9).
 */
export function useHome(): HomeState {
  const account = useAccount();
  const cached = useMemo(() => recallHome(account.id), [account.id]);
  const home = useQuery({
    ...homeQuery(account.id),
    ...(cached && { initialData: cached.value, initialDataUpdatedAt: cached.savedAt }),
    refetchOnMount: 'always',
  });
  useEffect(() => {
    if (home.data && home.isFetchedAfterMount && isOwn(home.data, account.id)) {
      keepHome(account.id, home.data, home.dataUpdatedAt);
    }
  }, [account.id, home.data, home.dataUpdatedAt, home.isFetchedAfterMount]);
  return { query: home, ...useProfileCreation(home) };
}
