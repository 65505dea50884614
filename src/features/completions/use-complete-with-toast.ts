import { useToast } from '@/components/toast';
import { scoreOf, type Task } from '@/domain/task';
import { messageFor } from '@/lib/errors';
import type { Completed } from './complete';
import { useComplete } from './use-complete';
import { useUndoWithToast } from './use-undo-with-toast';

/** 'Mark Complete' with what the user is told about it, and the way back (spec §4, D14). */
export function useCompleteWithToast(): (task: Task) => Promise<void> {
  const toast = useToast();
  const { mutateAsync: complete } = useComplete();
  const undo = useUndoWithToast();

  return async (task) => {
    try {
      const completed = await complete({ task, now: Date.now() });
      if (completed.isNew) {
        const action = { label: 'Undo', onClick: () => void undo(task.name, completed) };
        toast({ message: completedText(task, completed), action });
      } else {
        toast({ tone: 'info', message: `“${task.name}” was complete already.` });
      }
    } catch (error) {
      toast({ tone: 'error', message: `“${task.name}” was not marked. ${messageFor(error)}` });
    }
  };
}

function completedText(task: Task, { level }: Completed): string {
  const points = scoreOf(task);
  const earned = points === 1 ? '+1 point' : `+${points} points`;
  const reached =
    level === undefined ? 'Your level will follow at your next visit.' : `Level ${level}.`;
  return `“${task.name}” complete: ${earned}. ${reached}`;
}
