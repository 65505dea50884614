import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { isDaily } from '@/domain/daily-set';
import { goalSelectionId } from '@/domain/row-ids';
import { hasTask, type SelectionWithTask, type Selection } from '@/domain/selection';
import type { GoalDifficulty, Task } from '@/domain/task';
import { isConflict } from '@/lib/errors';
import { importOrReload } from '@/lib/import-or-reload';
import { useAccount } from '@/session/session';
import { changeHome, withoutRows, withRow, writeHome } from '@/data/home';
import { optimistic } from '@/data/optimistic';
import { newSelection } from '@/data/selections';
import { useWrite, type WriteCallbacks } from '@/data/use-write';

/** The tasks of a difficulty on the user's list, each once, oldest first. */
export function goalsOf(
  selections: readonly Selection[],
  difficulty: GoalDifficulty,
): SelectionWithTask[] {
  const goals = selections
    .filter(hasTask)
    .filter((row) => !isDaily(row) && row.task.difficulty === difficulty)
    .toSorted((a, b) => ((a.selectionDate ?? '') < (b.selectionDate ?? '') ? -1 : 1));
  return goals.filter((row, at) => goals.findIndex(({ taskId }) => taskId === row.taskId) === at);
}

/** A task to add, and what its row noted if it was on the list before. */
interface Addition {
  readonly task: Task;
  readonly goal?: string | null | undefined;
}

/**
 * Adds a medium or strategic task to the user's list (spec §4). It shows at once, and disappears again if the
 * backend refuses it; one already added from another tab counts as success (D13).
 */
export function useAddGoal(callbacks: WriteCallbacks<void, Addition>) {
  const { id: accountId } = useAccount();
  const client = useQueryClient();

  async function write({ task, goal }: Addition): Promise<void> {
    const id = goalSelectionId(accountId, task.id);
    const row = { ...newSelection(accountId, id, task.id, Date.now()), ...(goal && { goal }) };
    await optimistic(changeSelections(client, accountId), {
      apply: (selections) => withRow(selections, { ...row, task }),
      takeBack: (selections) => withoutRows(selections, [id]),
      send: async () => {
        const [outcome] = await inTurn(id, async () => (await writes()).createSelections([row]));
        if (outcome?.done === false && !isConflict(outcome.error)) throw outcome.error;
      },
    });
  }

  return useWrite({
    action: 'add goal',
    rowOf: ({ task }: Addition) => task.id,
    mutationFn: (addition) => writeHome(accountId, () => write(addition)),
    ...callbacks,
  });
}

interface Removal {
  readonly task: Task;
  readonly selections: readonly Selection[];
}

/** 'Remove Task': removes every row of a task from the list; puts them back on failure. */
export function useRemoveGoal(callbacks: WriteCallbacks<void, Removal>) {
  const { id: accountId } = useAccount();
  const client = useQueryClient();

  async function write({ task, selections }: Removal): Promise<void> {
    const rows = selections.filter((row) => row.taskId === task.id && !isDaily(row));
    const ids = rows.map(({ id }) => id);
    await optimistic(changeSelections(client, accountId), {
      apply: (selections) => withoutRows(selections, ids),
      takeBack: (selections) => rows.reduce<Selection[]>(withRow, selections),
      send: () =>
        inTurn(goalSelectionId(accountId, task.id), async () =>
          (await writes()).deleteSelections(ids),
        ),
    });
  }

  return useWrite({
    action: 'remove goal',
    rowOf: ({ task }: Removal) => task.id,
    mutationFn: (removal) => writeHome(accountId, () => write(removal)),
    ...callbacks,
  });
}

/** Returns a function that changes the selections that the home shows. */
export const changeSelections =
  (client: QueryClient, accountId: string) => (change: (rows: Selection[]) => Selection[]) =>
    changeHome(client, accountId, (home) => ({ ...home, selections: change(home.selections) }));

// Loads with the first change.
const writes = () => importOrReload(() => import('@/data/selection-writes'));

const lastSent = new Map<string, Promise<unknown>>();

/** Sends a goal's changes one after another, so a removal never overtakes an addition. */
export async function inTurn<T>(id: string, send: () => Promise<T>): Promise<T> {
  const earlier = lastSent.get(id) ?? Promise.resolve();
  const sent = earlier.then(send, send);
  lastSent.set(id, sent);
  try {
    return await sent;
  } finally {
    if (lastSent.get(id) === sent) lastSent.delete(id);
  }
}
