import { useQueryClient } from '@tanstack/react-query';
import { completedTaskIds } from '@/domain/completion';
import { isDaily } from '@/domain/daily-set';
import { useAccount } from '@/session/session';
import { changeHome, type Home, writeHome } from '@/data/home';
import { useWrite } from '@/data/use-write';
import { fetchDailyIds } from '@/data/tasks';
import { ASSIGNING_FAILED, reassign } from './reassign';

/** A failed reassignment; the message is one of spec §8. */
export class AssignmentError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'AssignmentError';
  }
}

export interface Reassignment {
  /** Assigns three new daily tasks; ignored while that is pending. */
  start(home: Home): void;
  readonly pending: boolean;
  readonly error: AssignmentError | null;
}

export function useReassign(onDone: () => void): Reassignment {
  const { id: accountId } = useAccount();
  const client = useQueryClient();

  async function write(home: Home): Promise<void> {
    const dailies = (await reassigned(accountId, home)).filter(isDaily);
    changeHome(client, accountId, (shown) => ({
      ...shown,
      // Goals may have changed in the meantime.
      selections: [...shown.selections.filter((row) => !isDaily(row)), ...dailies],
    }));
  }

  const { mutate, isPending, error } = useWrite<void, Home>({
    action: 'reassign',
    mutationFn: (home) => writeHome(accountId, () => write(home)),
    onSuccess: onDone,
  });
  return {
    start: mutate,
    pending: isPending,
    error: error && asAssignmentError(error),
  };
}

function asAssignmentError(error: Error): AssignmentError {
  return error instanceof AssignmentError ? error : new AssignmentError(ASSIGNING_FAILED, error);
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
