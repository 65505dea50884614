import { type QueryClient, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useAnnounce } from '@/components/announcer';
import { assignmentFor, type Assignment, windowEnd } from '@/domain/daily-assignment';
import { type DailySet, dailySetOf, rowsLeft } from '@/domain/daily-set';
import { MINUTE_MS } from '@/domain/instant';
import { type Home, unfinishedSwaps } from '@/data/home';
import { isNetworkError } from '@/lib/errors';
import { useNow } from '@/lib/use-now';
import { useOnline } from '@/lib/use-online';
import { useAccount } from '@/session/session';
import type { AssignmentError } from './assignment-error';
import { useReassign } from './use-reassign';
import { mustGiveWay } from './shown-refresh';
import { useUndoRefresh } from './use-undo-refresh';

/** Content older than this is refetched before an automatic reassignment. */
const TRUSTED_MS = MINUTE_MS;

const NEW_TASKS = 'You have new daily tasks.';

export interface DailyTasks {
  readonly set: DailySet;
  readonly assignment: Assignment;
  /** Whether new tasks can't be stored now. */
  readonly isOffline: boolean;
  /** True while new tasks are being assigned. */
  readonly assigning: boolean;
  /** Whether a newcomer's interests are about to replace the tasks (D51). */
  readonly isChoosing: boolean;
  readonly error: AssignmentError | null;
  /** 'Refresh Daily Tasks': assigns new tasks at once, regardless of the countdown (D11). */
  refresh(): void;
  /** Tries again what failed. */
  retry(): void;
}

type Work = (client: QueryClient, accountId: string) => Promise<void>;

/**
 * The account's daily tasks, maintained as spec §4 demands: assigned if there are none, reassigned when they
 * are a day old or not three, even while the user watches the countdown reach zero (D17). Checks first what
 * other devices did. After a failure of its own, waits for the user instead of retrying.
 */
export function useDailyTasks(
  home: Home,
  query: UseQueryResult<Home>,
  isChoosing: boolean,
): DailyTasks {
  const announce = useAnnounce();
  const undo = useUndoRefresh();
  const { start, refresh, retry, pending, error, wasAsked } = useReassign(
    home,
    (isAsked, before) => {
      if (isAsked) undo.offer();
      // Tasks that were chosen offline are on the page already.
      else if (!before.unwritten) announce(NEW_TASKS);
    },
  );
  const set = dailySetOf(home.selections);
  const assignment = assignmentFor(set, useNow(MINUTE_MS, windowEnd(set)));
  const isOffline = !useOnline() || isNetworkError(query.error);
  const isDue = assignment.kind !== 'keep';
  const mustStore = home.unwritten !== undefined && !home.isKept;

  const keepUp = useEffectEvent((mustRenew: boolean, isFetching: boolean, asOf: number) => {
    // A refresh by hand that failed keeps no later tasks away.
    if (!mustRenew || isFetching || (error && !wasAsked)) return;
    if (Date.now() - asOf < TRUSTED_MS) start();
    else if (!query.isError) void query.refetch();
  });
  const mustRenew = !isOffline && (isDue || mustStore);
  useEffect(
    () => keepUp(mustRenew, query.isFetching, home.fetchedAt),
    [mustRenew, query.isFetching, home.fetchedAt],
  );
  // Without its code, or with too few tasks kept, the page says that new ones need a connection.
  useBackground((isOffline && isDue && !query.isFetching) || undefined, async () => {
    const { chooseOffline } = await import('./choose-offline');
    return async (...account) => {
      if (chooseOffline(...account)) announce(NEW_TASKS);
    };
  });
  const isOvertaken = !query.isFetching && mustGiveWay(home);
  const giveWay = useEffectEvent(() => undo.giveWay());
  useEffect(() => {
    if (isOvertaken) giveWay();
  }, [isOvertaken]);
  // Deletes rows left by an interrupted reassignment or by deleted tasks, those that are left once the code has
  // loaded: in the meantime, another device may have made them part of a set.
  useBackground(
    rowsLeft(home.selections).length > 0 || undefined,
    async () => (await import('./clean-up')).cleanUpHome,
  );
  // Once for each content that was read, so that a swap that can't be written isn't tried without end.
  const isFresh = !home.isKept && !query.isFetching;
  useBackground(
    isFresh && unfinishedSwaps(home).length > 0 ? home.fetchedAt : undefined,
    async () => (await import('./finish-swap')).finishSwap,
  );

  return {
    set,
    assignment,
    isOffline,
    assigning: pending || isChoosing,
    isChoosing,
    error,
    refresh,
    retry,
  };
}

// Runs work that nobody waits for at each new occasion; without its code, the next visit tries again.
function useBackground(occasion: number | true | undefined, load: () => Promise<Work>): void {
  const { id: accountId } = useAccount();
  const client = useQueryClient();
  const run = useEffectEvent(() => {
    load().then(
      (work) => work(client, accountId),
      () => undefined,
    );
  });
  useEffect(() => {
    if (occasion !== undefined) run();
  }, [occasion]);
}
