import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { newRecord } from '@/domain/actions/record';
import { yearCalendar } from '@/domain/year-calendar';
import { YearCalendar } from './year-calendar';

it('explains how days away look, if there are any', () => {
  // A Wednesday; weeks begin on Sunday.
  const now = Date.parse('2026-03-04T12:00:00Z');
  const weeks = yearCalendar([], newRecord(now), now, 7);
  const { rerender } = render(<YearCalendar weeks={weeks} away={new Set()} />);
  expect(screen.getByText(/with weekly totals$/)).toBeInTheDocument();
  const future = weeks[0]?.at(-1)?.day ?? 0;
  rerender(<YearCalendar weeks={weeks} away={new Set([future])} />);
  expect(screen.getByText(/with weekly totals$/)).toBeInTheDocument();
  rerender(<YearCalendar weeks={weeks} away={new Set([weeks[0]?.[0]?.day ?? 0])} />);
  expect(screen.getByText(/Days away are dashed\.$/)).toBeInTheDocument();
});

it('doesn’t name a month that hasn’t begun', () => {
  // A Monday; weeks begin on Sunday.
  const now = new Date(2026, 10, 30, 12).getTime();
  render(<YearCalendar weeks={yearCalendar([], newRecord(now), now, 7)} away={new Set()} />);
  expect(screen.queryByText('Dec')).toBeNull();
  expect(screen.getByText('Nov')).toBeInTheDocument();
});
