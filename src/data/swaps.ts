import type { DailyRecord } from '@/domain/daily-record';
import { type DailySet, dailySetOf } from '@/domain/daily-set';
import { type StaleRow, staleRows, unwrittenRows } from '@/domain/daily-swap';
import type { Selection } from '@/domain/selection';
import { BackendError } from '@/lib/errors';
import { send } from './client';
import { SwapDocument } from './generated/swaps';
import { fetchSelectionsByKey } from './selection-writes';
import { fetchTasksByKey } from './tasks-by-id';

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
  // The response to a write doesn't include the task.
  const [stored = null] = await fetchSelectionsByKey([id]);
  if (refusal && stored && (stored.swap ?? 0) < number) throw refusal;
  return stored;
}

/**
 * Returns an account's selections with the tasks in its daily record: rows that may lack the latest swap are read by
 * key, which no index delays, and show its task even if it is unwritten. Throws a BackendError.
 */
export async function fetchRecordedSelections(
  record: DailyRecord,
  listed: readonly Selection[],
): Promise<Selection[]> {
  const doubtful = unwrittenRows(record, dailySetOf(listed)).map(({ id }) => id);
  const rows = await fetchSelectionsByKey(doubtful);
  const read = listed.map((row) => rows.find((one) => one?.id === row.id) ?? row);
  const stale = staleRows(record, dailySetOf(read));
  if (stale.length === 0) return read;
  const tasks = await fetchTasksByKey(stale.map(({ taskId }) => taskId));
  return read.map((row) => {
    const at = stale.findIndex(({ id }) => id === row.id);
    const taskId = stale[at]?.taskId;
    return taskId === undefined ? row : { ...row, taskId, task: tasks[at] ?? null };
  });
}

/**
 * Returns a set that a page shows as it is stored: its rows are read unless the record has its tasks, since the page also
 * shows swaps that aren't stored, and may be refused. Throws a BackendError.
 */
export async function fetchStoredSet({ swap }: DailyRecord, shown: DailySet): Promise<DailySet> {
  if (swap?.period === shown.period) return shown;
  const read = await fetchSelectionsByKey(shown.current.map(({ id }) => id));
  // A row whose task was deleted still shows it.
  const rows = read.map(
    (row) => shown.current.find(({ id, taskId }) => id === row?.id && taskId === row.taskId) ?? row,
  );
  return dailySetOf(rows.filter((row) => row !== null));
}
