import { useToast } from '@/components/toast';
import { completedText } from './completed-text';
import type { Completing } from '@/features/completions/unfinished';
import { useComplete } from './use-complete';
import { useUndo } from '@/features/completions/use-undo';

/** 'Mark Complete', with a toast that offers to undo it (spec §4, D14). The task then is open again. */
export function useCompleteWithUndo(): (completing: Completing) => void {
  const toast = useToast();
  const undo = useUndo();
  const complete = useComplete({
    onSuccess: (completed, { task }) => {
      const { name } = task;
      if (!completed.isNew) {
        // An earlier attempt may have succeeded although its response was lost.
        return toast({ message: `“${name}” is already complete.` });
      }
      const { row, member } = completed;
      const onClick = () => undo.mutate({ row, isCounted: member !== undefined, name });
      const action = { label: 'Undo', onClick };
      return toast({ message: completedText(task, completed), action });
    },
  });
  return (completing) => complete.mutate(completing);
}
