import { calendarDayOf, utcDayOf } from '@/domain/calendar-day';
import { MINUTE_MS } from '@/domain/instant';
import { completionId } from '@/domain/row-ids';
import type { Action, ActionOf } from './action';

/**
 * A completion counts as done when it was noted, unless it is dated earlier by more than this: then it is a late
 * check-in (D28).
 */
const AT_ONCE_MS = MINUTE_MS;

/**
 * Returns noted actions, oldest first, each moved by the given milliseconds because the clock that dated it was wrong.
 * Dates that the clock didn't set stay: those of stored completions, in undos and notes, and of late check-ins. A late
 * check-in moves only if it would otherwise be in the future.
 */
export function redated(
  accountId: string,
  noted: readonly { readonly action: Action; readonly by: number }[],
): Action[] {
  const moved = new Map<string, ActionOf<'complete'>>();
  return noted.map(({ action, by }) => {
    const at = action.at + by;
    if (action.kind === 'complete') {
      const { task, doneAt } = action;
      const isMoved = by !== 0 && (action.at - doneAt < AT_ONCE_MS || doneAt > at);
      if (!isMoved) return { ...action, at };
      const { firstRowId = completionId(accountId, task.id, doneAt) } = action;
      const completion = { ...later(action, by), firstRowId };
      moved.set(firstRowId, completion);
      return completion;
    }
    if (!('rowId' in action)) return { ...action, at };
    // Its row's ID stays: the completion may have been stored under its earlier date.
    return { ...action, at, doneAt: moved.get(action.rowId)?.doneAt ?? action.doneAt };
  });
}

function later(action: ActionOf<'complete'>, by: number): ActionOf<'complete'> {
  const { doneAt, until, day, at } = action;
  // If the device has changed time zones, all that is known about the earlier zone is how its day differed from UTC's.
  const dayThere = calendarDayOf(doneAt) === day ? calendarDayOf : utcDayOf;
  const days = dayThere(doneAt + by) - dayThere(doneAt);
  return { ...action, at: at + by, doneAt: doneAt + by, until: until + by, day: day + days };
}
