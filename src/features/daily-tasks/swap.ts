import { type DailyRecord, readDailyRecord } from '@/domain/daily-record';
import type { DailySet } from '@/domain/daily-set';
import { unwrittenRows } from '@/domain/daily-swap';
import { planSwap, type SwapChoice, type SwapRequest } from '@/domain/swap-plan';
import type { Selection } from '@/domain/selection';
import {
  changeDailyRecord,
  type DailyRecordRequests,
  fetchDailyRecord,
  setDailyRecord,
} from '@/data/daily-record';
import { writeSwap } from '@/data/swaps';
import { BackendError } from '@/lib/errors';

/** The requests a swap makes; tests pass their own, to fail and reorder them. */
export interface SwapRequests extends DailyRecordRequests {
  writeSwap: typeof writeSwap;
}

export const swapRequests: SwapRequests = { fetchDailyRecord, setDailyRecord, writeSwap };

export interface SwapInput extends SwapChoice {
  /** The set as last read. */
  readonly set: DailySet;
  /** The profile's daily record as last read. */
  readonly recordText: string | null;
  readonly request: SwapRequest;
}

/** The daily record as stored, and the rows that were written. */
export interface Swapped {
  readonly recordText: string | null;
  readonly rows: readonly Selection[];
}

/**
 * Swaps a daily task for another one (D27): first in the profile's record, if no other device has
 * changed it, then in the row. Before the next swap is recorded, whoever records it writes the row of the
 * last one, so the rows always show three different tasks (decision 037). Returns undefined if another device
 * swapped the task first. Throws a BackendError if nothing was recorded.
 */
export async function swap(
  { accountId, set, recordText, request, ...choice }: SwapInput,
  requests = swapRequests,
): Promise<Swapped | undefined> {
  let text = recordText;
  for (;;) {
    const record = readDailyRecord(text);
    for (const row of unwrittenRows(record, set)) await requests.writeSwap(row);
    const change = (current: DailyRecord) => {
      // Its row has to be written first.
      if (current.swap?.number !== record.swap?.number) return undefined;
      return planSwap(current, set, request, { accountId, ...choice });
    };
    const stored = await changeDailyRecord(accountId, text, change, requests);
    if (stored !== undefined)
      return { recordText: stored, rows: await writeRecordedSwap(stored, set, requests) };
    const latest = await requests.fetchDailyRecord(accountId);
    const isSame = readDailyRecord(latest).swap?.number === record.swap?.number;
    if (isSame) return undefined;
    text = latest;
  }
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
