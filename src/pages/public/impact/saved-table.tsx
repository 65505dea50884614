import { useUnits } from '@/components/use-units';
import type { CalendarDay } from '@/domain/calendar-day';
import { amountTexts } from '@/domain/impact/amount-text';
import { type Impact, savedMeasures } from '@/domain/impact/impact';
import type { Period } from '@/domain/impact/periods';
import { periodName, type PeriodUnit } from './period-name';
import styles from './saved-table.module.css';

/** What was saved in a period. */
export interface PeriodSaving {
  readonly period: Period;
  readonly impact: Impact;
}

interface SavedTableProps {
  readonly unit: PeriodUnit;
  readonly today: CalendarDay;
  /** Oldest first. */
  readonly savings: readonly PeriodSaving[];
}

/** A chart's table, folded: every amount of each period with savings or completions, newest first (D26). */
export function SavedTable({ unit, today, savings }: SavedTableProps) {
  const units = useUnits();
  const title = `What you saved by ${unit}`;
  const shown = savings
    .filter(({ impact }) => impact.notEstimated > 0 || savedMeasures(impact).length > 0)
    .toReversed();
  return (
    <details>
      <summary>{title}</summary>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{unit === 'week' ? 'Week' : 'Month'}</th>
            <th scope="col">Saved about</th>
            <th scope="col">Not estimated</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ period, impact }) => (
            <tr key={period.from}>
              <th scope="row">{periodName(period, unit, today)}</th>
              <td>{amountTexts(impact, units).join(', ') || '–'}</td>
              <td>{impact.notEstimated}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
