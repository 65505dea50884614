import { useEffect, useEffectEvent } from 'react';
import { isValid } from '@/domain/completion';
import { epochOf } from '@/domain/instant';
import { isCounted, isUndone } from '@/domain/ledger';
import { newCompletion } from '@/domain/new-completion';
import { useAccount } from '@/session/session';
import { type Home, memberIn } from '@/data/home';
import { undoingOf } from '@/features/completions/level-due';
import { forgetUnfinished, unfinishedOf } from './unfinished';
import { useComplete } from './use-complete';

/**
 * Finishes completions that an earlier visit left unwritten, so nothing shown as done is lost. They keep
 * their original time, and with it their ID, so one that did arrive isn't written twice; one that is stored and
 * counted, was or is being undone, or is too old for the ledger to tell (docs/protocol.md, I8), needs nothing. Runs
 * once, when this visit's content has arrived.
 */
export function useFinishCompletions(home: Home, isFresh: boolean): void {
  const { id } = useAccount();
  const { mutate: complete } = useComplete();
  const finish = useEffectEvent(() => {
    const { ledger } = memberIn(home);
    const undoing = undoingOf(id);
    for (const one of unfinishedOf(id)) {
      const row = newCompletion(id, one.task, one.now);
      // An expired one isn't on the page, but is in the ledger.
      const isStored =
        home.completions.some(({ id: stored }) => stored === row.id) || !isValid(row, Date.now());
      const isTooOld = (epochOf(row.expirationDate) ?? 0) <= (ledger?.since ?? 0);
      const isDone = ledger && (isUndone(ledger, row) || (isStored && isCounted(ledger, row)));
      if (isDone || isTooOld || undoing.some((one) => one.id === row.id)) forgetUnfinished(id, one);
      else complete(one);
    }
  });
  useEffect(() => {
    if (isFresh) finish();
  }, [isFresh]);
}
