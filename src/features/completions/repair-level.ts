import { changeLevel } from './change-level';
import type { CompletionTable } from './completion-table';

/**
 * Raises a level that is behind the completions that were made (D14). One that is ahead stays: nothing
 * is taken from a user for a row that is missing. Gives the level.
 */
export async function repairLevel(
  accountId: string,
  table: CompletionTable,
): Promise<number | null> {
  const [made, level] = await Promise.all([table.count(accountId), table.level(accountId)]);
  if (made <= (level ?? 0)) return level;
  return changeLevel({ accountId, from: level, next: (now) => Math.max(made, now ?? 0) }, table);
}
