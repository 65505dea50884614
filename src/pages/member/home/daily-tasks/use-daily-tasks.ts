import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { announce } from '@/components/announcer';
import { useToast } from '@/components/toast';
import { act, type Acted } from '@/data/actions/act';
import { type Actor, type Home, shownHome } from '@/data/home';
import { hasDailies } from '@/data/offline-dailies';
import type { HomeState } from '@/data/use-home';
import { takenBack } from '@/domain/actions/asked';
import { refreshToUndo } from '@/domain/actions/daily';
import { unknownTasks } from '@/domain/actions/read-by-key';
import { areNewTasksDue, windowEnd } from '@/domain/daily-assignment';
import { MINUTE_MS } from '@/domain/instant';
import { type MemberAction, useMemberAction } from '@/features/use-member-action';
import { now } from '@/lib/clock';
import { isNetworkError } from '@/lib/errors';
import { useNow } from '@/lib/use-now';
import { useOnline } from '@/lib/use-online';
import { useAccount } from '@/session/session';
import { type Newer, reassignOrThrow } from './reassign';

/** Content older than this is refetched before an automatic reassignment. */
const TRUSTED_MS = MINUTE_MS;

/**
 * The account's daily tasks, as required by spec §4: assigned if there are none, and reassigned when they are a day old
 * or aren't three, even while the user watches the countdown reach zero (D17). First checks what other devices did.
 * Without a connection, chooses from tasks stored in this browser (decision 125). After a failure, waits for the user
 * instead of retrying.
 */
export function useDailyTasks(home: Home, query: HomeState['query']) {
  const { id: accountId } = useAccount();
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
  const isDue = areNewTasksDue(set, useNow(MINUTE_MS, [windowEnd(set)]));
  const isOffline = !useOnline() || isNetworkError(query.error);
  // False while tasks that another device chose are being read.
  const isKnown = unknownTasks(member).length === 0 && !query.isFetching;
  const mustRenew = isDue && isKnown;

  const renewIfDue = useEffectEvent((isWanted: boolean, mustChooseHere: boolean, asOf: number) => {
    // A failed manual refresh doesn't prevent a later renewal.
    if (!isWanted || (error && !failed.wasAsked)) return;
    // If too few tasks are stored, the page says that new ones need a connection.
    if (mustChooseHere) return hasDailies(accountId) ? renew(false) : undefined;
    if (now() - asOf < TRUSTED_MS) renew(false);
    else if (!query.isError) void query.refetch();
  });
  useEffect(
    () => renewIfDue(mustRenew, isOffline, home.fetchedAt),
    [mustRenew, isOffline, home.fetchedAt],
  );

  return {
    /** Whether new tasks are due. */
    isDue,
    /** Whether new tasks can't be stored for now. */
    isOffline,
    assigning: isPending,
    error,
    /** 'Refresh Daily Tasks': assigns new tasks at once, regardless of the countdown (D11). */
    refresh: () => renew(true),
    retry: () => renew(failed.wasAsked),
  };
}

/** Tells the member that a refresh was undone because a task it had replaced was completed later. */
function useGivenWay({ member: { record } }: Home): void {
  const toast = useToast();
  const shown = useRef(record.set);
  const onSet = useEffectEvent((set: Home['member']['record']['set']) => {
    const { before } = shown.current;
    shown.current = set;
    const isBack = before !== undefined && before.tasks.join() === set.tasks.join();
    const isCompleted = record.done.some(
      ({ taskId, at }) => before && before.tasks.includes(taskId) && at >= before.at,
    );
    if (!isBack || !isCompleted) return;
    toast({
      tone: 'info',
      message: 'You completed one of your earlier tasks, so they’re back.',
    });
  });
  useEffect(() => onSet(record.set), [record.set]);
}

/** Announces new daily tasks. */
export const NEW_TASKS = 'You have new daily tasks.';

/**
 * Replaces the daily tasks on the home page. A refresh that the member asked for can be undone, as long as nothing
 * newer happens to the tasks (D11). The page itself shows failures.
 * @param askedAt when the member asked for it, in milliseconds since the epoch; undefined if new tasks are due
 */
function renewTasks(shown: Home, askedAt?: number): MemberAction<Newer | undefined> {
  return {
    kind: 'renew tasks',
    run: (actor) => reassignOrThrow(actor, askedAt === undefined ? undefined : { at: askedAt }),
    done: (newer, actor) => {
      if (newer) return { tone: 'info', message: overtakenText(newer, shown) };
      return askedAt === undefined ? undefined : offerUndo(actor);
    },
    isRepeatable: true,
  };
}

function overtakenText({ completed }: Newer, { member }: Home): string {
  const task = completed === undefined ? undefined : member.tasks.get(completed);
  return task
    ? `You completed “${task.name}” in the meantime, so your tasks stay.`
    : 'Your daily tasks changed on another device in the meantime.';
}

function offerUndo(actor: Actor) {
  const shown = shownHome(actor);
  const isUndoable = ({ member, set }: Home) =>
    // A later refresh offers its own undo.
    set.number === shown?.set.number && refreshToUndo(member, now()) !== undefined;
  if (!shown || !isUndoable(shown)) return { message: NEW_TASKS };
  return { message: NEW_TASKS, undo: undoRefresh, isUndoable };
}

const undoRefresh: MemberAction<Acted | undefined> = {
  kind: 'undo refresh',
  run: async (actor) => {
    const member = shownHome(actor)?.member;
    const action = member && takenBack(member, now());
    return action && act(actor, action);
  },
  done: (acted) => ({
    tone: 'info',
    message:
      acted === 'committed'
        ? 'Your earlier tasks are back.'
        : 'Your daily tasks have changed since, so the earlier ones can’t be restored.',
  }),
  failed: 'Couldn’t bring your earlier tasks back.',
};
