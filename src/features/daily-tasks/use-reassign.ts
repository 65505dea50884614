import { useQueryClient } from '@tanstack/react-query';
import { isDaily } from '@/domain/daily-set';
import { importOrReload } from '@/lib/import-or-reload';
import { useAccount } from '@/session/session';
import { changeHome, type Home, withDailyRecord, writeHome } from '@/data/home';
import { useWrite } from '@/data/use-write';
import { ASSIGNING_FAILED, AssignmentError } from './assignment-error';

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
    const { renewTasks } = await importOrReload(() => import('./renew-tasks'));
    const { selections, dailyRecord } = await renewTasks(accountId, home);
    changeHome(client, accountId, (shown) => ({
      ...withDailyRecord(shown, dailyRecord),
      // The next set is chosen from the tasks of its own day.
      dailies: undefined,
      // Goals may have changed in the meantime.
      selections: [...shown.selections.filter((row) => !isDaily(row)), ...selections],
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
