import type { CalendarDay } from './calendar-day';

/** A run of days with a completion that reaches to today or yesterday. */
export interface Streak {
  /** The number of days with a completion, without the missed one. */
  readonly days: number;
  /** The missed day that was forgiven, if there was one. */
  readonly forgiven: CalendarDay | undefined;
  /** The missed day that ends it. */
  readonly end: CalendarDay;
}

/**
 * Returns the current streak: from today back to the second missed day, since one is forgiven (beyond the
 * specification). Today doesn't count as missed until it is over, and a day away never does (D110).
 */
export function currentStreak(
  done: ReadonlySet<CalendarDay>,
  today: CalendarDay,
  away: ReadonlySet<CalendarDay> = NEVER,
): Streak {
  let days = done.has(today) ? 1 : 0;
  let missed: CalendarDay | undefined;
  let forgiven: CalendarDay | undefined;
  for (let day = today - 1; ; day--) {
    if (done.has(day)) {
      days += 1;
      forgiven = missed;
    } else if (away.has(day)) {
      continue;
    } else if (missed === undefined) {
      missed = day;
    } else {
      return { days, forgiven, end: day };
    }
  }
}

/** Returns the length of the longest streak so far, in days, by the same rule. */
export function bestStreak(
  done: ReadonlySet<CalendarDay>,
  away: ReadonlySet<CalendarDay> = NEVER,
): number {
  const ends = [...done].filter((day) => !done.has(day + 1));
  return Math.max(0, ...ends.map((day) => currentStreak(done, day, away).days));
}

const NEVER: ReadonlySet<CalendarDay> = new Set();

/** Whether there is a streak today only because yesterday's gap is forgiven. */
export function isForgivenToday({ forgiven }: Streak, today: CalendarDay): boolean {
  return forgiven === today - 1;
}

/** Shown only on the day after the missed one. */
export const FORGIVEN_TEXT = 'Yesterday was missed, but one day is forgiven.';

/** Returns how to start a streak; `best` is the longest one so far, such as '12 days', if there was one. */
export function noStreakText(best: string | undefined): string {
  return best === undefined
    ? 'One task starts a streak.'
    : `Best: ${best}. One task starts a new one.`;
}
