import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useToast } from '@/components/toast';
import { useWrite } from '@/data/use-write';
import type { GoalOutcome } from '@/features/goals/change-goals';
import { type GoalStepChange, saveStep } from '@/features/goals/save-goal';
import { messageFor, reasonFor } from '@/lib/errors';
import { useAccount } from '@/session/session';

interface StepWrite extends GoalStepChange {
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
  const { id } = useAccount();
  const client = useQueryClient();
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
  const { mutate } = useWrite<GoalOutcome, StepWrite>({
    action: 'save step',
    rowOf: (write) => `${write.selection.id} ${write.change.kind} ${stepIdOf(write) ?? ''}`,
    mutationFn: (write) => saveStep(client, id, write),
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

function stepIdOf({ change }: GoalStepChange): string | undefined {
  return change.kind === 'restart' ? undefined : change.stepId;
}
