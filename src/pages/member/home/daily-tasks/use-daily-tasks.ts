import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useAnnounce } from '@/components/announcer';
import { unknownTasks } from '@/domain/actions/member';
import { assignmentFor, type Assignment, windowEnd } from '@/domain/daily-assignment';
import type { DailySet } from '@/domain/daily-set';
import { MINUTE_MS } from '@/domain/instant';
import type { Home } from '@/data/home';
import { hasDailies } from '@/data/kept-dailies';
import { now } from '@/lib/clock';
import { isNetworkError } from '@/lib/errors';
import { useNow } from '@/lib/use-now';
import { useOnline } from '@/lib/use-online';
import { useAccount } from '@/session/session';
import type { AssignmentError } from './assignment-error';
import { useReassign } from './use-reassign';
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

/**
 * The account's daily tasks, maintained as spec §4 demands: assigned if there are none, reassigned when they
 * are a day old or not three, even while the user watches the countdown reach zero (D17). Checks first what
 * other devices did; without a connection, chooses from what this browser keeps (decision 125). After a failure of its own,
 * waits for the user instead of retrying.
 */
export function useDailyTasks(
  home: Home,
  query: Pick<UseQueryResult, 'error' | 'isError' | 'isFetching' | 'refetch'>,
  isChoosing: boolean,
): DailyTasks {
  const { id: accountId } = useAccount();
  const announce = useAnnounce();
  const offerUndo = useUndoRefresh(home);
  const { start, refresh, retry, pending, error, wasAsked } = useReassign(home, (isAsked) => {
    if (isAsked) offerUndo();
    else announce(NEW_TASKS);
  });
  const { set, member } = home;
  const assignment = assignmentFor(set, useNow(MINUTE_MS, windowEnd(set)));
  const isOffline = !useOnline() || isNetworkError(query.error);
  // What another device has chosen is being read.
  const isKnown = unknownTasks(member).length === 0 && !query.isFetching;
  const isDue = assignment.kind !== 'keep' && isKnown;

  const keepUp = useEffectEvent((mustRenew: boolean, mustChooseHere: boolean, asOf: number) => {
    // A refresh by hand that failed keeps no later tasks away.
    if (!mustRenew || (error && !wasAsked)) return;
    // With too few tasks kept, the page says that new ones need a connection.
    if (mustChooseHere) return hasDailies(accountId) ? start() : undefined;
    if (now() - asOf < TRUSTED_MS) start();
    else if (!query.isError) void query.refetch();
  });
  useEffect(() => keepUp(isDue, isOffline, home.fetchedAt), [isDue, isOffline, home.fetchedAt]);

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
