import type { DailyRecord } from '@/domain/daily-record';
import { dailySetOf } from '@/domain/daily-set';
import { type StaleRow, unwrittenRows } from '@/domain/daily-swap';
import type { Selection } from '@/domain/selection';
import { BackendError } from '@/lib/errors';
import { send } from './client';
import { SwapDocument } from './generated/swaps';
import { fetchSelectionsByKey } from './selection-writes';

/**
 * Puts the task of a swap in its row, unless a later swap has changed the row (decision 037). Returns the
 * row as stored; null if it is gone, with its set. Throws a BackendError.
 */
export async function writeSwap({ id, taskId, number }: StaleRow): Promise<Selection | null> {
  const condition = { or: [{ swap: { attributeExists: false } }, { swap: { lt: number } }] };
  let refusal: BackendError | undefined;
  try {
    await send(SwapDocument, { input: { id, taskId, swap: number }, condition });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    refusal = error;
  }
  // The answer to a write doesn't include the task.
  const [stored = null] = await fetchSelectionsByKey([id]);
  if (refusal && stored && (stored.swap ?? 0) < number) throw refusal;
  return stored;
}

/**
 * Returns an account's selections with the tasks in its daily record: reads the rows by key, which no index
 * delays, and writes the row of a swap that an earlier visit only recorded. If that fails, the next visit
 * writes it. Throws a BackendError if the rows can't be read.
 */
export async function finishSwaps(
  record: DailyRecord,
  listed: readonly Selection[],
): Promise<Selection[]> {
  const doubtful = unwrittenRows(record, dailySetOf(listed)).map(({ id }) => id);
  const read = withRows(listed, await fetchSelectionsByKey(doubtful));
  try {
    return withRows(
      read,
      await Promise.all(unwrittenRows(record, dailySetOf(read)).map(writeSwap)),
    );
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return read;
  }
}

function withRows(listed: readonly Selection[], rows: readonly (Selection | null)[]): Selection[] {
  return listed.map((row) => rows.find((one) => one?.id === row.id) ?? row);
}
