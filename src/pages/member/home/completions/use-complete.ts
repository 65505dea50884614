import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@/components/toast';
import { isTaskGone, messageFor } from '@/lib/errors';
import { useAccount } from '@/session/session';
import { useWrite, type WriteCallbacks } from '@/data/use-write';
import {
  type CompletedWithMessage,
  type Completing,
  completeShown,
  type KeptCompletion,
} from './complete-shown';

/** 'Mark Complete' (D14), ignored while it is pending. A toast says if the completion couldn't be stored. */
export function useComplete(
  callbacks: Pick<WriteCallbacks<CompletedWithMessage | KeptCompletion, Completing>, 'onSuccess'>,
) {
  const { id: accountId } = useAccount();
  const client = useQueryClient();
  const toast = useToast();

  return useWrite({
    action: 'complete',
    rowOf: ({ task }: Completing) => task.id,
    mutationFn: (completing) => completeShown(client, accountId, completing),
    ...callbacks,
    onError: (error, { task }) =>
      toast({
        tone: 'error',
        message: isTaskGone(error)
          ? `“${task.name}” is no longer available.`
          : `Couldn’t mark “${task.name}” complete. ${messageFor(error)}`,
      }),
  });
}
