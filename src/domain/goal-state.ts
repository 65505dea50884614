import * as v from 'valibot';
import { type CalendarDay, isoDay } from './calendar-day';
import type { Completion } from './completion';
import { MAX_PLAN_TEXT_LENGTH } from '@/definition';
import { epochOf } from './instant';

/*
 * A member's notes on a goal, as `UserTaskSelection.goal` stores them (decision 145): JSON, parsed here, since
 * another version of the application may have written it.
 */

const wordsSchema = v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_PLAN_TEXT_LENGTH)));

const PlanSchema = v.object({
  /** The day, such as '2026-12-05', wherever the member is then. */
  on: v.exactOptional(v.pipe(v.string(), v.isoDate())),
  /** The time of day, such as '09:00'. */
  time: v.exactOptional(v.pipe(v.string(), v.isoTime())),
  /** The member's reminder, in their own words. */
  cue: wordsSchema,
  where: wordsSchema,
  /** The goal's revision with this plan: a calendar replaces an event with one that has a higher number. */
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

export const PlanDraftSchema = v.omit(PlanSchema, ['sequence', 'made']);

/** A plan that isn't stored yet. */
export type PlanDraft = Readonly<v.InferOutput<typeof PlanDraftSchema>>;

const StepsSchema = v.object({
  /** Each step's latest change and its time (milliseconds since the epoch), deleted own steps included. */
  ticks: v.array(v.object({ id: v.string(), isDone: v.boolean(), at: v.number() })),
  /** The steps that the member has added. */
  own: v.array(v.object({ id: v.string(), text: v.string() })),
});

/** A member's progress with a task's steps. */
export type GoalSteps = v.InferOutput<typeof StepsSchema>;

// Fields of other versions stay.
const GoalSchema = v.looseObject({
  /** Grows with each change. */
  revision: v.fallback(v.number(), 0),
  plan: v.fallback(v.optional(PlanSchema), undefined),
  steps: v.fallback(v.optional(StepsSchema), undefined),
});

type Goal = v.InferOutput<typeof GoalSchema>;

/** Returns the notes in a goal's text; empty if it can't be read. */
export function goalIn(text: string | null | undefined): Goal {
  try {
    return v.parse(GoalSchema, JSON.parse(text ?? '{}'));
  } catch {
    return { revision: 0 };
  }
}

/** Returns the revision in a goal's text; 0 without one. */
export function revisionIn(text: string | null | undefined): number {
  // Most goals have no text, so they skip parsing.
  return text ? goalIn(text).revision : 0;
}

/** Returns the plan in a goal's text; undefined if there is none that can be read. */
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

/** Returns a goal's text with another plan made at `now`, or without one; everything else stays. */
export function withPlan(
  text: string | null | undefined,
  draft: PlanDraft | undefined,
  now: number,
): string {
  return changedGoal(text, ({ plan: _before, ...goal }) => {
    const plan = draft && { ...draft, sequence: goal.revision, made: now };
    return { ...goal, ...(plan && { plan }) };
  });
}

/** Returns a goal's text with a change, which receives the goal with its new revision. */
export function changedGoal(text: string | null | undefined, change: (goal: Goal) => Goal): string {
  const goal = goalIn(text);
  return JSON.stringify(change({ ...goal, revision: goal.revision + 1 }));
}

/** Returns the completion of a plan: one of its task, made after the plan. */
export function keptBy<Row extends Completion>(
  { made }: Pick<Plan, 'made'>,
  taskId: string,
  completions: readonly Row[],
): Row | undefined {
  return completions.find(
    (row) => row.taskId === taskId && (epochOf(row.completedDate) ?? 0) >= made,
  );
}
