import type { QueryClient } from '@tanstack/react-query';
import { interestsOf } from '@/domain/category';
import { completedTaskIds } from '@/domain/completion';
import { assignmentFor } from '@/domain/daily-assignment';
import { DAILY_COUNT } from '@/domain/daily-count';
import { setAsideIds } from '@/domain/daily-record';
import { dailySetOf } from '@/domain/daily-set';
import { nextTaskIds } from '@/domain/next-set';
import { cachedHome, changeHome, memberIn } from '@/data/home';
import { keepOfflineSet, keptDailies, withUnwritten } from '@/data/offline-set';
import { withWaitingSwaps } from '@/data/waiting-swaps';

/**
 * Chooses the next daily tasks, if they are due, from those that this browser keeps, and shows them; they are stored once
 * there is a connection (decision 159). Returns whether it did.
 */
export function chooseOffline(client: QueryClient, accountId: string): boolean {
  const cached = cachedHome(client, accountId);
  if (!cached) return false;
  // What was set aside may wait.
  const home = withWaitingSwaps(accountId, cached);
  const now = Date.now();
  const shown = dailySetOf(home.selections);
  if (assignmentFor(shown, now).kind === 'keep') return false;
  const kept = keptDailies(accountId);
  const period = shown.period + 1;
  const taskIds = nextTaskIds({
    accountId,
    tasks: kept,
    current: shown.current,
    completed: completedTaskIds(home.completions, now),
    setAside: setAsideIds(memberIn(home).daily),
    interests: interestsOf(home.profile.interests),
    period,
  });
  const tasks = taskIds.flatMap((id) => kept.find((task) => task.id === id) ?? []);
  if (tasks.length < DAILY_COUNT) return false;
  const set = { period, at: now, tasks };
  keepOfflineSet(accountId, set);
  changeHome(client, accountId, (before) => withUnwritten(accountId, before, set));
  return true;
}
