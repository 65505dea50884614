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
  const { mutateAsync: complete } = useComplete();
  const toast = useToast();
  const finish = useEffectEvent(async () => {
    for (const one of unfinishedOf(id)) {
      try {
        await complete(one);
      } catch (error) {
        toast({
          tone: 'error',
          message: `“${one.task.name}” was not marked. ${messageFor(error)}`,
        });
      }
    }
  });
  useEffect(() => {
    if (isFresh) void finish();
  }, [isFresh]);
}
