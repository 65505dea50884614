import { useMemo, useState } from 'react';
import { Stack } from '@/components/layout';
import { SelectField } from '@/components/select-field';
import { Skeletons } from '@/components/skeleton';
import { Text } from '@/components/text';
import type { Home } from '@/data/home';
import { useHistory } from '@/data/use-history';
import { type CalendarDay, calendarDayOf } from '@/domain/calendar-day';
import { firstWeekdayOf } from '@/domain/first-weekday';
import type { HistoryRow } from '@/domain/history';
import { headlineMeasures } from '@/domain/impact/headline';
import { amountOf, type Impact, savedMeasures, totalImpact } from '@/domain/impact/impact';
import type { Measure } from '@/domain/impact/measures';
import {
  datedSavings,
  latestMonths,
  latestWeeks,
  type Period,
  savedIn,
} from '@/domain/impact/periods';
import { CALENDAR_WEEKS } from '@/domain/year-calendar';
import { CorrectionNotes } from '@/features/completions/correction-notes';
import { useCorrections } from '@/features/completions/use-corrections';
import { Loaded } from '@/features/loaded';
import { Bars, periodName, type PeriodUnit } from './bars';
import { useUnits } from '@/components/use-units';
import { amountTexts } from '@/domain/impact/amount-text';
import styles from './saved-table.module.css';

const COUNT = 12;

const NONE: readonly HistoryRow[] = [];

/** The last twelve weeks and months as bars of a chosen measure; nothing if there are no savings. */
export function SavedOverTime({ home }: { readonly home: Home }) {
  const { year, now, error, retry } = useHistory(home, { isOptional: true });
  useCorrections(home.member.record, year ?? NONE);
  const shape = { height: '16rem', radius: 'var(--radius-leaf)' };
  return (
    <Loaded
      value={year}
      error={error}
      errorTitle="Couldn’t load your weeks and months"
      onRetry={retry}
      skeleton={<Skeletons count={1} label="Loading your weeks and months" {...shape} />}
    >
      {(rows) => (
        <>
          <Charts rows={rows} now={now} />
          <CorrectionNotes rows={rows} />
        </>
      )}
    </Loaded>
  );
}

const NAMES: Readonly<Record<Measure, string>> = {
  carbon: 'Carbon (CO₂e)',
  water: 'Water',
  waste: 'Waste',
  energy: 'Energy',
  money: 'Money',
};

function Charts({ rows, now }: { readonly rows: readonly HistoryRow[]; readonly now: number }) {
  const [chosen, setChosen] = useState<Measure>();
  const today = calendarDayOf(now);
  const { weeks, months, all } = useMemo(() => chartsOf(rows, now, today), [rows, now, today]);
  const measures = headlineMeasures(all, all);
  const [first] = measures;
  if (first === undefined) return null;
  const measure = chosen !== undefined && measures.includes(chosen) ? chosen : first;
  const options = Object.fromEntries(measures.map((option) => [option, NAMES[option]]));
  const valuesOf = (savings: readonly PeriodSaving[]) =>
    savings
      .slice(-COUNT)
      .map(({ period, impact }) => ({ period, amount: amountOf(impact, measure) }));
  return (
    <Stack gap={5}>
      <Stack maxWidth="16rem">
        <SelectField label="Show" options={options} value={measure} onChoose={setChosen} />
      </Stack>
      <Bars title="Last 12 weeks" unit="week" {...{ measure, today }} values={valuesOf(weeks)}>
        <SavedTable unit="week" today={today} savings={weeks} />
      </Bars>
      <Bars
        title="Your year by month"
        unit="month"
        {...{ measure, today }}
        values={valuesOf(months)}
      >
        <SavedTable unit="month" today={today} savings={months} />
      </Bars>
      {rows.some(({ savesOver }) => savesOver > 0) && (
        <Text size="s" tone="soft">
          Savings spread over months or a year are counted day by day.
        </Text>
      )}
    </Stack>
  );
}

function chartsOf(rows: readonly HistoryRow[], now: number, today: number) {
  const dated = datedSavings(rows, now);
  const savingsOf = (periods: readonly Period[]): PeriodSaving[] =>
    periods.map((period) => ({ period, impact: savedIn(dated, period) }));
  const weeks = savingsOf(latestWeeks(today, CALENDAR_WEEKS, firstWeekdayOf(navigator.language)));
  const months = savingsOf(latestMonths(today, COUNT));
  return { weeks, months, all: totalImpact([...weeks, ...months].map(({ impact }) => impact)) };
}

interface PeriodSaving {
  readonly period: Period;
  readonly impact: Impact;
}

interface SavedTableProps {
  readonly unit: PeriodUnit;
  readonly today: CalendarDay;
  /** Oldest first. */
  readonly savings: readonly PeriodSaving[];
}

/** A chart's table, collapsed: every amount of each period with savings or completions, newest first (D26). */
function SavedTable({ unit, today, savings }: SavedTableProps) {
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
