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
 * The account's home page. Shows this browser's cached copy at once, reads it in the background,
 * and caches the result for the next visit; a page that comes soon after uses what was read. A first visit creates the
 * profile (D9).
 */
export function useHome(): HomeState {
  const account = useAccount();
  const cached = useMemo(() => recallHome(account.id), [account.id]);
  const home = useQuery({
    ...homeQuery(account.id),
    ...(cached && { initialData: cached.value, initialDataUpdatedAt: cached.savedAt }),
    refetchOnMount: ({ state }) => (state.data?.isKept ? 'always' : true),
  });
  useEffect(() => {
    if (home.data && home.data !== cached?.value && isOwn(home.data, account.id)) {
      keepHome(account.id, home.data, home.dataUpdatedAt);
    }
  }, [account.id, cached, home.data, home.dataUpdatedAt]);
  return { query: home, ...useProfileCreation(home) };
}
