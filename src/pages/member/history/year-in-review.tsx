import { useMemo } from 'react';
import { pluralize } from '@/components/pluralize';
import { calendarDayOf, calendarDayText } from '@/domain/calendar-day';
import { type HistoryRow, totalPoints } from '@/domain/history';
import { totalImpact } from '@/domain/impact/impact';
import { currentStreak, type Streak } from '@/domain/streak';
import { CALENDAR_WEEKS, completionsByDay, yearCalendar } from '@/domain/year-calendar';
import history from './history.module.css';
import { SavedInTotal } from './saved-in-total';
import { YearCalendar } from './year-calendar';
import styles from './year-in-review.module.css';

/** The current streak and a year's calendar, expired completions included. */
export function YearInReview({
  rows,
  now,
}: {
  readonly rows: readonly HistoryRow[];
  readonly now: number;
}) {
  const perDay = useMemo(() => completionsByDay(rows, now), [rows, now]);
  const today = calendarDayOf(now);
  const weeks = useMemo(() => yearCalendar(perDay, today), [perDay, today]);
  const streak = currentStreak(new Set(perDay.keys()), today);
  const completions = [...perDay.values()].flat();
  return (
    <section className={history.section} aria-labelledby="your-year">
      <h2 id="your-year">Your year</h2>
      <dl className={styles.figures}>
        <div className={styles.figure}>
          <dt>Current streak</dt>
          <dd>
            <strong className={styles.value}>{streak.days}</strong>{' '}
            {streak.days === 1 ? 'day' : 'days'}
          </dd>
          <dd className={styles.note}>{streakNote(streak)}</dd>
        </div>
        <div className={styles.figure}>
          <dt>Last {CALENDAR_WEEKS} weeks</dt>
          <dd>
            <strong className={styles.value}>{completions.length}</strong> completed
          </dd>
          <dd className={styles.note}>{pluralize(totalPoints(completions), 'point')} in total</dd>
        </div>
        <SavedInTotal impact={totalImpact(completions.map(({ impact }) => impact))} />
      </dl>
      <YearCalendar weeks={weeks} />
    </section>
  );
}

function streakNote({ days, forgiven }: Streak): string {
  if (forgiven !== undefined) {
    return `${calendarDayText(forgiven, { day: 'numeric', month: 'short' })} was missed, but one day is forgiven.`;
  }
  return days === 0
    ? 'Complete a task today to start one.'
    : 'One missed day is forgiven; a second one ends the streak.';
}
