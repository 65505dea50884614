import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@/components/toast';
import { dailySetOf } from '@/domain/daily-set';
import { importOrReload } from '@/lib/import-or-reload';
import { useAccount } from '@/session/session';
import { type Home, writeHome } from '@/data/home';
import { keys } from '@/data/keys';
import { useWrite } from '@/data/use-write';
import { ASSIGNING_FAILED, AssignmentError, RefreshOvertaken } from './assignment-error';

export interface Reassignment {
  /** Assigns three new daily tasks; ignored while that is pending. */
  start(): void;
  /** The same, because the member asks for it now (D11). */
  refresh(): void;
  /** What failed, once more. */
  retry(): void;
  readonly pending: boolean;
  /** Why the set that is shown wasn't replaced. */
  readonly error: AssignmentError | null;
  /** Whether the attempt that failed was one that the member asked for. */
  readonly wasAsked: boolean;
}

interface Reassigning {
  readonly home: Home;
  /** When the member asked for it, in milliseconds since the epoch; undefined otherwise. */
  readonly clickedAt?: number;
}

/**
 * Replaces the daily tasks that the home page shows. `onDone` gets whether the member asked for the new tasks, and the
 * home page before them.
 */
export function useReassign(
  shown: Home,
  onDone: (isAsked: boolean, before: Home) => void,
): Reassignment {
  const { id: accountId } = useAccount();
  const client = useQueryClient();
  const toast = useToast();

  const { mutate, isPending, error, variables } = useWrite<void, Reassigning>({
    action: 'reassign',
    mutationFn: ({ home, clickedAt }) =>
      writeHome(accountId, async () => {
        const code = await importOrReload(() => import('./renew-tasks'));
        if (clickedAt === undefined) return code.renewShown(client, accountId, home);
        return code.refreshShown(client, accountId, home, clickedAt);
      }),
    onSuccess: (_, { clickedAt, home }) => onDone(clickedAt !== undefined, home),
    onError: (failure, { home, clickedAt }) => {
      // The record may be stored, and the page has to know what came in between.
      if (clickedAt) void client.invalidateQueries({ queryKey: keys.home(accountId) });
      if (failure instanceof RefreshOvertaken)
        toast({ tone: 'info', message: overtakenText(failure, home) });
    },
  });
  const start = () => mutate({ home: shown });
  const refresh = () => mutate({ home: shown, clickedAt: Date.now() });
  const wasAsked = Boolean(variables?.clickedAt);
  const isOfShown = variables && firstIdOf(variables.home) === firstIdOf(shown);
  const isFailed = error && isOfShown && !(error instanceof RefreshOvertaken);
  return {
    start,
    refresh,
    retry: wasAsked ? refresh : start,
    pending: isPending,
    error: isFailed ? asAssignmentError(error) : null,
    wasAsked,
  };
}

const firstIdOf = ({ selections }: Home) => dailySetOf(selections).current[0]?.id;

function overtakenText({ completed }: RefreshOvertaken, { selections }: Home): string {
  const task = selections.find(({ taskId }) => taskId === completed)?.task;
  return task
    ? `You completed “${task.name}” in the meantime, so your tasks stay.`
    : 'Your daily tasks changed on another device in the meantime.';
}

function asAssignmentError(error: Error): AssignmentError {
  return error instanceof AssignmentError ? error : new AssignmentError(ASSIGNING_FAILED, error);
}
