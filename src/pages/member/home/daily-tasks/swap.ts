import type { DailyRecord } from '@/domain/daily-record';
import type { DailySet } from '@/domain/daily-set';
import { unwrittenRows } from '@/domain/daily-swap';
import { validTasks } from '@/domain/ledger-changes';
import { type StoredMember } from '@/domain/member-state';
import { inDaily } from '@/domain/member-text';
import { planSwap, type SwapChoice, type SwapRequest } from '@/domain/swap-plan';
import type { Selection } from '@/domain/selection';
import { changeMember } from '@/data/member';
import { memberRequests, type MemberRequests } from '@/data/member-requests';
import { writeSwap } from '@/data/swaps';
import { BackendError } from '@/lib/errors';

/** The requests a swap makes; tests pass their own, which fail or arrive in another order. */
export interface SwapRequests extends MemberRequests {
  writeSwap: typeof writeSwap;
}

export const swapRequests: SwapRequests = { ...memberRequests, writeSwap };

export interface SwapInput extends SwapChoice {
  /** The set as stored, at least while the member document has no swap of it. */
  readonly set: DailySet;
  /** The profile's texts as last read. */
  readonly stored: StoredMember | undefined;
  readonly request: SwapRequest;
  /** In milliseconds since the epoch. */
  readonly now: number;
}

/** The member document as stored, and the rows that were written. */
export interface Swapped {
  readonly member: StoredMember;
  readonly daily: DailyRecord;
  readonly rows: readonly Selection[];
}

/** Why nothing was swapped: another device swapped the task first, or it is complete. */
export type NotSwapped = 'overtaken' | 'complete';

/**
 * Swaps a daily task for another one (D27): first in the member document, if no other device has changed it, then in
 * the row. Before the next swap is recorded, whoever records it writes the row of the last one, so the rows always show
 * three different tasks (docs/protocol.md, I5). A task that is complete, here or on another device, isn't swapped.
 * Throws a BackendError if nothing was recorded.
 */
export async function swap(
  { accountId, set, stored, request, now, ...choice }: SwapInput,
  requests = swapRequests,
): Promise<Swapped | NotSwapped> {
  let isComplete = false;
  const change = inDaily((record, ledger) => {
    isComplete = validTasks(ledger, now).includes(request.from);
    return isComplete ? undefined : planSwap(record, set, request, { accountId, ...choice });
  });
  const member = await changeMember({ accountId, now, stored }, change, requests, {
    prepare: async ({ daily }) => {
      for (const row of unwrittenRows(daily, set)) await requests.writeSwap(row);
    },
  });
  if (!member) return isComplete ? 'complete' : 'overtaken';
  const { daily } = member.state;
  return { member: member.stored, daily, rows: await writeRecordedSwap(daily, set, requests) };
}

/** Writes the row of the recorded swap and returns it; none if that fails, since the next visit writes it. */
async function writeRecordedSwap(
  daily: DailyRecord,
  set: DailySet,
  requests: SwapRequests,
): Promise<Selection[]> {
  try {
    const rows = unwrittenRows(daily, set).map((row) => requests.writeSwap(row));
    return (await Promise.all(rows)).filter((row) => row !== null);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return [];
  }
}
