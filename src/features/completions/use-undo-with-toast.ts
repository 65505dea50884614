import { useToast } from '@/components/toast';
import { messageFor } from '@/lib/errors';
import { type Undoing, useUndo } from './use-undo';

/** Takes a completion back and says what became of it; resolves with whether it is gone. */
export function useUndoWithToast(): (name: string, undoing: Undoing) => Promise<boolean> {
  const toast = useToast();
  const { mutateAsync: undo } = useUndo();
  return async (name, undoing) => {
    try {
      await undo(undoing);
      toast({ tone: 'info', message: `“${name}” is open again.` });
      return true;
    } catch (error) {
      toast({ tone: 'error', message: `“${name}” is still complete. ${messageFor(error)}` });
      return false;
    }
  };
}
