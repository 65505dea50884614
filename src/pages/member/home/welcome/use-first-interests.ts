import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { homeQuery, shownHome } from '@/data/home';
import { useWrite, type WriteCallbacks } from '@/data/use-write';
import type { Category } from '@/domain/category';
import { saveInterests } from '@/features/interests/use-save-interests';
import { now } from '@/lib/clock';
import { useAccount } from '@/session/session';
import {
  ASSIGNING_FAILED,
  AssignmentError,
  RefreshOvertaken,
} from '@/pages/member/home/daily-tasks/assignment-error';
import { reassignOrThrow } from '@/pages/member/home/daily-tasks/reassign';

type Account = ReturnType<typeof useAccount>;

/**
 * Saves what matters to a newcomer, and chooses the first daily tasks by it (D51). Fails with an AssignmentError if it
 * is saved and only the tasks couldn't be chosen.
 */
export function useFirstInterests(callbacks: WriteCallbacks<void, readonly Category[]>) {
  const account = useAccount();
  const client = useQueryClient();
  return useWrite({
    action: 'first interests',
    mutationFn: async (interests: readonly Category[]) => {
      await saveInterests(client, account.id, interests);
      await renewFirstTasks(client, account).catch((cause: unknown) => {
        throw new AssignmentError(ASSIGNING_FAILED, cause);
      });
    },
    ...callbacks,
  });
}

/** Replaces the first daily tasks. They stay if one of them is complete, on any device. */
async function renewFirstTasks(client: QueryClient, account: Account): Promise<void> {
  // Waits for the first assignment, and learns what other devices did.
  await client.fetchQuery({ ...homeQuery(account.id), staleTime: 0 });
  const home = shownHome(client, account.id);
  if (!home?.set.isComplete || home.completions.length > 0) return;
  try {
    await reassignOrThrow(client, account.id, { at: now(), mayRepeat: true });
  } catch (error) {
    if (!(error instanceof RefreshOvertaken)) throw error;
  }
}
