import { type DailyRecord, readDailyRecord } from '@/domain/daily-record';
import type { DailySet } from '@/domain/daily-set';
import { unwrittenRows } from '@/domain/daily-swap';
import type { Ledger } from '@/domain/ledger';
import { validTasks } from '@/domain/ledger-changes';
import { planSwap, type SwapChoice, type SwapRequest } from '@/domain/swap-plan';
import type { Selection } from '@/domain/selection';
import { changeDay, type Day, type DayRequests, dayRequests } from '@/data/day';
import { writeSwap } from '@/data/swaps';
import { BackendError, busyError } from '@/lib/errors';

/** Each repetition means that another device has swapped. */
const ATTEMPTS = 20;

/** The requests a swap makes; tests pass their own, to fail and reorder them. */
export interface SwapRequests extends DayRequests {
  writeSwap: typeof writeSwap;
}

export const swapRequests: SwapRequests = { ...dayRequests, writeSwap };

export interface SwapInput extends SwapChoice {
  /** The set as last read. */
  readonly set: DailySet;
  /** The profile's daily record and ledger as last read. */
  readonly day: Day;
  readonly request: SwapRequest;
}

/** The daily record as stored, and the rows that were written. */
export interface Swapped {
  readonly recordText: string | null;
  readonly rows: readonly Selection[];
}

/** Why nothing was swapped: another device swapped the task first, or it is complete. */
export type NotSwapped = 'overtaken' | 'complete';

/**
 * Swaps a daily task for another one (D27): first in the profile's record, if no other device has
 * changed it, then in the row. Before the next swap is recorded, whoever records it writes the row of the
 * last one, so the rows always show three different tasks (decision 037). A task that is complete, here or on
 * another device, isn't swapped. Throws a BackendError if nothing was recorded.
 */
export async function swap(
  { accountId, set, day: from, request, ...choice }: SwapInput,
  requests = swapRequests,
): Promise<Swapped | NotSwapped> {
  let day = from;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const record = readDailyRecord(day.dailyRecord);
    for (const row of unwrittenRows(record, set)) await requests.writeSwap(row);
    let isComplete = false;
    const change = (current: DailyRecord, ledger: Ledger | undefined) => {
      isComplete = ledger !== undefined && validTasks(ledger, request.now).includes(request.from);
      // The row of another swap has to be written first.
      if (isComplete || current.swap?.number !== record.swap?.number) return undefined;
      return planSwap(current, set, request, { accountId, ...choice });
    };
    const stored = await changeDay(accountId, day, change, requests);
    if (stored !== undefined)
      return { recordText: stored, rows: await writeRecordedSwap(stored, set, requests) };
    if (isComplete) return 'complete';
    day = await requests.fetchDay(accountId);
    const isSame = readDailyRecord(day.dailyRecord).swap?.number === record.swap?.number;
    if (isSame) return 'overtaken';
  }
  throw busyError(`Other swaps came before each of ${ATTEMPTS} attempts`);
}

/** Writes the row of the recorded swap and returns it; none if that fails, since the next visit writes it. */
async function writeRecordedSwap(
  text: string | null,
  set: DailySet,
  requests: SwapRequests,
): Promise<Selection[]> {
  try {
    const rows = unwrittenRows(readDailyRecord(text), set).map((row) => requests.writeSwap(row));
    return (await Promise.all(rows)).filter((row) => row !== null);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return [];
  }
}
