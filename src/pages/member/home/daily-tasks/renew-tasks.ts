import { interestsOf } from '@/domain/category';
import { completedTaskIds } from '@/domain/completion';
import { isDaily } from '@/domain/daily-set';
import type { Home } from '@/data/home';
import { fetchDailies } from '@/data/tasks';
import { ASSIGNING_FAILED, AssignmentError } from './assignment-error';
import { reassign } from './reassign';
import type { Asked } from './write-set';

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
