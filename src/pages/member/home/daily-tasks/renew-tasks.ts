import type { QueryClient } from '@tanstack/react-query';
import { interestsOf } from '@/domain/category';
import { completedTaskIds } from '@/domain/completion';
import { isDaily } from '@/domain/daily-set';
import { changeHome, type Home, withMember } from '@/data/home';
import { fetchDailies } from '@/data/tasks';
import { type Asked, askedAtClick } from './asked';
import { ASSIGNING_FAILED, AssignmentError } from './assignment-error';
import { reassign } from './reassign';

/**
 * Assigns three new daily tasks, because the member asked for them or a visit finds that they are due. Returns the
 * new selections and the member document as stored. Throws an AssignmentError, or a RefreshOvertaken.
 */
export async function renewTasks(accountId: string, home: Home, asked?: Asked) {
  const now = Date.now();
  const tasks =
    home.dailies ??
    (await fetchDailies().catch((cause: unknown) => {
      throw new AssignmentError(ASSIGNING_FAILED, cause);
    }));
  const result = await reassign({
    accountId,
    selections: home.selections,
    stored: home.profile.member,
    tasks,
    completed: completedTaskIds(home.completions, now),
    interests: interestsOf(home.profile.interests),
    asked,
    now,
  });
  if (result.minutes === -1) throw new AssignmentError(result.message, result.cause);
  return { selections: result.selections.filter(isDaily), member: result.member };
}

/** Assigns new daily tasks and shows them on the home page. Throws like `renewTasks`. */
export async function renewShown(
  client: QueryClient,
  accountId: string,
  home: Home,
  asked?: Asked,
): Promise<void> {
  const { selections, member } = await renewTasks(accountId, home, asked);
  changeHome(client, accountId, (shown) => ({
    ...withMember(shown, member),
    // The next set is chosen from the tasks of its own day.
    dailies: undefined,
    // Goals may have changed in the meantime.
    selections: [...shown.selections.filter((row) => !isDaily(row)), ...selections],
  }));
}

/** The same because the member asked for it, at `clickedAt` (milliseconds since the epoch). */
export async function refreshShown(
  client: QueryClient,
  accountId: string,
  home: Home,
  clickedAt: number,
): Promise<void> {
  await renewShown(client, accountId, home, askedAtClick(home, clickedAt));
}
