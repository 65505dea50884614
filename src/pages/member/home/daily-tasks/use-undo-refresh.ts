import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type ToastAction, useToast } from '@/components/toast';
import type { Acted } from '@/data/actions/act';
import { useAct } from '@/data/actions/use-actions';
import { type Home, shownHome } from '@/data/home';
import { useWrite } from '@/data/use-write';
import { refreshToUndo } from '@/domain/actions/daily';
import { now } from '@/lib/clock';
import { messageFor } from '@/lib/errors';
import { whileHome } from '@/data/while-home';
import { useAccount } from '@/session/session';

/**
 * Returns a function that says that the tasks are new, and offers to undo that as long as nothing newer happens to them
 * (D11). Also says if they come back because one of the earlier tasks was completed later.
 */
export function useUndoRefresh(home: Home): () => void {
  const { id: accountId } = useAccount();
  const client = useQueryClient();
  const toast = useToast();
  const act = useAct();
  useGivenWay(home, () => toast({ tone: 'info', message: BACK_FOR_COMPLETION }));

  const { mutate } = useWrite<Acted | undefined>({
    action: 'undo refresh',
    mutationFn: async () => {
      const member = shownHome(client, accountId)?.member;
      const before = member && refreshToUndo(member, now());
      if (!before) return undefined;
      const tasks = before.tasks.flatMap((id) => member.tasks.get(id) ?? []);
      return act({ kind: 'takeBack', set: member.record.set.number, tasks, at: now() });
    },
    onSuccess: (acted) => toast({ tone: 'info', message: acted === 'committed' ? BACK : CHANGED }),
    onError: (error) => toast({ tone: 'error', message: `${FAILED} ${messageFor(error)}` }),
  });
  return () => {
    const { number } = shownHome(client, accountId)?.set ?? {};
    const canUndo = ({ member, set }: Home) =>
      // A later refresh has an offer of its own.
      set.number === number && refreshToUndo(member, now()) !== undefined;
    const shown = shownHome(client, accountId);
    if (!shown || !canUndo(shown)) return toast({ message: NEW_TASKS });
    const watch = whileHome(client, accountId, canUndo);
    const action: ToastAction = { label: 'Undo', onClick: () => mutate(), watch };
    return toast({ message: NEW_TASKS, action });
  };
}

/** Calls `tell` once a refresh has been taken back by a later completion of a task that it had replaced. */
function useGivenWay({ member: { record } }: Home, tell: () => void): void {
  const shown = useRef(record.set);
  const onSet = useEffectEvent((set: Home['member']['record']['set']) => {
    const { before } = shown.current;
    shown.current = set;
    const isBack = before !== undefined && before.tasks.join() === set.tasks.join();
    const isCompleted = record.done.some(
      ([taskId, at]) => before && before.tasks.includes(taskId) && at >= before.at,
    );
    if (isBack && isCompleted) tell();
  });
  useEffect(() => onSet(record.set), [record.set]);
}

const NEW_TASKS = 'You have new daily tasks.';
const BACK = 'Your earlier tasks are back.';
const BACK_FOR_COMPLETION = 'You completed one of your earlier tasks, so they’re back.';
const CHANGED = 'Your daily tasks have changed since, so the earlier ones can’t come back.';
const FAILED = 'Couldn’t bring your earlier tasks back.';
