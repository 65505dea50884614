import { useMemo, useState } from 'react';
import { Button } from '@/components/button';
import { useUnits } from '@/components/use-units';
import { calendarDayText } from '@/domain/calendar-day';
import { amountTexts } from '@/domain/impact/amount-text';
import type { HistoryRow } from '@/domain/history';
import { impactByWeek } from '@/domain/impact/by-week';
import { completionsByDay } from '@/domain/year-calendar';
import history from './history.module.css';
import styles from './saved-by-week.module.css';

const FIRST_WEEKS = 6;

interface SavedByWeekProps {
  readonly rows: readonly HistoryRow[];
  readonly now: number;
}

/** What each week's completions saved, newest week first; nothing if no completion is estimated. */
export function SavedByWeek({ rows, now }: SavedByWeekProps) {
  const [isExpanded, setExpanded] = useState(false);
  const units = useUnits();
  const weeks = useMemo(() => impactByWeek(completionsByDay(rows, now)), [rows, now]);
  if (weeks.every(({ impact }) => impact.estimated === 0)) return null;
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
          {shown.map(({ start, impact }) => (
            <tr key={start}>
              <th scope="row">{calendarDayText(start, { day: 'numeric', month: 'short' })}</th>
              <td>{amountTexts(impact, units).join(', ') || '–'}</td>
              <td>{impact.notEstimated}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
