import { useQueryClient } from '@tanstack/react-query';
import { useAccount } from '@/session/session';
import { useWrite, type WriteCallbacks } from '@/data/use-write';
import { type Addition, addGoal, type GoalOutcome, type Removal, removeGoal } from './change-goals';

/**
 * Adds a medium or strategic task to the user's list (spec §4). It shows at once, and disappears again if the
 * backend refuses it; one already added from another tab counts as success (D13). Without a connection it waits for one
 * (decision 125).
 */
export function useAddGoal(callbacks: WriteCallbacks<GoalOutcome, Addition>) {
  const { id } = useAccount();
  const client = useQueryClient();
  return useWrite({
    action: 'add goal',
    rowOf: ({ task }: Addition) => task.id,
    mutationFn: (addition) => addGoal(client, id, addition),
    ...callbacks,
  });
}

/** 'Remove Task': removes every row of a task from the list; puts them back on failure. */
export function useRemoveGoal(callbacks: WriteCallbacks<GoalOutcome, Removal>) {
  const { id } = useAccount();
  const client = useQueryClient();
  return useWrite({
    action: 'remove goal',
    rowOf: ({ task }: Removal) => task.id,
    mutationFn: (removal) => removeGoal(client, id, removal),
    ...callbacks,
  });
}
