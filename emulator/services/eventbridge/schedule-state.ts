import * as v from 'valibot';
import type { Collection, Store } from '../../core/store';

const lastRun = v.object({
  /** When it ran, by the emulator's clock, ISO 8601 in UTC. */
  at: v.string(),
  byHand: v.boolean(),
  result: v.picklist(['running', 'succeeded', 'failed', 'refused']),
  /** Why it failed or was refused. */
  reason: v.optional(v.string()),
});

const state = v.object({
  /** The expression that `since` is for. */
  expression: v.string(),
  /** When the schedule began, in milliseconds since the epoch. */
  since: v.number(),
  lastRun: v.optional(lastRun),
});

/** The latest run of a schedule. */
export type LastRun = v.InferOutput<typeof lastRun>;

/** What is stored of a schedule. */
export type ScheduleState = v.InferOutput<typeof state>;

/** Opens the states of schedules, by their ids. */
export function scheduleStates(store: Store): Collection<ScheduleState> {
  return store.collection('schedules', (value) => v.parse(state, value));
}
