import { isLive } from '@/domain/catalog-state';
import { planIn, withPlan } from '@/domain/goal-state';
import { hasStepChange, withStepChange } from '@/domain/goal-steps';
import { goalSelectionId } from '@/domain/row-ids';
import { isSameSelection } from '@/domain/selection';
import type { Obstacle } from '@/domain/unrecorded';
import type { DeedOf, GoalDeed } from '@/domain/waiting';
import { changeGoal } from '@/data/goal-plans';
import { createSelections, deleteGoals, fetchSelectionsByKey } from '@/data/selection-writes';
import { newSelection } from '@/data/selections';
import { fetchTasksByKey } from '@/data/tasks-by-id';
import { isConflict } from '@/lib/errors';

/** The requests that sendGoalDeed makes; tests inject their own. */
export interface GoalRequests {
  fetchSelectionsByKey: typeof fetchSelectionsByKey;
  fetchTasksByKey: typeof fetchTasksByKey;
  createSelections: typeof createSelections;
  deleteGoals: typeof deleteGoals;
  changeGoal: typeof changeGoal;
}

const goalRequests: GoalRequests = {
  fetchSelectionsByKey,
  fetchTasksByKey,
  createSelections,
  deleteGoals,
  changeGoal,
};

/**
 * Makes a change of an account's list that waited. Returns what was in the way; undefined if it is made, now or by an
 * earlier attempt. Throws a BackendError.
 */
export function sendGoalDeed(
  accountId: string,
  deed: GoalDeed,
  requests = goalRequests,
): Promise<Obstacle | undefined> {
  switch (deed.kind) {
    case 'add':
      return sendAddition(accountId, deed, requests);
    case 'remove':
      return sendRemoval(deed, requests);
    case 'step':
      return sendStep(deed, requests);
    default:
      return sendPlan(deed, requests);
  }
}

async function sendAddition(
  accountId: string,
  { task: { id: taskId }, goal, at }: DeedOf<'add'>,
  requests: GoalRequests,
): Promise<Obstacle | undefined> {
  const id = goalSelectionId(accountId, taskId);
  const row = { ...newSelection(accountId, id, taskId, at), ...(goal && { goal }) };
  const [listed] = await requests.fetchSelectionsByKey([id]);
  if (!listed) {
    const [task] = await requests.fetchTasksByKey([taskId]);
    if (!task || !isLive(task)) return 'gone';
    const [outcome] = await requests.createSelections([row]);
    if (outcome?.done !== false) return undefined;
    if (!isConflict(outcome.error)) throw outcome.error;
  }
  // An earlier attempt has added it, and its plan may be gone since.
  if (listed && isSameSelection(row)(listed)) return undefined;
  const plan = planIn(goal);
  const before = listed?.goal ?? null;
  if (plan) await requests.changeGoal(id, before, (text) => withPlan(text, plan, plan.made));
  return undefined;
}

// A row that another device has since added again isn't the one this member removed.
async function sendRemoval(
  { rows }: DeedOf<'remove'>,
  requests: GoalRequests,
): Promise<Obstacle | undefined> {
  const stored = await requests.fetchSelectionsByKey(rows.map(({ id }) => id));
  const listed = stored.filter((row) => row !== null);
  const shown = listed.filter((row) => rows.some(isSameSelection(row)));
  await requests.deleteGoals(shown);
  return shown.length === listed.length ? undefined : 'repeated';
}

async function sendPlan(
  { id, goal, at }: DeedOf<'plan'>,
  requests: GoalRequests,
): Promise<Obstacle | undefined> {
  const [listed] = await requests.fetchSelectionsByKey([id]);
  if (!listed) return 'unlisted';
  const stored = listed.goal ?? null;
  const { made } = planIn(stored) ?? { made: 0 };
  if (made > at) return 'repeated';
  const plan = planIn(goal);
  const isStored = plan ? made === at : made === 0;
  if (isStored) return undefined;
  const { sequence: _sequence, made: _made, ...draft } = plan ?? { sequence: 0, made: 0 };
  await requests.changeGoal(id, stored, (text) => withPlan(text, plan && draft, at));
  return undefined;
}

async function sendStep(
  { id, change, at }: DeedOf<'step'>,
  requests: GoalRequests,
): Promise<Obstacle | undefined> {
  const [listed] = await requests.fetchSelectionsByKey([id]);
  if (!listed) return 'unlisted';
  const stored = listed.goal ?? null;
  if (hasStepChange(stored, change, at)) return undefined;
  await requests.changeGoal(id, stored, (text) => withStepChange(text, change, at));
  return undefined;
}
