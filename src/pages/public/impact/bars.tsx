import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { Row, Stack } from '@/components/layout';
import { Text } from '@/components/text';
import { useUnits } from '@/components/use-units';
import { type CalendarDay, calendarDayText } from '@/domain/calendar-day';
import { amountText } from '@/domain/impact/amount-text';
import type { Measure } from '@/domain/impact/measures';
import type { Period } from '@/domain/impact/periods';
import styles from './bars.module.css';

interface BarValue {
  readonly period: Period;
  /** In whole thousandths. */
  readonly amount: number;
}

interface BarsProps {
  readonly title: string;
  readonly unit: PeriodUnit;
  readonly measure: Measure;
  readonly today: CalendarDay;
  /** Oldest first; the last one isn't over yet. */
  readonly values: readonly BarValue[];
  readonly children?: ReactNode;
}

/** Amounts per week or month as bars. Hover, focus or a tap shows a bar's value; otherwise, the latest bar's shows. */
export function Bars({ title, unit, measure, today, values, children }: BarsProps) {
  const id = useId();
  const units = useUnits();
  const [selected, setSelected] = useState<number>();
  const bars = useRef<HTMLDivElement>(null);
  const most = Math.max(...values.map(({ amount }) => amount), 1);
  const at = selected ?? values.length - 1;
  const shown = values[at];
  const textOf = ({ amount }: BarValue) =>
    amount === 0 ? 'Nothing' : amountText(measure, amount, units);
  const nameOf = (value: BarValue) => periodName(value.period, unit, today);
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') setSelected(undefined);
  };
  // All bars share one Tab stop; arrow keys move between them.
  const move = ({ key }: KeyboardEvent) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const next = bars.current?.children.item(at + step);
    if (step !== 0 && next instanceof HTMLElement) next.focus();
  };
  return (
    <Stack as="figure" gap={2} aria-labelledby={`${id}-title`}>
      <Row as="figcaption" gap={1} align="baseline" isSpread className={styles.caption}>
        <h3 id={`${id}-title`}>{title}</h3>
        {/* The bars' own names say the same. */}
        <Text weight="medium" isTabular aria-hidden="true">
          {shown && `${nameOf(shown)}: ${textOf(shown)}`}
        </Text>
      </Row>
      <div className={styles.bars} data-unit={unit} ref={bars}>
        {values.map((value, index) => (
          <button
            key={value.period.from}
            type="button"
            className={styles.bar}
            data-now={value.period.to >= today}
            data-selected={index === at}
            // The same date format as the visible label.
            aria-label={`${periodName(value.period, unit, today, 'numeric')}: ${textOf(value)}`}
            tabIndex={index === at ? 0 : -1}
            onKeyDown={move}
            onPointerLeave={leave}
            onPointerMove={() => setSelected(index)}
            onFocus={() => setSelected(index)}
            onClick={() => setSelected(index)}
          >
            {value.amount > 0 && (
              <span
                className={styles.fill}
                style={{ blockSize: `${(100 * value.amount) / most}%` }}
              />
            )}
            <span className={styles.label} aria-hidden="true">
              {shortName(value.period, unit)}
            </span>
          </button>
        ))}
      </div>
      <Text size="s" tone="soft" aria-hidden="true">
        {`The striped ${unit} isn’t over yet.`}
      </Text>
      {children}
    </Stack>
  );
}

function shortName({ from }: Period, unit: PeriodUnit): string {
  return unit === 'week'
    ? calendarDayText(from, { day: 'numeric', month: 'numeric' })
    : calendarDayText(from, { month: 'narrow' });
}

export type PeriodUnit = 'week' | 'month';

/** Returns a period's name, such as 'Week of Jun 8', 'Week of 6/8' (numeric) or 'June 2026 (so far)'. */
export function periodName(
  { from, to }: Period,
  unit: PeriodUnit,
  today: CalendarDay,
  month: 'short' | 'numeric' = 'short',
): string {
  const name =
    unit === 'week'
      ? `Week of ${calendarDayText(from, { day: 'numeric', month })}`
      : calendarDayText(from, { month: 'long', year: 'numeric' });
  return to >= today ? `${name} (so far)` : name;
}
