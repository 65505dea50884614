import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isNetworkError } from '@/lib/errors';
import { useAccount } from '@/session/session';
import { ensureProfile, isProfileKnown, NoProfileError } from './profile';
import { useWrite } from './use-write';

/** Why a page can't be shown; null while it is loading or its profile is being created. */
interface ProfileCreation {
  readonly problem: Error | null;
  retry(): void;
}

/** How often the query is repeated after the profile was created, since a read may not find it at once. */
const READS = 3;
const BETWEEN_READS_MS = 500;

/**
 * Creates the account's profile (D9) once a page's query has failed with a NoProfileError, then repeats the query. If
 * there is still none, says so (spec §8) until the user tries again. What found no connection is done with the next read.
 */
export function useProfileCreation(query: UseQueryResult): ProfileCreation {
  const account = useAccount();
  const { mutate, error, isIdle, isPending } = useWrite({
    action: 'create profile',
    mutationFn: async () => {
      // The visit may have been recorded in the meantime, which creates it too.
      if (!isProfileKnown(account.id)) await ensureProfile(account);
      await readCreated(query);
    },
  });
  // Each read fails with an error of its own.
  const missing = query.error instanceof NoProfileError ? query.error : null;
  const isMissing = missing !== null;
  const create = useEffectEvent(() => {
    if (isIdle || isNetworkError(error)) mutate();
  });
  useEffect(() => {
    if (missing) create();
  }, [missing]);
  const isCreating = isPending || (isMissing && isIdle);
  // A page that shows nothing yet says why while it asks again.
  const failure = (isMissing || query.isPending ? error : null) ?? query.error;
  return {
    problem: isCreating ? null : failure,
    retry: () => (isMissing ? mutate() : void query.refetch()),
  };
}

async function readCreated(query: UseQueryResult): Promise<void> {
  for (let read = 1; read < READS; read++) {
    const { error } = await query.refetch();
    if (!(error instanceof NoProfileError)) return;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_READS_MS));
  }
  await query.refetch({ throwOnError: true });
}
