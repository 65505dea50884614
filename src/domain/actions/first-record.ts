import { calendarDayOf, utcDayOf } from '@/domain/calendar-day';
import { hasInvalidDates, type ScoredCompletion } from '@/domain/completion';
import { revisionIn } from '@/domain/goal-state';
import { impactIn } from '@/domain/impact/impact';
import { savedBy } from '@/domain/impact/savings';
import { DAY_MS, epochOf } from '@/domain/instant';
import { NOTHING_SAVED, withImpact } from '@/domain/lifetime';
import { LISTED_MS } from '@/domain/time-limits';
import { setIn } from './daily';
import { NO_DAYS, withDays } from './days';
import type { Rows } from './member';
import { isGoalRow, isOwnCompletion, isOwnGoal } from './own-rows';
import { fitted } from './fitted';
import { dayOf, type Done, MAX_GOALS, type MemberRecord, newRecord, untilOf } from './record';

/** Returns the first record of an account that already has rows. */
export function firstRecord(
  { accountId, completions, selections }: Rows,
  now: number,
): MemberRecord {
  const empty = newRecord(now);
  const set = setIn(selections.filter((row) => row.task?.difficulty === 'Daily'));
  const own = selections.filter((row) => isOwnGoal(accountId, row));
  const known = new Set(own.map(({ taskId }) => taskId));
  const others = selections.filter((row) => isGoalRow(row) && !known.has(row.taskId));
  const goals = new Map(
    [...own, ...others].map(({ taskId, selectionDate, goal }) => [
      taskId,
      { taskId, since: Math.min(now, epochOf(selectionDate) ?? 0), revision: revisionIn(goal) },
    ]),
  );
  // Another client's row with invalid dates, or from the future, stays but gets no entry. Checked a day back, which is
  // the tolerance of `hasInvalidDates`.
  const dated = completions.filter(
    (row) => isOwnCompletion(accountId, row) || !hasInvalidDates(row, now - DAY_MS),
  );
  const done = dated.map(doneIn);
  return fitted({
    ...empty,
    set: set.tasks.length > 0 ? { ...empty.set, number: 1, ...set } : empty.set,
    done: done.filter((one) => untilOf(one) > empty.since),
    days: withDays(NO_DAYS, done.filter((one) => untilOf(one) <= now - LISTED_MS).map(dayOf)),
    saved: dated.reduce(
      (sum, row) => withImpact(sum, impactIn(savedBy(row)), epochOf(row.completedDate) ?? now),
      NOTHING_SAVED,
    ),
    // Another client's goals are shown without an entry, too.
    goals: [...goals.values()].slice(0, MAX_GOALS),
  });
}

function doneIn(row: ScoredCompletion): Done {
  const { taskId, completedDate, expirationDate, note, noteRevision } = row;
  const at = epochOf(completedDate) ?? 0;
  const days = ((epochOf(expirationDate) ?? 0) - at) / DAY_MS;
  const shift = calendarDayOf(at) - utcDayOf(at);
  return { taskId, at, days, shift, found: 0, ...(note && { note: noteRevision ?? 0 }) };
}
