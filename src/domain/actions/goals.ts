import { goalIn, planIn, revisionIn, withPlan } from '@/domain/goal-state';
import { withStepChange } from '@/domain/goal-steps';
import { epochOf, instantOf } from '@/domain/instant';
import { goalSelectionId } from '@/domain/row-ids';
import type { Selection } from '@/domain/selection';
import type { ActionOf } from './action';
import type { Outcome } from './completions';
import { type Member, withRecord } from './member';
import { MAX_GOALS } from './record';

/** Returns the member with a task added to the goals. */
export function withGoal(member: Member, action: ActionOf<'add'>): Outcome {
  const { task, goal, at } = action;
  // Never in the future, where another client may have dated it: until then, it couldn't be removed.
  const since = Math.min(at, action.since ?? at);
  if (rowOf(member, task.id)) return { member };
  if (member.record.goals.length >= MAX_GOALS) return { member, why: 'full' };
  const text = goal === null ? null : ofCommit(member, goal);
  const row: Selection = {
    id: goalSelectionId(member.accountId, task.id),
    taskId: task.id,
    selectionDate: instantOf(since),
    task,
    goal: text,
  };
  const goals = [...member.record.goals, { taskId: task.id, since, revision: revisionIn(text) }];
  return { member: { ...withRecord(member, { goals }), goals: [...member.goals, row] } };
}

/** Returns the member without a goal, unless it was added again after the removal was requested. */
export function withoutGoal(member: Member, { taskId, at }: ActionOf<'remove'>): Outcome {
  const row = rowOf(member, taskId);
  if (!row) return { member };
  const { goals } = member.record;
  const listed = goals.find((one) => one.taskId === taskId);
  if (listed && listed.since > at) return { member, why: 'overtaken' };
  return {
    member: {
      ...withRecord(member, { goals: goals.filter((one) => one !== listed) }),
      goals: member.goals.filter((one) => one !== row),
    },
  };
}

/** The most that fit in a commit. */
const FORGOTTEN_AT_ONCE = 10;

/** Returns the member without goals whose tasks an admin has deleted (D16), a few at a time. */
export function withoutDeletedGoals(member: Member): Member {
  const ids = member.goals.map(({ taskId }) => taskId);
  const isDeleted = (taskId: string) => member.tasks.get(taskId) === null;
  const deleted = new Set(ids.filter(isDeleted).slice(0, FORGOTTEN_AT_ONCE));
  const listed = member.record.goals.filter(({ taskId }) => !deleted.has(taskId));
  const goals = member.goals.filter(({ taskId }) => !deleted.has(taskId));
  return { ...withRecord(member, { goals: listed }), goals };
}

/** Returns the member with a goal's plan set or removed, unless another plan was made later. */
export function withGoalPlan(member: Member, { taskId, plan, at }: ActionOf<'plan'>): Outcome {
  const { made = 0 } = planIn(rowOf(member, taskId)?.goal) ?? {};
  if (made > at) return { member, why: 'overtaken' };
  return withText(member, { taskId, at }, (goal) => withPlan(goal, plan ?? undefined, at));
}

/** Returns the member with a goal's steps changed. */
export function withSteps(member: Member, { taskId, change, at }: ActionOf<'steps'>): Outcome {
  return withText(member, { taskId, at }, (goal) => withStepChange(goal, change, at));
}

function withText(
  member: Member,
  { taskId, at }: Pick<ActionOf<'plan' | 'steps'>, 'taskId' | 'at'>,
  change: (goal: string | null | undefined) => string,
): Outcome {
  const { record, accountId } = member;
  const row = rowOf(member, taskId);
  if (!row) return { member, why: 'unlisted' };
  const listed = record.goals.find((one) => one.taskId === taskId);
  if (listed && revisionIn(row.goal) !== listed.revision) return { member, why: 'stale' };
  if (!listed && record.goals.length >= MAX_GOALS) return { member, why: 'full' };
  const goal = ofCommit(member, change(row.goal));
  // A goal that another client added moves to a row of ours.
  const since = listed?.since ?? Math.min(at, epochOf(row.selectionDate) ?? 0);
  const id = goalSelectionId(accountId, taskId);
  const own = { ...row, id, selectionDate: instantOf(since), goal };
  const entry = { taskId, since, revision: revisionIn(goal) };
  const goals = listed
    ? record.goals.map((one) => (one === listed ? entry : one))
    : [...record.goals, entry];
  return {
    member: {
      ...withRecord(member, { goals }),
      goals: member.goals.map((one) => (one === row ? own : one)),
    },
  };
}

/** Returns a goal's text with the number of the commit that will store it. */
function ofCommit({ revision }: Member, goal: string): string {
  return JSON.stringify({ ...goalIn(goal), revision: revision + 1 });
}

function rowOf({ goals }: Member, taskId: string): Selection | undefined {
  return goals.find((row) => row.taskId === taskId);
}
