import { LISTED_MS } from '@/domain/time-limits';
import type { Action, ActionOf, RefusalReason } from './action';
import { type Outcome, withCompletion, withCorrection, withNote, withUndo } from './completions';
import {
  withAside,
  withLateTasks,
  withRefresh,
  withRefreshOvertaken,
  withRefreshTakenBack,
  withRenewal,
  withSwap,
} from './daily';
import { withGoal, withGoalPlan, withoutDeletedGoals, withoutGoal, withSteps } from './goals';
import { type Member, withRecord } from './member';
import { withTasksRead } from './read-by-key';
import { fitted, settledUntil } from './fitted';

/** The IDs of tasks, and of completions with notes, that the API no longer knows. */
export type Gone = ReadonlySet<string>;

const NONE: Gone = new Set();

/**
 * Returns the member after an action, or the reason it couldn't be done. An action that is already known changes
 * nothing, so a page shows the same before and after the response.
 */
export function apply(member: Member, action: Action, gone: Gone = NONE): Outcome {
  const { record } = member;
  if (record.acts.includes(action.id)) return { member };
  const { member: after, why } = changed(member, action, gone);
  if (why || after === member) return { member: after, ...(why && { why }) };
  const acts = [...record.acts, action.id];
  return { member: withTasksOf(withRecord(after, { acts }), [action]) };
}

/** Returns the member with the tasks that the actions contain, even if these are already committed. */
export function withTasksOf(member: Member, actions: readonly Action[]): Member {
  const known = actions.flatMap((action) => {
    if (action.kind === 'swap' || action.kind === 'add') return [action.task];
    return 'tasks' in action && action.kind !== 'late' ? action.tasks : [];
  });
  const missing = known.filter(({ id }) => !member.tasks.get(id));
  if (missing.length === 0) return member;
  return withTasksRead(member, new Map(missing.map((task) => [task.id, task])));
}

/** Returns the member after all actions, as pages show it. */
export function applyAll(member: Member, actions: readonly Action[]): Member {
  return actions.reduce((now, action) => apply(now, action).member, member);
}

/**
 * Returns the member to commit at `now` (the same object if nothing changes), and the reasons why actions couldn't be
 * done, by ID. `gone` has the IDs that the API doesn't know.
 */
export function applyNext(
  member: Member,
  actions: readonly Action[],
  { gone, now }: { readonly gone: Gone; readonly now: number },
): { member: Member; refused: Map<string, RefusalReason> } {
  const refused = new Map<string, RefusalReason>();
  const record = settledUntil(member.record, now - LISTED_MS);
  const start = withoutDeletedGoals({ ...member, record });
  let after = start;
  for (const action of actions) {
    const obstacle = obstacleTo(after, action, { gone, now });
    const outcome = obstacle ? { member: after, why: obstacle } : apply(after, action, gone);
    after = outcome.member;
    if (outcome.why) refused.set(action.id, outcome.why);
  }
  if (after === start) return { member, refused };
  return { member: { ...after, record: fitted(after.record) }, refused };
}

/** Returns why an action can't be done at `now`, whatever its rule says; undefined if only the rule decides. */
function obstacleTo(
  member: Member,
  action: Action,
  { gone, now }: { readonly gone: Gone; readonly now: number },
): RefusalReason | undefined {
  if (isLate(action, now)) return 'late';
  if (member.record.acts.includes(action.id)) return undefined;
  if (isOlder(member, action, now)) return 'renewed';
  return isGone(member, action, gone) ? 'gone' : undefined;
}

function isLate(action: Action, now: number): boolean {
  return action.kind === 'complete' && action.until <= now - LISTED_MS;
}

// Sets of two devices may have the same number by chance. A set in the future, from a wrong clock, must not block others.
function isOlder({ record: { set } }: Member, action: Action, now: number): boolean {
  return action.kind === 'renew' && action.at < set.start && set.start <= now;
}

function isGone({ record }: Member, action: Action, gone: Gone): boolean {
  if (gone.size === 0) return false;
  switch (action.kind) {
    case 'complete':
    case 'add':
      return gone.has(action.task.id);
    case 'renew':
    case 'refresh':
      return action.tasks.some(({ id }) => gone.has(id));
    case 'takeBack':
      return (record.set.before?.tasks ?? []).some((id) => gone.has(id));
    case 'plan':
    case 'steps':
      return gone.has(action.taskId);
    default:
      return false;
  }
}

type Rules = {
  readonly [Kind in Action['kind']]: (
    member: Member,
    action: ActionOf<Kind>,
    gone: Gone,
  ) => Outcome;
};

const rules: Rules = {
  complete: (member, action, gone) => {
    const outcome = withCompletion(member, action);
    return outcome.why ? outcome : { member: withRefreshOvertaken(outcome.member, action, gone) };
  },
  undo: withUndo,
  note: withNote,
  renew: withRenewal,
  refresh: withRefresh,
  takeBack: withRefreshTakenBack,
  late: withLateTasks,
  swap: withSwap,
  aside: withAside,
  add: withGoal,
  plan: withGoalPlan,
  remove: withoutGoal,
  steps: withSteps,
  correct: withCorrection,
};

function changed<Kind extends Action['kind']>(
  member: Member,
  action: ActionOf<Kind> & { readonly kind: Kind },
  gone: Gone,
): Outcome {
  const rule: Rules[Kind] = rules[action.kind];
  return rule(member, action, gone);
}
