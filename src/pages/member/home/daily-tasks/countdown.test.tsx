import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS, instantOf } from '@/domain/instant';
import { dailySelectionId } from '@/domain/row-ids';
import { selectionOf, taskOf } from '@/domain/testing/rows';
import { Countdown } from './daily-tasks';

const NOW = Date.parse('2025-06-12T08:00:00.000Z');

function showSetFrom(selected: number): void {
  const current = [0, 1, 2].map((place) => ({
    ...selectionOf(`t${place}`, dailySelectionId('me', place), instantOf(selected)),
    task: taskOf(`t${place}`),
  }));
  render(<Countdown set={{ current, isComplete: true, number: 1 }} />);
}
const shown = () => screen.getByRole('timer').textContent;

beforeEach(() => vi.useFakeTimers({ now: NOW }));

describe('The refresh countdown', () => {
  it('ticks every second, which isn’t read aloud', () => {
    showSetFrom(NOW);
    expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off');
    expect(shown()).toBe('24h 0m 0s');
    act(() => void vi.advanceTimersByTime(1000));
    expect(shown()).toBe('23h 59m 59s');
    act(() => void vi.advanceTimersByTime(59_000));
    expect(shown()).toBe('23h 59m 0s');
  });

  it('shows hours, minutes and seconds, in a machine-readable form too, and nothing below zero', () => {
    showSetFrom(NOW - DAY_MS + 3_725_000);
    expect(shown()).toBe('1h 2m 5s');
    expect(screen.getByRole('timer')).toHaveAttribute('datetime', 'PT1H2M5S');
    act(() => void vi.advanceTimersByTime(3_664_200));
    expect(shown()).toBe('0h 1m 1s');
    act(() => void vi.advanceTimersByTime(60_500));
    expect(shown()).toBe('0h 0m 1s');
    act(() => void vi.advanceTimersByTime(5000));
    expect(shown()).toBe('0h 0m 0s');
  });

  it('is correct as soon as a sleeping tab is shown again (D17)', () => {
    showSetFrom(NOW);
    vi.setSystemTime(NOW + 5 * 3_600_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(shown()).toBe('19h 0m 0s');
  });
});
