import { useMemo, useState } from 'react';
import { Button } from '@/components/button';
import { useUnits } from '@/components/use-units';
import { calendarDayOf, calendarDayText } from '@/domain/calendar-day';
import { firstWeekdayOf } from '@/domain/first-weekday';
import { amountTexts } from '@/domain/impact/amount-text';
import { savedMeasures } from '@/domain/impact/impact';
import type { HistoryRow } from '@/domain/history';
import { datedSavings, latestWeeks, savedIn } from '@/domain/impact/periods';
import { CALENDAR_WEEKS } from '@/domain/year-calendar';
import history from './history.module.css';
import styles from './saved-by-week.module.css';

const FIRST_WEEKS = 6;

interface SavedByWeekProps {
  readonly rows: readonly HistoryRow[];
  readonly now: number;
}

/** What was saved in each week with savings or completions, newest first; nothing if no completion is estimated. */
export function SavedByWeek({ rows, now }: SavedByWeekProps) {
  const [isExpanded, setExpanded] = useState(false);
  const units = useUnits();
  const weeks = useMemo(() => weeksOf(rows, now), [rows, now]);
  if (weeks.every(({ impact }) => savedMeasures(impact).length === 0)) return null;
  const shown = isExpanded ? weeks : weeks.slice(0, FIRST_WEEKS);
  return (
    <section className={history.section} aria-labelledby="saved-by-week">
      <h2 id="saved-by-week">What you saved by week</h2>
      <table className={styles.table} aria-labelledby="saved-by-week">
        <thead>
          <tr>
            <th scope="col">Week of</th>
            <th scope="col">Saved about</th>
            <th scope="col">Not estimated</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ start, isOver, impact }) => (
            <tr key={start}>
              <th scope="row">
                {calendarDayText(start, { day: 'numeric', month: 'short' })}
                {!isOver && ' (so far)'}
              </th>
              <td>{amountTexts(impact, units).join(', ') || '–'}</td>
              <td>{impact.notEstimated}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.some(({ savesOver }) => savesOver > 0) && (
        <p className={styles.note}>What saves over a year or some months counts day by day.</p>
      )}
      {shown.length < weeks.length && (
        <div>
          <Button variant="secondary" onClick={() => setExpanded(true)}>
            Show all {weeks.length} weeks
          </Button>
        </div>
      )}
    </section>
  );
}

function weeksOf(rows: readonly HistoryRow[], now: number) {
  const savings = datedSavings(rows, now);
  const today = calendarDayOf(now);
  return latestWeeks(today, CALENDAR_WEEKS, firstWeekdayOf(navigator.language))
    .map((week) => ({
      start: week.from,
      isOver: week.to < today,
      impact: savedIn(savings, week),
    }))
    .filter(({ impact }) => impact.notEstimated > 0 || savedMeasures(impact).length > 0)
    .toReversed();
}
