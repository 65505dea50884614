import { type CalendarDay, calendarDayFrom, isoDay } from './calendar-day';

/*
 * When a member was or is away (D110). The profile stores it as a text such as '2026-11-25/2026-12-10 …': the first
 * day, and the day of return, which isn't a day away.
 */

export interface Away {
  readonly from: CalendarDay;
  /** The day of return. */
  readonly until: CalendarDay;
}

/** How many days ahead a member can plan an absence. */
export const MAX_AWAY_DAYS = 60;

/** How many past times away are kept. The stored text has room for them (MAX_AWAY_LENGTH). */
const MAX_KEPT = 40;

/** How many days of a time away count. Another client may have written thousands of years. */
const LONGEST_DAYS = 400;

const PATTERN = /^(\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2})$/;

/** Returns the times away in a stored text, in order, skipping unreadable ones. */
export function timesAwayIn(text: string | null | undefined): Away[] {
  return (text ?? '').split(' ').flatMap((one) => {
    const [, first = '', last = ''] = PATTERN.exec(one) ?? [];
    const [from, until] = [calendarDayFrom(first), calendarDayFrom(last)];
    return from < until ? [{ from, until: Math.min(until, from + LONGEST_DAYS) }] : [];
  });
}

/** Returns the time away that includes `today`, or undefined if the member isn't away. */
export function awayOn(text: string | null | undefined, today: CalendarDay): Away | undefined {
  return timesAwayIn(text).find(({ from, until }) => from <= today && today < until);
}

/**
 * Returns the text with the member away from `today`, or from the start of the current time away, until another day.
 */
export function withAway(
  text: string | null | undefined,
  until: CalendarDay,
  today: CalendarDay,
): string {
  const current = awayOn(text, today);
  return textOf([...othersIn(text, current), { from: current?.from ?? today, until }]);
}

/** Returns the text with the member back as of `today`. */
export function withReturn(text: string | null | undefined, today: CalendarDay): string {
  const current = awayOn(text, today);
  const before = current && current.from < today ? [{ from: current.from, until: today }] : [];
  return textOf([...othersIn(text, current), ...before]);
}

/** Returns every day on which the member was or will be away. */
export function awayDays(text: string | null | undefined): ReadonlySet<CalendarDay> {
  return new Set(
    timesAwayIn(text).flatMap(({ from, until }) =>
      Array.from({ length: until - from }, (_, at) => from + at),
    ),
  );
}

/** Returns why a return day can't be chosen on `today`, or undefined if it can. */
export function returnProblem(iso: string, today: CalendarDay): string | undefined {
  const day = calendarDayFrom(iso);
  if (!Number.isFinite(day)) return 'Choose the day you’ll be back';
  if (day <= today) return 'Choose a day after today';
  return day > today + MAX_AWAY_DAYS
    ? `Choose a day within the next ${MAX_AWAY_DAYS} days`
    : undefined;
}

function othersIn(text: string | null | undefined, current: Away | undefined): Away[] {
  return timesAwayIn(text).filter(({ from }) => from !== current?.from);
}

function textOf(times: readonly Away[]): string {
  const latest = times.toSorted((a, b) => a.from - b.from).slice(-MAX_KEPT);
  return latest.map(({ from, until }) => `${isoDay(from)}/${isoDay(until)}`).join(' ');
}
