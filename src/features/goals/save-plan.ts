import type { QueryClient } from '@tanstack/react-query';
import { deliver } from '@/data/deliver';
import { cachedHome, writeHome } from '@/data/home';
import { type PlanDraft, withPlan } from '@/domain/goal-state';
import type { Selection, SelectionWithTask } from '@/domain/selection';
import { importOrReload } from '@/lib/import-or-reload';
import { changeSelections, type GoalOutcome } from './change-goals';

/** The plan to store for a task on the list; undefined to remove it. */
export interface PlanChange {
  readonly selection: SelectionWithTask;
  readonly plan: PlanDraft | undefined;
}

/** Makes, changes or removes the plan of a goal on the home page. Throws a BackendError. */
export function savePlan(
  client: QueryClient,
  accountId: string,
  { selection: { id, taskId, task, goal: known = null }, plan }: PlanChange,
): Promise<GoalOutcome> {
  const at = Date.now();
  const listed = cachedHome(client, accountId)?.selections.find((row) => row.id === id);
  const before = listed ? (listed.goal ?? null) : known;
  const planned = (text: string | null) => withPlan(text, plan, at);
  const goal = planned(before);
  const change = changeSelections(client, accountId);
  return writeHome(accountId, () =>
    deliver<GoalOutcome>(
      accountId,
      { kind: 'plan', taskId, name: task.name, id, goal, at },
      {
        show: () => change((rows) => withGoal(rows, id, goal)),
        takeBack: () => change((rows) => withoutChange(rows, { id, goal, before })),
        send: async () => {
          const stored = await (await writes()).changeGoal(id, before, planned);
          change((rows) => withGoal(rows, id, stored));
          return 'stored';
        },
      },
    ),
  );
}

function withGoal(rows: readonly Selection[], id: string, goal: string | null): Selection[] {
  return rows.map((row) => (row.id === id ? { ...row, goal } : row));
}

interface Shown {
  readonly id: string;
  readonly goal: string;
  readonly before: string | null;
}

function withoutChange(rows: Selection[], { id, goal, before }: Shown): Selection[] {
  const isShown = rows.some((row) => row.id === id && row.goal === goal);
  return isShown ? withGoal(rows, id, before) : rows;
}

const writes = () => importOrReload(() => import('@/data/goal-plans'));
