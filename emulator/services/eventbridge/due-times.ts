import type { ScheduleDefinition } from '../../assembly/definition';
import type { Recurrence } from '../../core/schedule-expressions/recurrence';

/** How many due times of a schedule run when they pass at once. */
export const mostAtOnce = 100;

/** The part of a schedule that limits when it runs, in milliseconds since the epoch. */
type Limits = Pick<ScheduleDefinition, 'start' | 'end'>;

/** Returns the first due time after an instant, within the schedule's limits. */
export function nextDueTime(
  recurrence: Recurrence,
  { start = 0, end = Infinity }: Limits,
  { after, since }: { after: number; since: number },
): number | undefined {
  const next = recurrence.next(Math.max(after, start - 1), since);
  return next !== undefined && next <= end ? next : undefined;
}

/** Returns the due times after an instant and up to another, the earliest ones if there are very many. */
export function dueTimesBetween(
  recurrence: Recurrence,
  limits: Limits,
  { after, until, since }: { after: number; until: number; since: number },
): { times: number[]; hasMore: boolean } {
  const times: number[] = [];
  let next = nextDueTime(recurrence, limits, { after, since });
  while (next !== undefined && next <= until) {
    if (times.length === mostAtOnce) return { times, hasMore: true };
    times.push(next);
    next = nextDueTime(recurrence, limits, { after: next, since });
  }
  return { times, hasMore: false };
}
