import type { QueryClient } from '@tanstack/react-query';
import { isDaily } from '@/domain/daily-set';
import { goalSelectionId } from '@/domain/row-ids';
import { hasTask, type Selection, type SelectionWithTask } from '@/domain/selection';
import type { GoalDifficulty, Task } from '@/domain/task';
import { isConflict } from '@/lib/errors';
import { importOrReload } from '@/lib/import-or-reload';
import { deliver } from '@/data/deliver';
import { changeHome, withoutRows, withRow, writeHome } from '@/data/home';
import { newSelection } from '@/data/selections';

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

/** What became of a change: it is stored, or waits for a connection; or the task was on the list already. */
export type GoalOutcome = 'stored' | 'waiting' | 'listed';

/** A task to add, and what its row noted if it was on the list before. */
export interface Addition {
  readonly task: Task;
  readonly goal?: string | null | undefined;
  /** What its row is to note instead, once the member has been asked. */
  readonly answer?: Promise<string | null>;
}

/** Adds a task to the list; one that is on it already counts as added (D13). Throws a BackendError. */
export function addGoal(
  client: QueryClient,
  accountId: string,
  { task, goal: known = null, answer }: Addition,
): Promise<GoalOutcome> {
  const at = Date.now();
  const id = goalSelectionId(accountId, task.id);
  const change = changeSelections(client, accountId);
  const rowWith = (goal: string | null) => ({
    ...newSelection(accountId, id, task.id, at),
    ...(goal && { goal }),
  });
  const show = (goal: string | null) => change((rows) => withRow(rows, { ...rowWith(goal), task }));
  return writeHome(accountId, () =>
    deliver<GoalOutcome>(
      accountId,
      { kind: 'add', task, goal: known, at },
      {
        show: () => show(known),
        takeBack: () => change((rows) => withoutRows(rows, [id])),
        send: async () => {
          const goal = answer ? await answer : known;
          if (goal !== known) show(goal);
          const [outcome] = await (await writes()).createSelections([rowWith(goal)]);
          if (outcome?.done !== false) return 'stored';
          if (!isConflict(outcome.error)) throw outcome.error;
          return 'listed';
        },
      },
    ),
  );
}

/** A task to remove from the list, and the rows that the page shows. */
export interface Removal {
  readonly task: Task;
  readonly selections: readonly Selection[];
}

/** Removes every row of a task from the list. Throws a BackendError. */
export function removeGoal(
  client: QueryClient,
  accountId: string,
  { task, selections }: Removal,
): Promise<GoalOutcome> {
  const rows = selections.filter((row) => row.taskId === task.id && !isDaily(row));
  const ids = rows.map(({ id }) => id);
  const change = changeSelections(client, accountId);
  return writeHome(accountId, () =>
    deliver<GoalOutcome>(
      accountId,
      { kind: 'remove', taskId: task.id, name: task.name, rows },
      {
        show: () => change((shown) => withoutRows(shown, ids)),
        takeBack: () => change((shown) => rows.reduce<Selection[]>(withRow, shown)),
        send: async () => {
          const { deleteGoals, fetchSelectionsByKey } = await writes();
          try {
            await deleteGoals(rows);
          } catch (error) {
            if (!isConflict(error)) throw error;
            // Another device's row is what the page should have shown.
            const stored = await fetchSelectionsByKey(ids);
            await deleteGoals(stored.filter((row) => row !== null));
          }
          return 'stored';
        },
      },
    ),
  );
}

/** Returns a function that changes the selections that the home shows. */
export const changeSelections =
  (client: QueryClient, accountId: string) => (change: (rows: Selection[]) => Selection[]) =>
    changeHome(client, accountId, (home) => ({ ...home, selections: change(home.selections) }));

// Loads with the first change.
const writes = () => importOrReload(() => import('@/data/selection-writes'));
