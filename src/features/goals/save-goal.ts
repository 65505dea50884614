import type { QueryClient } from '@tanstack/react-query';
import { deliver } from '@/data/deliver';
import { cachedHome, writeHome } from '@/data/home';
import { planIn, type PlanDraft, withPlan } from '@/domain/goal-state';
import { withStepChange } from '@/domain/goal-steps';
import type { Selection, SelectionWithTask } from '@/domain/selection';
import type { StepChange } from '@/domain/step-change';
import type { Deed } from '@/domain/waiting';
import { importOrReload } from '@/lib/import-or-reload';
import { answerQuestion } from './addition-question';
import { changeSelections, type GoalOutcome } from './change-goals';

/** The plan to store for a task on the list; undefined to remove it. */
export interface PlanChange {
  readonly selection: SelectionWithTask;
  readonly plan: PlanDraft | undefined;
}

/**
 * Makes, changes or removes the plan of a goal on the home page. A task that was just added is stored with its plan, and
 * says itself if that fails. Throws a BackendError.
 */
export async function savePlan(
  client: QueryClient,
  accountId: string,
  { selection, plan }: PlanChange,
): Promise<GoalOutcome> {
  const { id, taskId, task } = selection;
  // The plan that the member sees is older, whatever the clock of the device that made it says.
  const at = Math.max(Date.now(), (planIn(selection.goal)?.made ?? 0) + 1);
  if (answerQuestion(id, withPlan(selection.goal ?? null, plan, at))) return 'stored';
  return saveGoal(client, accountId, {
    selection,
    change: (goal) => withPlan(goal, plan, at),
    deedOf: (goal) => ({ kind: 'plan', taskId, name: task.name, id, goal, at }),
  });
}

/** A change of a goal's steps. */
export interface GoalStepChange {
  readonly selection: SelectionWithTask;
  readonly change: StepChange;
}

/** Ticks, unticks, adds or removes a step of a goal on the home page. Throws a BackendError. */
export function saveStep(
  client: QueryClient,
  accountId: string,
  { selection, change }: GoalStepChange,
): Promise<GoalOutcome> {
  const at = Date.now();
  const { id, taskId, task } = selection;
  return saveGoal(client, accountId, {
    selection,
    change: (goal) => withStepChange(goal, change, at),
    deedOf: (goal) => ({ kind: 'step', taskId, name: task.name, id, change, goal, at }),
  });
}

interface Saving {
  readonly selection: SelectionWithTask;
  /** Returns a goal's text, as shown here or stored by another device, with the change. */
  readonly change: (goal: string | null) => string;
  readonly deedOf: (goal: string) => Deed;
}

function saveGoal(
  client: QueryClient,
  accountId: string,
  { selection: { id, goal: known = null }, change, deedOf }: Saving,
): Promise<GoalOutcome> {
  const listed = cachedHome(client, accountId)?.selections.find((row) => row.id === id);
  const before = listed ? (listed.goal ?? null) : known;
  const goal = change(before);
  const changeRows = changeSelections(client, accountId);
  return writeHome(accountId, () =>
    deliver<GoalOutcome>(accountId, deedOf(goal), {
      show: () => changeRows((rows) => withGoal(rows, id, goal)),
      takeBack: () => changeRows((rows) => withGoalFor(rows, { id, shown: goal, goal: before })),
      send: async () => {
        const stored = await (await writes()).changeGoal(id, before, change);
        changeRows((rows) => withGoalFor(rows, { id, shown: goal, goal: stored }));
        return 'stored';
      },
    }),
  );
}

function withGoal(rows: readonly Selection[], id: string, goal: string | null): Selection[] {
  return rows.map((row) => (row.id === id ? { ...row, goal } : row));
}

interface Replacement {
  readonly id: string;
  readonly shown: string;
  readonly goal: string | null;
}

// What the member has changed since stays, and gets a response of its own.
function withGoalFor(rows: Selection[], { id, shown, goal }: Replacement): Selection[] {
  const isShown = rows.some((row) => row.id === id && row.goal === shown);
  return isShown ? withGoal(rows, id, goal) : rows;
}

const writes = () => importOrReload(() => import('@/data/goal-plans'));
