import { DAILY_COUNT } from '@/domain/daily-count';
import { isOffered } from '@/domain/daily-offer';
import { dailySetOf } from '@/domain/daily-set';
import { swapIn, withSwapAside } from '@/domain/swap-plan';
import { inDaily } from '@/domain/member-text';
import { dailySelectionId, periodOf, slotOf } from '@/domain/row-ids';
import type { Obstacle } from '@/domain/unrecorded';
import type { DeedOf } from '@/domain/waiting';
import { changeMember } from '@/data/member';
import { fetchDailySelections } from '@/data/selection-writes';
import { fetchTasksByKey } from '@/data/tasks-by-id';
import { swap, type SwapRequests, swapRequests } from '@/pages/member/home/daily-tasks/swap';

/** The requests that this makes; tests pass their own. */
export interface SwapDeedRequests extends SwapRequests {
  fetchDailySelections: typeof fetchDailySelections;
  fetchTasksByKey: typeof fetchTasksByKey;
}

const swapDeedRequests: SwapDeedRequests = {
  ...swapRequests,
  fetchDailySelections,
  fetchTasksByKey,
};

/**
 * Makes a swap that waited, with the task that was shown. If that is impossible, what it sets aside is stored all the
 * same, unless the task is complete. Returns what was in the way; undefined if it is made, now or by an earlier attempt.
 * Throws a BackendError.
 */
export async function sendSwapDeed(
  { accountId, now }: { readonly accountId: string; readonly now: number },
  deed: DeedOf<'swap'>,
  requests = swapDeedRequests,
): Promise<Obstacle | undefined> {
  const period = periodOf(deed.id);
  const slots = Array.from({ length: DAILY_COUNT }, (_, slot) => slot);
  const { selections } = await requests.fetchDailySelections(
    accountId,
    slots.map((slot) => dailySelectionId(accountId, period, slot)),
  );
  const set = dailySetOf(selections);
  const slot = slotOf(deed.id) ?? -1;
  const request = swapIn(deed, slot);
  let obstacle: Obstacle | undefined;
  if (!set.isComplete || set.period !== period) {
    // One that this browser chose has the new task already, and is stored once the page was read (decision 159).
    obstacle = set.period < period ? undefined : 'renewed';
  } else if (await isGone(request.to, set.current[slot]?.taskId, requests)) {
    obstacle = 'gone';
  } else {
    const choice = { accountId, catalog: [], completed: new Set<string>() };
    const swapped = await swap({ ...choice, set, stored: undefined, request, now }, requests);
    if (typeof swapped !== 'string') return undefined;
    obstacle = swapped;
  }
  if (obstacle !== 'complete') {
    const setAside = inDaily((record) => withSwapAside(record, request));
    await changeMember({ accountId, now }, setAside, requests);
  }
  // With no other task left, there was nothing to swap.
  return obstacle !== 'complete' && request.from === request.to ? undefined : obstacle;
}

async function isGone(
  taskId: string,
  shownId: string | undefined,
  requests: SwapDeedRequests,
): Promise<boolean> {
  // An earlier attempt may have stored it.
  if (taskId === shownId) return false;
  const [task] = await requests.fetchTasksByKey([taskId]);
  return !task || !isOffered(task);
}
