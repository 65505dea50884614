import { useEffect, useEffectEvent } from 'react';
import { useAccount } from '@/session/session';
import type { Home } from '@/data/home';
import { unfinishedIn } from '@/features/completions/unfinished';
import { useComplete } from './use-complete';

/**
 * Finishes completions that an earlier visit left unwritten, so nothing shown as done is lost. They keep
 * their original time, and with it their ID, so one that did arrive isn't written twice; one that is stored and
 * counted, or was undone since, needs nothing. Runs once, when this visit's content has arrived.
 */
export function useFinishCompletions(home: Home, isFresh: boolean): void {
  const { id } = useAccount();
  const { mutate: complete } = useComplete();
  const finish = useEffectEvent(() => {
    const unfinished = unfinishedIn(home, id);
    if (unfinished.length === 0) return;
    import('@/features/completions/complete').then(
      () => unfinished.forEach((one) => complete(one)),
      // Without the code, the next visit finishes them.
      () => undefined,
    );
  });
  useEffect(() => {
    if (isFresh) finish();
  }, [isFresh]);
}
