import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/instant';
import { Countdown } from './daily-tasks';

it('the refresh countdown ticks every second to zero, is not read aloud and has a machine-readable value', () => {
  const now = Date.parse('2025-06-12T08:00:00.000Z');
  vi.useFakeTimers({ now });
  render(<Countdown set={{ start: now - DAY_MS + HOUR_MS + 2 * MINUTE_MS + 5000 }} />);
  const timer = screen.getByRole('timer');
  expect(timer).toHaveTextContent('1h 2m 5s');
  expect(timer).toHaveAttribute('datetime', 'PT1H2M5S');
  expect(timer).toHaveAttribute('aria-live', 'off');
  act(() => void vi.advanceTimersByTime(1000));
  expect(timer).toHaveTextContent('1h 2m 4s');
  act(() => void vi.advanceTimersByTime(HOUR_MS + 3 * MINUTE_MS));
  expect(timer).toHaveTextContent('0h 0m 0s');
});
