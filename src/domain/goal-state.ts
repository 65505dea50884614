import * as v from 'valibot';
import { type CalendarDay, calendarDayFrom, isoDay } from './calendar-day';
import type { Completion } from './completion';
import { MAX_PLAN_TEXT_LENGTH } from '@/definition';
import { epochOf } from './instant';

/*
 * What a member has written about a goal, as `UserTaskSelection.goal` stores it (decision 145): JSON, parsed here since
 * another version of the application may have written it.
 */

const wordsSchema = v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_PLAN_TEXT_LENGTH)));

const PlanSchema = v.object({
  /** The day, such as '2026-12-05', in whatever time zone the member is then. */
  on: v.exactOptional(
    v.pipe(
      v.string(),
      v.check((on) => Number.isFinite(calendarDayFrom(on))),
    ),
  ),
  /** The time of day, such as '09:00'. */
  time: v.exactOptional(v.pipe(v.string(), v.isoTime())),
  /** The member's reminder, in their own words. */
  cue: wordsSchema,
  where: wordsSchema,
  /** When the plan was made, in milliseconds since the epoch. */
  made: v.number(),
});

/** When, and perhaps where, a member will do a task. */
export type Plan = Readonly<v.InferOutput<typeof PlanSchema>>;

/** A plan that a calendar can hold. */
export type TimedPlan = Plan & Required<Pick<Plan, 'on' | 'time'>>;

/** Whether a plan has a day and a time. */
export function isTimed(plan: Plan): plan is TimedPlan {
  return plan.on !== undefined && plan.time !== undefined;
}

export const PlanDraftSchema = v.omit(PlanSchema, ['made']);

/** A plan that isn't stored yet. */
export type PlanDraft = Readonly<v.InferOutput<typeof PlanDraftSchema>>;

const StepsSchema = v.object({
  /**
   * The latest change of each step and its time (milliseconds since the epoch), including deleted steps of the member's
   * own.
   */
  ticks: v.array(v.object({ id: v.string(), isDone: v.boolean(), at: v.number() })),
  /** The steps that the member added. */
  own: v.array(v.object({ id: v.string(), text: v.string() })),
});

/** A member's progress with a task's steps. */
export type GoalSteps = v.InferOutput<typeof StepsSchema>;

/** A change of a goal's steps: ticking, unticking, adding or removing one, or unticking or ticking all (D109). */
export const StepChangeSchema = v.variant('kind', [
  v.object({ kind: v.picklist(['tick', 'untick', 'drop']), stepId: v.string() }),
  v.object({ kind: v.literal('own'), stepId: v.string(), text: v.string() }),
  v.object({ kind: v.picklist(['restart', 'tickAll']), stepIds: v.array(v.string()) }),
]);

export type StepChange = Readonly<v.InferOutput<typeof StepChangeSchema>>;

// Keeps fields that other versions wrote.
const GoalSchema = v.looseObject({
  /** Grows with each change. */
  revision: v.fallback(v.number(), 0),
  plan: v.fallback(v.optional(PlanSchema), undefined),
  steps: v.fallback(v.optional(StepsSchema), undefined),
});

type Goal = v.InferOutput<typeof GoalSchema>;

/** Returns the goal in a text; an empty one if it can't be read. */
export function goalIn(text: string | null | undefined): Goal {
  try {
    return v.parse(GoalSchema, JSON.parse(text ?? '{}'));
  } catch {
    return { revision: 0 };
  }
}

/** Returns the revision in a goal's text; 0 if there is none. */
export function revisionIn(text: string | null | undefined): number {
  // Most goals have no text, and skip parsing.
  return text ? goalIn(text).revision : 0;
}

/** Returns the plan in a goal's text; undefined if there is none, or it can't be read. */
export function planIn(text: string | null | undefined): Plan | undefined {
  return text ? goalIn(text).plan : undefined;
}

/** Whether a goal's text has a plan for a day. */
export function isPlannedFor(day: CalendarDay, text: string | null | undefined): boolean {
  return planIn(text)?.on === isoDay(day);
}

/** Returns the goals with those planned for `today` first. */
export function sortPlannedFirst<Row extends { readonly goal?: string | null }>(
  goals: readonly Row[],
  today: CalendarDay,
): Row[] {
  const isToday = ({ goal }: Row) => Number(isPlannedFor(today, goal));
  return goals.toSorted((a, b) => isToday(b) - isToday(a));
}

/** Returns a goal's text with its plan, made at `now`, replaced or removed; everything else stays. */
export function withPlan(
  text: string | null | undefined,
  draft: PlanDraft | undefined,
  now: number,
): string {
  return changedGoal(text, ({ plan: _before, ...goal }) => {
    const plan = draft && { ...draft, made: now };
    return { ...goal, ...(plan && { plan }) };
  });
}

/** Returns a goal's text after a change. The change receives the goal with its new revision. */
export function changedGoal(text: string | null | undefined, change: (goal: Goal) => Goal): string {
  const goal = goalIn(text);
  return JSON.stringify(change({ ...goal, revision: goal.revision + 1 }));
}

/** Returns the completion that fulfills a plan: one of its task, made after the plan. */
export function keptBy<Row extends Completion>(
  { made }: Pick<Plan, 'made'>,
  taskId: string,
  completions: readonly Row[],
): Row | undefined {
  return completions.find(
    (row) => row.taskId === taskId && (epochOf(row.completedDate) ?? 0) >= made,
  );
}
