import { changedGoal, type GoalSteps, goalIn, type StepChange } from './goal-state';
import { type Step, stepsIn } from './steps';
import { oneLine, visibleText } from './visible-text';

/** How many steps a member can add to a task. There are more only if two devices add some at once. */
export const MAX_OWN_STEPS = 6;

// Room for the task's steps, the member's own, and removed ones. Together with a plan, they fit the row
// (goal-steps.test.ts).
const MAX_TICKS = 20;

/** A step on a member's list. */
export interface GoalStep extends Step {
  readonly isDone: boolean;
  /** Whether the member has added it. */
  readonly isOwn: boolean;
}

/** A member's progress through a task's steps. */
export interface StepProgress {
  readonly steps: readonly GoalStep[];
  readonly done: number;
  /** The first step that isn't done; undefined if all are. */
  readonly next: GoalStep | undefined;
}

/** Returns a member's progress through a task: the task's own steps first, then those that the member added. */
export function stepProgress(
  task: { readonly steps?: string | null | undefined },
  goal: string | null | undefined,
): StepProgress {
  const { ticks, own } = stepsOfGoal(goal);
  const isDone = (id: string) => ticks.some((tick) => tick.id === id && tick.isDone);
  const steps = [
    ...stepsIn(task.steps).map((step) => ({ ...step, isDone: isDone(step.id), isOwn: false })),
    ...own.map((step) => ({ ...step, isDone: isDone(step.id), isOwn: true })),
  ];
  return {
    steps,
    done: steps.filter((step) => step.isDone).length,
    next: steps.find((step) => !step.isDone),
  };
}

/** Returns how many of a task's steps are done, such as '3 of 5'. */
export function progressText({ done, steps }: StepProgress): string {
  return `${done} of ${steps.length}`;
}

/** Returns a goal's text after a change to its steps at `now`. Of two changes to a step, the later one wins. */
export function withStepChange(
  goal: string | null | undefined,
  change: StepChange,
  now: number,
): string {
  return changedGoal(goal, (before) => {
    const steps = before.steps ?? NONE;
    return { ...before, steps: changedSteps(steps, change, now) };
  });
}

/** Returns an ID for a step of the member's own, which no step of the task can have. */
export function ownStepId(now: number): string {
  return `my-${now.toString(36)}`;
}

/** Whether a member can add another step. */
export function canAddStep({ steps }: StepProgress): boolean {
  return steps.filter(({ isOwn }) => isOwn).length < MAX_OWN_STEPS;
}

const NONE: GoalSteps = { ticks: [], own: [] };

type Ticks = GoalSteps['ticks'];

function tickOf(stepId: string, ticks: Ticks): Ticks[number] | undefined {
  return ticks.find(({ id }) => id === stepId);
}

function stepsOfGoal(goal: string | null | undefined): GoalSteps {
  // Most goals have no text, and skip parsing.
  return (goal && goalIn(goal).steps) || NONE;
}

function changedSteps({ ticks, own }: GoalSteps, change: StepChange, now: number): GoalSteps {
  if ('stepIds' in change) {
    const isDone = change.kind === 'tickAll';
    const all = change.stepIds.map((id) => ({ id, isDone, at: now }));
    return { ticks: all.reduce(withTick, ticks), own };
  }
  const { kind, stepId } = change;
  const others = own.filter(({ id }) => id !== stepId);
  if (kind === 'own') {
    // Another device has removed or ticked it since.
    if ((tickOf(stepId, ticks)?.at ?? 0) > now) return { ticks, own };
    const added = { id: stepId, text: visibleText(oneLine(change.text)) };
    // IDs sort by the time they were made, so a step that is brought back has its old place.
    return { ticks, own: [...others, added].toSorted((a, b) => (a.id < b.id ? -1 : 1)) };
  }
  if (kind === 'drop') {
    return { ticks: withTick(ticks, { id: stepId, isDone: false, at: now }), own: others };
  }
  return { ticks: withTick(ticks, { id: stepId, isDone: kind === 'tick', at: now }), own };
}

function withTick(ticks: Ticks, tick: Ticks[number]): Ticks {
  if ((tickOf(tick.id, ticks)?.at ?? 0) > tick.at) return ticks;
  const all = [...ticks.filter(({ id }) => id !== tick.id), tick];
  if (all.length <= MAX_TICKS) return all;
  // Unticked steps are dropped first.
  const oldest = all.find(({ isDone }) => !isDone) ?? all[0];
  return all.filter((one) => one !== oldest);
}
