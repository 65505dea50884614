import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useAccount } from '@/session/session';
import { useNotes } from './actions/use-notes';
import { homeQuery, homeWith, storedHome } from './home';
import { storeSnapshot, readSnapshot } from './snapshot';

/** The home page with waiting actions, its query, and, if there is no data, the reason and a retry. */
export type HomeState = ReturnType<typeof useHome>;

/**
 * The account's home page. Shows this browser's snapshot at once, reads the home in the background, and stores the
 * result for the next visit. A page opened soon afterward reuses it.
 */
export function useHome() {
  const account = useAccount();
  const client = useQueryClient();
  const snapshot = useMemo(
    () => (storedHome(client, account.id) ? undefined : readSnapshot(account.id)),
    [client, account.id],
  );
  const query = useQuery({
    ...homeQuery(account.id),
    ...(snapshot && { initialData: snapshot.value, initialDataUpdatedAt: snapshot.savedAt }),
    refetchOnMount: ({ state }) => (state.data?.isSnapshot ? 'always' : true),
  });
  const { data, dataUpdatedAt } = query;
  useEffect(() => {
    if (data && data !== snapshot?.value && data.member.accountId === account.id) {
      storeSnapshot(account.id, data, dataUpdatedAt);
    }
  }, [account.id, snapshot, data, dataUpdatedAt]);
  const notes = useNotes();
  const home = useMemo(() => data && homeWith(data, notes), [data, notes]);
  return { query, home, problem: query.error, retry: () => void query.refetch() };
}
