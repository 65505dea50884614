import { inTurn } from '@/lib/in-turn';

/** Runs changes to the account's set of daily tasks one after another on this page. Throws what `run` throws. */
export function inDailyTurn<T>(accountId: string, run: () => Promise<T>): Promise<T> {
  return inTurn(`${accountId} daily`, run);
}
