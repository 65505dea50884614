import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useAccount } from '@/session/session';
import { isProfileKnown, loadProfileCode, NoProfileError } from './found-profiles';
import { useWrite } from './use-write';

/** Why a page can't be shown; null while it is loading or its profile is being created. */
interface ProfileCreation {
  readonly problem: Error | null;
  retry(): void;
}

/** Creates the account's profile (D9) once a page's query has failed with a NoProfileError, then repeats the query. */
export function useProfileCreation(query: UseQueryResult): ProfileCreation {
  const account = useAccount();
  const { mutate, error } = useWrite({
    action: 'create profile',
    mutationFn: async () => {
      const { ensureProfile } = await loadProfileCode();
      // The visit may have been recorded in the meantime, which creates it too.
      if (!isProfileKnown(account.id)) await ensureProfile(account);
      await query.refetch({ throwOnError: true });
    },
  });
  const isMissing = query.error instanceof NoProfileError;
  const create = useEffectEvent(() => mutate());
  useEffect(() => {
    if (isMissing) create();
  }, [isMissing]);
  return {
    problem: isMissing ? error : query.error,
    retry: () => (isMissing ? mutate() : void query.refetch()),
  };
}
