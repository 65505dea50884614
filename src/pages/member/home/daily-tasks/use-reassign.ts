import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@/components/toast';
import type { Home } from '@/data/home';
import { useWrite } from '@/data/use-write';
import { now } from '@/lib/clock';
import { useAccount } from '@/session/session';
import { ASSIGNING_FAILED, AssignmentError, RefreshOvertaken } from './assignment-error';
import { reassignOrThrow } from './reassign';

export interface Reassignment {
  /** Assigns three new daily tasks; ignored while that is pending. */
  start(): void;
  /** Does the same at the member’s request (D11). */
  refresh(): void;
  /** Tries again what failed. */
  retry(): void;
  readonly pending: boolean;
  /** Why the set that is shown wasn't replaced. */
  readonly error: AssignmentError | null;
  /** Whether the member had asked for the attempt that failed. */
  readonly wasAsked: boolean;
}

interface Reassigning {
  /** The number of the set to replace. */
  readonly set: number;
  /** When the member asked for it, in milliseconds since the epoch; undefined otherwise. */
  readonly clickedAt?: number;
}

/** Replaces the daily tasks that the home page shows. `onDone` gets whether the member asked for the new tasks. */
export function useReassign(shown: Home, onDone: (isAsked: boolean) => void): Reassignment {
  const { id: accountId } = useAccount();
  const client = useQueryClient();
  const toast = useToast();
  const { number } = shown.set;
  const { mutate, isPending, error, variables } = useWrite<void, Reassigning>({
    action: 'reassign',
    mutationFn: ({ clickedAt }) =>
      reassignOrThrow(client, accountId, clickedAt === undefined ? undefined : { at: clickedAt }),
    onSuccess: (_, { clickedAt }) => onDone(clickedAt !== undefined),
    onError: (failure) => {
      if (failure instanceof RefreshOvertaken)
        toast({ tone: 'info', message: overtakenText(failure, shown) });
    },
  });
  const start = () => mutate({ set: number });
  const refresh = () => mutate({ set: number, clickedAt: now() });
  const wasAsked = Boolean(variables?.clickedAt);
  const isFailed = error && variables?.set === number && !(error instanceof RefreshOvertaken);
  return {
    start,
    refresh,
    retry: wasAsked ? refresh : start,
    pending: isPending,
    error: isFailed ? asAssignmentError(error) : null,
    wasAsked,
  };
}

function overtakenText({ completed }: RefreshOvertaken, { member }: Home): string {
  const task = completed === undefined ? undefined : member.tasks.get(completed);
  return task
    ? `You completed “${task.name}” in the meantime, so your tasks stay.`
    : 'Your daily tasks changed on another device in the meantime.';
}

function asAssignmentError(error: Error): AssignmentError {
  return error instanceof AssignmentError ? error : new AssignmentError(ASSIGNING_FAILED, error);
}
