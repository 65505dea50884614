import { useMutation, useQueryClient } from '@tanstack/react-query';
import { completedTaskIds } from '@/domain/completion';
import { useAccount } from '@/session/session';
import { changeHomeOptimistically, type Home } from '@/data/home';
import { keys } from '@/data/keys';
import { fetchDailyIds } from '@/data/tasks';
import { ASSIGNING_FAILED, reassign } from './reassign';

/** A reassignment that came to nothing; the message is one of spec §8. */
export class AssignmentError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'AssignmentError';
  }
}

export interface Reassignment {
  /** Gives the account three new daily tasks and shows them; nothing while that is under way. */
  start(home: Home): void;
  readonly pending: boolean;
  readonly error: AssignmentError | null;
}

export function useReassign(onDone: () => void): Reassignment {
  const account = useAccount();
  const client = useQueryClient();
  const mutationKey = keys.reassign(account.id);
  const mutation = useMutation<void, AssignmentError, Home>({
    mutationKey,
    // Kept back while offline, it would run hours later, on a state long past.
    networkMode: 'always',
    mutationFn: async (home) => {
      const selections = await reassigned(account.id, home);
      const settle = await changeHomeOptimistically(client, account.id, (shown) => ({
        ...shown,
        selections,
      }));
      settle();
    },
    onSuccess: onDone,
  });
  return {
    // Asked of the client: the state of the hook is only as new as the last render.
    start: (home) => {
      if (client.isMutating({ mutationKey }) === 0) mutation.mutate(home);
    },
    pending: mutation.isPending,
    error: mutation.error,
  };
}

async function reassigned(accountId: string, home: Home): Promise<Home['selections']> {
  const catalogue = await fetchDailyIds().catch((cause: unknown) => {
    throw new AssignmentError(ASSIGNING_FAILED, cause);
  });
  const now = Date.now();
  const result = await reassign({
    accountId,
    selections: home.selections,
    catalogue,
    completed: completedTaskIds(home.completions, now),
    now,
  });
  if (result.minutes === -1) throw new AssignmentError(result.message, result.cause);
  return [...result.selections];
}
