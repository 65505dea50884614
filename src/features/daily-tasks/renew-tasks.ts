import { interestsOf } from '@/domain/category';
import { completedTaskIds } from '@/domain/completion';
import { isDaily } from '@/domain/daily-set';
import type { Home } from '@/data/home';
import { fetchDailies } from '@/data/tasks';
import { ASSIGNING_FAILED, AssignmentError } from './assignment-error';
import { reassign } from './reassign';

/** Assigns three new daily tasks. Returns the new selections and the daily record as stored. Throws an AssignmentError. */
export async function renewTasks(accountId: string, home: Home) {
  const now = Date.now();
  const tasks =
    home.dailies ??
    (await fetchDailies().catch((cause: unknown) => {
      throw new AssignmentError(ASSIGNING_FAILED, cause);
    }));
  const result = await reassign({
    accountId,
    selections: home.selections,
    recordText: home.profile.dailyRecord ?? null,
    tasks,
    completed: completedTaskIds(home.completions, now),
    interests: interestsOf(home.profile.interests),
    now,
  });
  if (result.minutes === -1) throw new AssignmentError(result.message, result.cause);
  return { selections: result.selections.filter(isDaily), dailyRecord: result.recordText };
}
