import { type Actor, homeQuery, shownHome } from '@/data/home';
import { saveSettings } from '@/data/settings';
import type { Category } from '@/domain/category';
import type { MemberAction } from '@/features/use-member-action';
import { now } from '@/lib/clock';
import {
  ASSIGNING_FAILED,
  AssignmentError,
  reassignOrThrow,
} from '@/pages/member/home/daily-tasks/reassign';

/**
 * Saves what matters to a newcomer, and chooses the first daily tasks by it (D51). Fails with an AssignmentError if it
 * is saved and only the tasks couldn't be chosen.
 */
export function chooseFirstInterests(interests: readonly Category[]): MemberAction<void> {
  return {
    kind: 'first interests',
    run: async (actor) => {
      await saveSettings(actor.client, actor.accountId, { interests });
      await renewFirstTasks(actor).catch((cause: unknown) => {
        throw new AssignmentError(ASSIGNING_FAILED, { cause });
      });
    },
  };
}

/** Replaces the first daily tasks. They stay if one of them is complete, on any device. */
async function renewFirstTasks(actor: Actor): Promise<void> {
  const { client, accountId } = actor;
  // Waits for the first assignment, and learns what other devices did.
  await client.fetchQuery({ ...homeQuery(accountId), staleTime: 0 });
  const home = shownHome(actor);
  if (!home?.set.isComplete || home.completions.length > 0) return;
  await reassignOrThrow(actor, { at: now(), mayRepeat: true });
}
