import { inTurn } from '@/lib/in-turn';

/** Runs what changes the account's set of daily tasks on this page one after another. Throws what `run` throws. */
export function inDailyTurn<T>(accountId: string, run: () => Promise<T>): Promise<T> {
  return inTurn(`${accountId} daily`, run);
}
