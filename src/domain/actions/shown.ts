import { calendarDayOf, type CalendarDay } from '@/domain/calendar-day';
import {
  type Completion,
  hasInvalidDates,
  isValid,
  type ScoredCompletion,
} from '@/domain/completion';
import type { DailySet } from '@/domain/daily-assignment';
import { correctedSavings } from '@/domain/correction';
import { DAILY_COUNT } from '@/domain/daily-count';
import { impactIn } from '@/domain/impact/impact';
import { savedBy } from '@/domain/impact/savings';
import { epochOf } from '@/domain/instant';
import { type Lifetime, withImpact } from '@/domain/lifetime';
import { daysIn } from './days';
import type { Member } from './member';
import { isOwnCompletion } from './own-rows';
import { dayOf, listedAs, type MemberRecord } from './record';

/* A member as pages show it. */

/** Returns the daily tasks as pages show them, without deleted ones. */
export function dailySetIn({ record, tasks: known }: Member): DailySet {
  const { number, start } = record.set;
  const tasks = record.set.tasks.flatMap((id) => known.get(id) ?? []);
  const isComplete =
    tasks.length === DAILY_COUNT && tasks.every(({ difficulty }) => difficulty === 'Daily');
  return { number, start, tasks, isComplete };
}

/**
 * Returns the calendar days with a completion, for the streak, as far back as the record goes. Each is in the time zone
 * where the task was completed, so travel doesn't change it. `completions` may go back further than the member's own.
 * Leaves out those with invalid dates.
 */
export function activeDays(
  { accountId, record, completions: known }: Member,
  now: number,
  completions: readonly Completion[] = known,
): Set<CalendarDay> {
  const recorded = daysIn(record.days);
  // The device may have been a day ahead.
  const first = Math.min(...recorded) - 1;
  const days = completions.flatMap((row) => {
    const day = dayDone(record, row);
    if (day === undefined || hasInvalidDates(row, now)) return [];
    const isRecorded = day >= first && isOwnCompletion(accountId, row) && !listedAs(record, row);
    return isRecorded ? [] : day;
  });
  return new Set([...recorded, ...days]);
}

/**
 * Returns a completion's calendar day: where it was done, while the record lists it, and after that, by this device;
 * undefined if its date is unreadable.
 */
export function dayDone(
  record: MemberRecord,
  row: Pick<Completion, 'taskId' | 'completedDate'>,
): CalendarDay | undefined {
  const listed = listedAs(record, row);
  if (listed) return dayOf(listed);
  const at = epochOf(row.completedDate);
  return at === undefined ? undefined : calendarDayOf(at);
}

/**
 * Returns the savings of all completions: the record's, plus those that other clients have written since, except with
 * invalid dates.
 */
export function lifetimeOf({ accountId, record, completions }: Member, now: number): Lifetime {
  // A record made from rows also counts those that expired long before.
  const isCounted = (row: ScoredCompletion) =>
    listedAs(record, row) !== undefined || !isValid(row, record.since);
  return completions
    .filter((row) => !isCounted(row) && !isOwnCompletion(accountId, row))
    .filter((row) => !hasInvalidDates(row, now))
    .reduce((sum, row) => {
      const saved = row.saved ?? correctedSavings(row, row.task) ?? savedBy(row);
      return withImpact(sum, impactIn(saved), epochOf(row.completedDate) ?? 0);
    }, record.saved);
}
