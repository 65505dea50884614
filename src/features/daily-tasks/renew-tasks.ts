import { interestsOf } from '@/domain/category';
import { completedTaskIds } from '@/domain/completion';
import { isOffered } from '@/domain/daily-offer';
import { isDaily } from '@/domain/daily-set';
import { publishedTasks } from '@/data/task-catalog';
import type { Home } from '@/data/home';
import { fetchDailies } from '@/data/tasks';
import { ASSIGNING_FAILED, AssignmentError } from './assignment-error';
import { reassign } from './reassign';
import type { Asked } from './write-set';

/**
 * Assigns three new daily tasks, because the member asked for them or a visit finds that they are due. Returns the
 * new selections and the daily record as stored. Throws an AssignmentError, or a RefreshOvertaken.
 */
export async function renewTasks(accountId: string, home: Home, asked?: Asked) {
  const now = Date.now();
  // Without a published catalog, or if it can't be read, all daily tasks are read (decision 043).
  const catalog = await publishedTasks(accountId, home.catalogVersion);
  const published = catalog?.filter(isOffered);
  const tasks =
    published ??
    (await fetchDailies().catch((cause: unknown) => {
      throw new AssignmentError(ASSIGNING_FAILED, cause);
    }));
  const result = await reassign({
    accountId,
    selections: home.selections,
    recordText: home.profile.dailyRecord ?? null,
    tasks,
    readTasks: published && fetchDailies,
    completed: completedTaskIds(home.completions, now),
    interests: interestsOf(home.profile.interests),
    asked,
    now,
  });
  if (result.minutes === -1) throw new AssignmentError(result.message, result.cause);
  return { selections: result.selections.filter(isDaily), dailyRecord: result.recordText };
}
