import { useEffect, useEffectEvent } from 'react';
import { isCounted, readLedger } from '@/domain/ledger';
import { newCompletion } from '@/domain/new-completion';
import { useAccount } from '@/session/session';
import type { Home } from '@/data/home';
import { forgetUnfinished, unfinishedOf } from './unfinished';
import { useComplete } from './use-complete';

/**
 * Finishes completions that an earlier visit left unwritten, so nothing shown as done is lost. They keep
 * their original time, and with it their ID, so one that did arrive isn't written twice; one that the level
 * includes needs nothing. Runs once, when this visit's content has arrived.
 */
export function useFinishCompletions({ profile }: Home, isFresh: boolean): void {
  const { id } = useAccount();
  const { mutate: complete } = useComplete();
  const finish = useEffectEvent(() => {
    const ledger = readLedger(profile.ledger ?? null, profile.level ?? null);
    for (const one of unfinishedOf(id)) {
      const isDone = ledger && isCounted(ledger, newCompletion(id, one.task, one.now));
      if (isDone) forgetUnfinished(id, one);
      else complete(one);
    }
  });
  useEffect(() => {
    if (isFresh) finish();
  }, [isFresh]);
}
