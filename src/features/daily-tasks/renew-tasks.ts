import { idsIn, interestsOf } from '@/domain/category';
import { completedTaskIds } from '@/domain/completion';
import { type DailyRecord, readDailyRecord, setAsideIds } from '@/domain/daily-record';
import { dailySetOf, isDaily } from '@/domain/daily-set';
import { withLastWindow } from '@/domain/last-window';
import { changeDailyRecord } from '@/data/daily-record';
import type { Home } from '@/data/home';
import { fetchDailies } from '@/data/tasks';
import { ASSIGNING_FAILED, AssignmentError } from './assignment-error';
import { reassign } from './reassign';

/**
 * Assigns three new daily tasks, other than those set aside while others are left (D27). Returns the new
 * selections and the daily record as stored. Throws an AssignmentError.
 */
export async function renewTasks(accountId: string, home: Home) {
  const now = Date.now();
  const [dailies, dailyRecord] = await Promise.all([
    fetchDailies(),
    remembered(accountId, home, now),
  ]).catch((cause: unknown) => {
    throw new AssignmentError(ASSIGNING_FAILED, cause);
  });
  const result = await reassign({
    accountId,
    selections: home.selections,
    catalog: dailies.map(({ id }) => id),
    completed: completedTaskIds(home.completions, now),
    setAside: setAsideIds(readDailyRecord(dailyRecord)),
    interesting: idsIn(interestsOf(home.profile.interests), dailies),
    now,
  });
  if (result.minutes === -1) throw new AssignmentError(result.message, result.cause);
  return { selections: result.selections.filter(isDaily), dailyRecord };
}

// Before the tasks are replaced, so that they can be checked in late wherever a connection is lost (D28).
async function remembered(accountId: string, home: Home, now: number): Promise<string | null> {
  const set = dailySetOf(home.selections);
  const stored = home.profile.dailyRecord ?? null;
  const change = (record: DailyRecord) => withLastWindow(record, set, now);
  return (await changeDailyRecord(accountId, stored, change)) ?? null;
}
