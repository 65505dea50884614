import { useEffect, useRef, useState } from 'react';
import { useToast } from '@/components/toast';
import { useCommit } from '@/data/actions/use-actions';
import { useWrite } from '@/data/use-write';
import type { SelectionWithTask } from '@/domain/selection';
import type { StepChange } from '@/domain/step-change';
import type { Saved } from '@/features/goals/use-goals';
import { now } from '@/lib/clock';
import { messageFor, reasonFor } from '@/lib/errors';

interface StepWrite {
  readonly selection: SelectionWithTask;
  readonly change: StepChange;
  readonly onRefused?: () => void;
}

export type SaveStep = (write: StepWrite) => void;

/** A change that was refused. */
interface RefusedStep {
  /** Undefined if it was of all steps. */
  readonly stepId: string | undefined;
  readonly message: string;
}

/**
 * Ticks, unticks, adds or removes a step of a goal. It shows at once. Returns what the open dialog has to say of the
 * latest change, if that is refused; once it is closed, a toast says it. Without a connection, it waits for one
 * (decision 125).
 */
export function useSaveStep(isOpen: boolean): { save: SaveStep; refused: RefusedStep | undefined } {
  const commit = useCommit();
  const toast = useToast();
  const [refused, setRefused] = useState<RefusedStep>();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = isOpen;
    return () => {
      isShown.current = false;
      setRefused(undefined);
    };
  }, [isOpen]);
  const { mutate } = useWrite<Saved, StepWrite>({
    action: 'save step',
    rowOf: (write) => `${write.selection.id} ${write.change.kind} ${stepIdOf(write) ?? ''}`,
    mutationFn: ({ selection: { taskId, task }, change }) =>
      commit({ kind: 'steps', taskId, name: task.name, change: ownChange(change), at: now() }),
    onError: (error, write) => {
      write.onRefused?.();
      if (isShown.current) {
        return setRefused({ stepId: stepIdOf(write), message: messageFor(error) });
      }
      toast({
        tone: 'error',
        message: `Couldn’t save the step of “${write.selection.task.name}”. ${reasonFor(error)}`,
        action: { label: 'Try again', onClick: () => mutate(write) },
      });
    },
  });
  const save = (write: StepWrite) => {
    setRefused(undefined);
    mutate(write);
  };
  return { save, refused };
}

// An action's change is noted, and so has lists of its own.
function ownChange(change: StepChange) {
  return change.kind === 'restart' ? { ...change, stepIds: [...change.stepIds] } : change;
}

function stepIdOf({ change }: Pick<StepWrite, 'change'>): string | undefined {
  return change.kind === 'restart' ? undefined : change.stepId;
}
