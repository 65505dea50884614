import { useCommit } from '@/data/actions/use-actions';
import { useWrite, type WriteCallbacks } from '@/data/use-write';
import { hasTask, type Selection, type SelectionWithTask } from '@/domain/selection';
import type { GoalDifficulty, Task } from '@/domain/task';
import { now } from '@/lib/clock';

/** The tasks of a difficulty on the user's list, oldest first. */
export function goalsOf(
  goals: readonly Selection[],
  difficulty: GoalDifficulty,
): SelectionWithTask[] {
  return goals
    .filter(hasTask)
    .filter(({ task }) => task.difficulty === difficulty)
    .toSorted((a, b) => ((a.selectionDate ?? '') < (b.selectionDate ?? '') ? -1 : 1));
}

/** A task to add, and what its row noted if it was on the list before. */
export interface Addition {
  readonly task: Task;
  readonly goal?: string | null | undefined;
}

/** What became of a change: it is stored, or waits for a connection. */
export type Saved = 'committed' | 'waiting';

/** Adds a medium or strategic task to the user's list (spec §4); one that is on it already counts as added (D13). */
export function useAddGoal(callbacks: WriteCallbacks<Saved, Addition>) {
  const commit = useCommit();
  return useWrite({
    action: 'add goal',
    rowOf: ({ task }: Addition) => task.id,
    mutationFn: ({ task, goal = null }) => commit({ kind: 'add', task, goal, at: now() }),
    ...callbacks,
  });
}

/** 'Remove Task'. */
export function useRemoveGoal(callbacks: WriteCallbacks<Saved, SelectionWithTask>) {
  const commit = useCommit();
  return useWrite({
    action: 'remove goal',
    rowOf: ({ taskId }: SelectionWithTask) => taskId,
    mutationFn: ({ taskId, task, selectionDate }) => {
      // The clock of the device that added it may be ahead.
      const at = Math.max(now(), Date.parse(selectionDate ?? '') || 0);
      return commit({ kind: 'remove', taskId, name: task.name, at });
    },
    ...callbacks,
  });
}
