import * as v from 'valibot';
import type { Completion } from './completion';
import { MAX_PLAN_TEXT_LENGTH } from './generated/limits';
import { epochOf } from './instant';

/*
 * What a member notes about a goal, as `UserTaskSelection.goal` stores it (decision 145): JSON, parsed here, since
 * another version of the application may have written it.
 */

const wordsSchema = v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_PLAN_TEXT_LENGTH)));

const PlanSchema = v.object({
  /** The day, such as '2026-12-05', wherever the member is then. */
  on: v.exactOptional(v.pipe(v.string(), v.isoDate())),
  /** The time of day, such as '09:00'. */
  time: v.exactOptional(v.pipe(v.string(), v.isoTime())),
  /** What reminds the member, in their own words. */
  cue: wordsSchema,
  where: wordsSchema,
  /** The goal's revision that made this plan: a calendar replaces an event by one with a higher number. */
  sequence: v.number(),
  /** When it was made, in milliseconds since the epoch. */
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

/** A plan that isn't stored yet. */
export type PlanDraft = Omit<Plan, 'sequence' | 'made'>;

// Other fields are another version's, and stay.
const GoalSchema = v.looseObject({
  /** Grows with each change. */
  revision: v.fallback(v.number(), 0),
  plan: v.fallback(v.optional(PlanSchema), undefined),
});

function goalOf(text: string | null | undefined): v.InferOutput<typeof GoalSchema> {
  try {
    return v.parse(GoalSchema, JSON.parse(text ?? '{}'));
  } catch {
    return { revision: 0 };
  }
}

/** Returns the plan in a goal's text; undefined without one that can be read. */
export function planIn(text: string | null | undefined): Plan | undefined {
  // Most goals have no plan, and cost no parsing.
  return text ? goalOf(text).plan : undefined;
}

/** Returns a goal's text with another plan made at `now`, or without one; everything else stays. */
export function withPlan(
  text: string | null | undefined,
  draft: PlanDraft | undefined,
  now: number,
): string {
  const { plan: _before, ...goal } = goalOf(text);
  const revision = goal.revision + 1;
  const plan = draft && { ...draft, sequence: revision, made: now };
  return JSON.stringify({ ...goal, revision, ...(plan && { plan }) });
}

/** Returns the completion that a plan led to: one of its task, made after the plan. */
export function keptBy<Row extends Completion>(
  { made }: Pick<Plan, 'made'>,
  taskId: string,
  completions: readonly Row[],
): Row | undefined {
  return completions.find(
    (row) => row.taskId === taskId && (epochOf(row.completedDate) ?? 0) >= made,
  );
}
