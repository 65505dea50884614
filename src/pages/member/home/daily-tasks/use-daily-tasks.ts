import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAnnounce } from '@/components/announcer';
import { useToast } from '@/components/toast';
import { unknownTasks } from '@/domain/actions/read-by-key';
import { areNewTasksDue, windowEnd } from '@/domain/daily-assignment';
import { MINUTE_MS } from '@/domain/instant';
import type { Home } from '@/data/home';
import { hasDailies } from '@/data/offline-dailies';
import type { HomeState } from '@/data/use-home';
import { useMemberAction } from '@/features/use-member-action';
import { now } from '@/lib/clock';
import { isNetworkError } from '@/lib/errors';
import { useNow } from '@/lib/use-now';
import { useOnline } from '@/lib/use-online';
import { useAccount } from '@/session/session';
import { NEW_TASKS, renewTasks } from './renew-tasks';

/** Content older than this is refetched before an automatic reassignment. */
const TRUSTED_MS = MINUTE_MS;

/**
 * The account's daily tasks, maintained as spec §4 demands: assigned if there are none, reassigned when they
 * are a day old or not three, even while the user watches the countdown reach zero (D17). Checks first what
 * other devices did; without a connection, chooses from what this browser keeps (decision 125). After a failure of its own,
 * waits for the user instead of retrying.
 */
export function useDailyTasks(home: Home, query: HomeState['query']) {
  const { id: accountId } = useAccount();
  const announce = useAnnounce();
  useGivenWay(home);
  const { set, member } = home;
  const { run, isPending, failure } = useMemberAction(true);
  const [failed, setFailed] = useState({ set: 0, wasAsked: false });
  const error = failed.set === set.number ? failure?.error : undefined;
  const renew = (wasAsked: boolean) => {
    const announceNew = () => announce(NEW_TASKS);
    run(renewTasks(home, wasAsked ? now() : undefined), {
      ...(!wasAsked && { onDone: announceNew }),
      onFailed: () => setFailed({ set: set.number, wasAsked }),
    });
  };
  const isDue = areNewTasksDue(set, useNow(MINUTE_MS, windowEnd(set)));
  const isOffline = !useOnline() || isNetworkError(query.error);
  // What another device has chosen is being read.
  const isKnown = unknownTasks(member).length === 0 && !query.isFetching;
  const mustRenew = isDue && isKnown;

  const keepUp = useEffectEvent((isWanted: boolean, mustChooseHere: boolean, asOf: number) => {
    // A refresh by hand that failed keeps no later tasks away.
    if (!isWanted || (error && !failed.wasAsked)) return;
    // With too few tasks kept, the page says that new ones need a connection.
    if (mustChooseHere) return hasDailies(accountId) ? renew(false) : undefined;
    if (now() - asOf < TRUSTED_MS) renew(false);
    else if (!query.isError) void query.refetch();
  });
  useEffect(
    () => keepUp(mustRenew, isOffline, home.fetchedAt),
    [mustRenew, isOffline, home.fetchedAt],
  );

  return {
    /** Whether new tasks are due. */
    isDue,
    /** Whether new tasks can't be stored now. */
    isOffline,
    assigning: isPending,
    error,
    /** 'Refresh Daily Tasks': assigns new tasks at once, regardless of the countdown (D11). */
    refresh: () => renew(true),
    retry: () => renew(failed.wasAsked),
  };
}

/** Says it when a refresh has been taken back by a later completion of a task that it had replaced. */
function useGivenWay({ member: { record } }: Home): void {
  const toast = useToast();
  const shown = useRef(record.set);
  const onSet = useEffectEvent((set: Home['member']['record']['set']) => {
    const { before } = shown.current;
    shown.current = set;
    const isBack = before !== undefined && before.tasks.join() === set.tasks.join();
    const isCompleted = record.done.some(
      ([taskId, at]) => before && before.tasks.includes(taskId) && at >= before.at,
    );
    if (!isBack || !isCompleted) return;
    toast({
      tone: 'info',
      message: 'You completed one of your earlier tasks, so they’re back.',
    });
  });
  useEffect(() => onSet(record.set), [record.set]);
}
