import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { newRecord } from '@/domain/actions/record';
import { yearCalendar } from '@/domain/year-calendar';
import { YearCalendar } from './year-calendar';

it('names no month that hasn’t begun', () => {
  // A Monday; weeks begin on Sunday.
  const now = new Date(2026, 10, 30, 12).getTime();
  render(<YearCalendar weeks={yearCalendar([], newRecord(now), now, 7)} away={new Set()} />);
  expect(screen.queryByText('Dec')).toBeNull();
  expect(screen.getByText('Nov')).toBeInTheDocument();
});
