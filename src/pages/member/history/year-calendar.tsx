import { useState } from 'react';
import { Button } from '@/components/button';
import { focusHomeOfControl, takesFocus } from '@/components/focus-home';
import { Stack } from '@/components/layout';
import { VisuallyHidden } from '@/components/visually-hidden';
import { type CalendarDay, calendarDayText, dayOfMonth } from '@/domain/calendar-day';
import type { HistoryRow } from '@/domain/history';
import { pointsOf } from '@/domain/score';
import type { CalendarWeek, CalendarWeekday } from '@/domain/year-calendar';
import styles from './year-calendar.module.css';
import { LOCALE } from '@/domain/locale';

const MAX_HEAT = 3;

interface YearCalendarProps {
  /** Newest first. */
  readonly weeks: readonly CalendarWeek<HistoryRow>[];
  readonly away: ReadonlySet<CalendarDay>;
}

/**
 * Completions per day and totals per week. On a phone, each week is a row, and only eight show at first; otherwise,
 * each is a column.
 */
export function YearCalendar({ weeks, away }: YearCalendarProps) {
  const [isExpanded, setExpanded] = useState(false);
  const isAnyAway = weeks.flat().some(({ day, rows }) => rows && away.has(day));
  return (
    <Stack {...focusHomeOfControl} gap={4}>
      <table {...takesFocus} tabIndex={-1} className={styles.calendar} data-expanded={isExpanded}>
        <caption className={styles.caption}>
          {`Completed tasks per day, with weekly totals${isAnyAway ? '. Days away are dashed.' : ''}`}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Week</VisuallyHidden>
            </th>
            {weeks[0]?.map(({ day }) => (
              <th key={day} scope="col">
                {calendarDayText(day, { weekday: 'short' })}
              </th>
            ))}
            <th scope="col">Done</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <Week key={week[0]?.day} week={week} away={away} />
          ))}
        </tbody>
      </table>
      {!isExpanded && (
        <div className={styles.more}>
          <Button variant="secondary" onClick={() => setExpanded(true)}>
            {`Show all ${weeks.length} weeks`}
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface WeekProps extends Pick<YearCalendarProps, 'away'> {
  readonly week: CalendarWeek<HistoryRow>;
}

function Week({ week, away }: WeekProps) {
  const [{ day: start } = { day: 0 }] = week;
  const completed = week.flatMap(({ rows = [] }) => rows);
  return (
    <tr>
      <th scope="row">
        <span className={styles.date}>
          {calendarDayText(start, { day: 'numeric', month: 'short' })}
        </span>
        {/* A month's name goes above the week that contains its first day. */}
        {week.some(({ day, rows }) => rows && dayOfMonth(day) === 1) && (
          <span className={styles.month} aria-hidden="true">
            {calendarDayText(start + 6, { month: 'short' })}
          </span>
        )}
      </th>
      {week.map((weekday) => (
        <Weekday key={weekday.day} {...weekday} isAway={away.has(weekday.day)} />
      ))}
      <Total count={completed.length} />
      <Total count={pointsOf(completed)} />
    </tr>
  );
}

/** A week's total. Zeros are only for screen readers, since rows of them are noise. */
function Total({ count }: { readonly count: number }) {
  return <td>{count === 0 ? <VisuallyHidden>0</VisuallyHidden> : compactText(count)}</td>;
}

let compact: Intl.NumberFormat | undefined;

function compactText(count: number): string {
  compact ??= new Intl.NumberFormat(LOCALE, { notation: 'compact' });
  return compact.format(count);
}

interface WeekdayProps extends CalendarWeekday<HistoryRow> {
  readonly isAway: boolean;
}

function Weekday({ day, rows, isAway }: WeekdayProps) {
  if (rows === undefined) {
    return (
      <td>
        <VisuallyHidden>upcoming</VisuallyHidden>
      </td>
    );
  }
  return (
    <td
      className={styles.day}
      data-heat={Math.min(rows.length, MAX_HEAT)}
      data-away={isAway || undefined}
      title={`${calendarDayText(day, { dateStyle: 'full' })}${isAway ? ', away' : ''}`}
    >
      {isAway && <VisuallyHidden>away </VisuallyHidden>}
      {rows.length === 0 ? <VisuallyHidden>0</VisuallyHidden> : <span>{rows.length}</span>}
    </td>
  );
}
