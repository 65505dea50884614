import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@/components/toast';
import { cachedHome } from '@/data/home';
import { useWrite } from '@/data/use-write';
import { whileHome } from '@/pages/member/home/while-home';
import { messageFor } from '@/lib/errors';
import { useAccount } from '@/session/session';
import { isOpen, type SwapClick, type SwapResult, swapShown } from './swap-shown';
import { swapMessage } from './swap-message';

/**
 * Swaps a daily task: the card shows another one at once, and the first one again if the swap can't be
 * stored, which a toast says. Another toast offers to take it back (D27).
 */
export function useSwap() {
  const { id: accountId } = useAccount();
  const client = useQueryClient();
  const toast = useToast();

  const { mutate } = useWrite<SwapResult, SwapClick>({
    action: 'swap',
    rowOf: ({ rowId }) => rowId,
    mutationFn: (click) => swapShown(client, accountId, click),
    onSuccess: ({ outcome, undo }, { task, reason }) => {
      const message = swapMessage(task.name, reason, outcome);
      const home = cachedHome(client, accountId);
      if (!undo || !home || !isOpen(undo.task)(home)) return toast({ message });
      const watch = whileHome(client, accountId, isOpen(undo.task));
      return toast({ message, action: { label: 'Undo', onClick: () => mutate(undo), watch } });
    },
    onError: (error, { task }) =>
      toast({ tone: 'error', message: `Couldn’t swap “${task.name}”. ${messageFor(error)}` }),
  });
  return mutate;
}
