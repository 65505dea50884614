import type { QueryClient } from '@tanstack/react-query';
import { homeQuery, shownHome } from '@/data/home';
import { saveSettings } from '@/data/settings';
import type { Category } from '@/domain/category';
import type { MemberAction } from '@/features/use-member-action';
import { now } from '@/lib/clock';
import {
  ASSIGNING_FAILED,
  AssignmentError,
  RefreshOvertaken,
} from '@/pages/member/home/daily-tasks/assignment-error';
import { reassignOrThrow } from '@/pages/member/home/daily-tasks/reassign';

/**
 * Saves what matters to a newcomer, and chooses the first daily tasks by it (D51). Fails with an AssignmentError if it
 * is saved and only the tasks couldn't be chosen.
 */
export function chooseFirstInterests(interests: readonly Category[]): MemberAction<void> {
  return {
    kind: 'first interests',
    run: async ({ client, accountId }) => {
      await saveSettings(client, accountId, { interests });
      await renewFirstTasks(client, accountId).catch((cause: unknown) => {
        throw new AssignmentError(ASSIGNING_FAILED, cause);
      });
    },
  };
}

/** Replaces the first daily tasks. They stay if one of them is complete, on any device. */
async function renewFirstTasks(client: QueryClient, accountId: string): Promise<void> {
  // Waits for the first assignment, and learns what other devices did.
  await client.fetchQuery({ ...homeQuery(accountId), staleTime: 0 });
  const home = shownHome(client, accountId);
  if (!home?.set.isComplete || home.completions.length > 0) return;
  try {
    await reassignOrThrow(client, accountId, { at: now(), mayRepeat: true });
  } catch (error) {
    if (!(error instanceof RefreshOvertaken)) throw error;
  }
}
