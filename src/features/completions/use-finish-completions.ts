import { useEffect, useEffectEvent } from 'react';
import { useAccount } from '@/session/session';
import { unfinishedOf } from './unfinished';
import { useComplete } from './use-complete';

/**
 * Finishes completions that an earlier visit left unwritten, so nothing shown as done is lost. They keep
 * their original time, and with it their ID, so one that did arrive isn't written twice. Runs once, when
 * this visit's content has arrived.
 */
export function useFinishCompletions(isFresh: boolean): void {
  const { id } = useAccount();
  const { mutate: complete } = useComplete();
  const finish = useEffectEvent(() => unfinishedOf(id).forEach((one) => complete(one)));
  useEffect(() => {
    if (isFresh) finish();
  }, [isFresh]);
}
