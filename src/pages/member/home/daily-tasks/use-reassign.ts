import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@/components/toast';
import { askedAt } from '@/domain/daily-refresh';
import { dailySetOf, isDaily } from '@/domain/daily-set';
import { importOrReload } from '@/lib/import-or-reload';
import { useAccount } from '@/session/session';
import { changeHome, type Home, memberIn, withMember, writeHome } from '@/data/home';
import { keys } from '@/data/keys';
import { useWrite } from '@/data/use-write';
import { ASSIGNING_FAILED, AssignmentError, RefreshOvertaken } from './assignment-error';
import type { Asked } from './write-set';

export interface Reassignment {
  /** Assigns three new daily tasks; ignored while that is pending. */
  start(home: Home): void;
  /** The same, because the member asks for it now (D11). */
  refresh(home: Home): void;
  readonly pending: boolean;
  readonly error: AssignmentError | null;
}

interface Reassigning {
  readonly home: Home;
  /** Only if the member asked for it. */
  readonly asked?: Asked;
}

/** `onDone` gets whether the member asked for the new tasks. */
export function useReassign(onDone: (isAsked: boolean) => void): Reassignment {
  const { id: accountId } = useAccount();
  const client = useQueryClient();
  const toast = useToast();

  const { mutate, isPending, error } = useWrite<void, Reassigning>({
    action: 'reassign',
    mutationFn: ({ home, asked }) =>
      writeHome(accountId, () => renewHome(client, accountId, home, asked)),
    onSuccess: (_, { asked }) => onDone(asked !== undefined),
    onError: (failure, { home, asked }) => {
      // The record may be stored, and the page has to know what came in between.
      if (asked) void client.invalidateQueries({ queryKey: keys.home(accountId) });
      if (failure instanceof RefreshOvertaken)
        toast({ tone: 'info', message: overtakenText(failure, home) });
    },
  });
  return {
    start: (home) => mutate({ home }),
    refresh: (home) => mutate({ home, asked: askedNow(home) }),
    pending: isPending,
    error: error && !(error instanceof RefreshOvertaken) ? asAssignmentError(error) : null,
  };
}

/** Assigns three new daily tasks and shows them. Throws an AssignmentError, or a RefreshOvertaken. */
export async function renewHome(
  client: QueryClient,
  accountId: string,
  home: Home,
  asked?: Asked,
): Promise<void> {
  const { renewTasks } = await importOrReload(() => import('./renew-tasks'));
  const { selections, member } = await renewTasks(accountId, home, asked);
  changeHome(client, accountId, (shown) => ({
    ...withMember(shown, member),
    // The next set is chosen from the tasks of its own day.
    dailies: undefined,
    // Goals may have changed in the meantime.
    selections: [...shown.selections.filter((row) => !isDaily(row)), ...selections],
  }));
}

function askedNow(home: Home): Asked {
  const tasks = dailySetOf(home.selections).current.map(({ taskId }) => taskId);
  const known = { ledger: memberIn(home).ledger, completions: home.completions };
  return { at: askedAt(tasks, known, Date.now()) };
}

function overtakenText({ completed }: RefreshOvertaken, { selections }: Home): string {
  const task = selections.find(({ taskId }) => taskId === completed)?.task;
  return task
    ? `You completed “${task.name}” in the meantime, so your tasks stay.`
    : 'Your daily tasks changed on another device in the meantime.';
}

function asAssignmentError(error: Error): AssignmentError {
  return error instanceof AssignmentError ? error : new AssignmentError(ASSIGNING_FAILED, error);
}
