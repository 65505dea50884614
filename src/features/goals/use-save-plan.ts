import { useQueryClient } from '@tanstack/react-query';
import { cachedHome, writeHome } from '@/data/home';
import { optimistic } from '@/data/optimistic';
import { useWrite, type WriteCallbacks } from '@/data/use-write';
import { type PlanDraft, withPlan } from '@/domain/goal-state';
import type { Selection, SelectionWithTask } from '@/domain/selection';
import { importOrReload } from '@/lib/import-or-reload';
import { useAccount } from '@/session/session';
import { changeSelections, inTurn } from './use-goals';

/** The plan to store for a task on the list; undefined to remove it. */
export interface PlanChange {
  readonly selection: SelectionWithTask;
  readonly plan: PlanDraft | undefined;
}

/** Makes, changes or removes the plan of a goal. It shows at once, and the one before again if it can't be stored. */
export function useSavePlan(callbacks: WriteCallbacks<void, PlanChange>) {
  const { id: accountId } = useAccount();
  const client = useQueryClient();

  async function write({ selection, plan }: PlanChange) {
    const { id } = selection;
    const now = Date.now();
    const listed = cachedHome(client, accountId)?.selections.find((row) => row.id === id);
    const before = (listed ?? selection).goal ?? null;
    const change = (goal: string | null) => withPlan(goal, plan, now);
    const shown = change(before);
    await optimistic(changeSelections(client, accountId), {
      apply: (rows) => withGoal(rows, id, shown),
      takeBack: (rows) =>
        rows.some((row) => row.id === id && row.goal === shown) ? withGoal(rows, id, before) : rows,
      send: () => inTurn(id, async () => (await writes()).changeGoal(id, before, change)),
      reconcile: (rows, stored) => withGoal(rows, id, stored),
    });
  }

  return useWrite({
    action: 'save plan',
    rowOf: ({ selection }: PlanChange) => selection.id,
    mutationFn: (change) => writeHome(accountId, () => write(change)),
    ...callbacks,
  });
}

function withGoal(rows: readonly Selection[], id: string, goal: string | null): Selection[] {
  return rows.map((row) => (row.id === id ? { ...row, goal } : row));
}

const writes = () => importOrReload(() => import('@/data/goal-plans'));
