import { calendarDayOf } from '@/domain/calendar-day';
import { MINUTE_MS } from '@/domain/instant';
import { completionId } from '@/domain/row-ids';
import type { Action, ActionOf } from './action';

/** A completion was done when it was noted, unless its time is earlier than that: a late check-in (D28). */
const AT_ONCE_MS = MINUTE_MS;

/**
 * Returns noted actions, oldest first, with each dated later by its number of milliseconds, since the clock that dated it
 * was wrong. What is dated by something else stays: a late check-in, or an undo or note of what was stored already.
 */
export function redated(
  accountId: string,
  noted: readonly { readonly action: Action; readonly by: number }[],
): Action[] {
  const moved = new Map<string, ActionOf<'complete'>>();
  return noted.map(({ action, by }) => {
    const at = action.at + by;
    if (action.kind === 'complete') {
      const { task, doneAt, at: notedAt } = action;
      const completion = notedAt - doneAt < AT_ONCE_MS ? later(action, by) : { ...action, at };
      moved.set(completionId(accountId, task.id, doneAt), completion);
      return completion;
    }
    if (!('rowId' in action)) return { ...action, at };
    // The ID of its row stays: the completion may have been stored as it was dated before.
    return { ...action, at, doneAt: moved.get(action.rowId)?.doneAt ?? action.doneAt };
  });
}

function later(action: ActionOf<'complete'>, by: number): ActionOf<'complete'> {
  const { doneAt, until, day, at } = action;
  // Where the device was then.
  const days = calendarDayOf(doneAt + by) - calendarDayOf(doneAt);
  return { ...action, at: at + by, doneAt: doneAt + by, until: until + by, day: day + days };
}
