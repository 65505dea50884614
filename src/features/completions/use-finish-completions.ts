import { useEffect, useEffectEvent } from 'react';
import { useToast } from '@/components/toast';
import { messageFor } from '@/lib/errors';
import { useAccount } from '@/session/session';
import { unfinishedOf } from './unfinished';
import { useComplete } from './use-complete';

/**
 * Finishes the completions of an earlier visit that ended while they were under way: nothing that was
 * shown as done is lost. They keep the moment at which they were made, and ids that follow from it, so
 * that one which did arrive is not written twice. Looked at once, when the visit's own answer has come.
 */
export function useFinishCompletions(isFresh: boolean): void {
  const { id } = useAccount();
  const toast = useToast();
  const { mutate: complete } = useComplete({
    onError: (error, { task }) =>
      toast({ tone: 'error', message: `“${task.name}” was not marked. ${messageFor(error)}` }),
  });
  const finish = useEffectEvent(() => unfinishedOf(id).forEach((one) => complete(one)));
  useEffect(() => {
    if (isFresh) finish();
  }, [isFresh]);
}
