import { changeLevel } from './change-level';
import { completionRequests } from './complete';

/**
 * Raises a level that is behind the number of completions (D14). One that is ahead stays: nobody loses a
 * level over a missing row. Returns the level.
 */
export async function repairLevel(
  accountId: string,
  requests = completionRequests,
): Promise<number | null> {
  const [ids, level] = await Promise.all([
    requests.fetchCompletionIds(accountId),
    requests.fetchLevel(accountId),
  ]);
  const made = ids.length;
  if (made <= (level ?? 0)) return level;
  return changeLevel({ accountId, from: level, next: (now) => Math.max(made, now ?? 0) }, requests);
}
