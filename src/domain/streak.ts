import type { CalendarDay } from './calendar-day';

/** Days in a row with a completion, the last of them today or just before. */
export interface Streak {
  /** Days with a completion; the missed one is not among them. */
  readonly days: number;
  /** The missed day that was forgiven, if there was one. */
  readonly forgiven: CalendarDay | undefined;
}

/**
 * The current streak: counted back from today until the second missed day, since one is forgiven
 * (beyond the specification). Today is not missed before it is over.
 */
export function currentStreak(done: ReadonlySet<CalendarDay>, today: CalendarDay): Streak {
  let days = done.has(today) ? 1 : 0;
  let missed: CalendarDay | undefined;
  let forgiven: CalendarDay | undefined;
  for (let day = today - 1; ; day--) {
    if (done.has(day)) {
      days += 1;
      forgiven = missed;
    } else if (missed === undefined) {
      missed = day;
    } else {
      return { days, forgiven };
    }
  }
}
