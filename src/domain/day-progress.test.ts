import { describe, expect, it } from 'vitest';
import {
  completeCount,
  latestExpiration,
  recentStreak,
  STREAK_WINDOW_DAYS,
  streakText,
} from './day-progress';
import { DAY_MS, instantOf } from './instant';

const now = Date.UTC(2025, 5, 12, 12);
const daysAgo = (days: number) => instantOf(now - days * DAY_MS);

function completion(taskId: string, expirationDate: string) {
  return { id: `done#${taskId}`, taskId, completedDate: daysAgo(1), expirationDate };
}

describe('The progress of the day', () => {
  it('counts the tasks with a valid completion', () => {
    const completions = [completion('a', daysAgo(-1)), completion('b', daysAgo(1))];
    expect(completeCount(['a', 'b', 'c'], completions, now)).toBe(1);
  });

  it('lasts until the latest expiration of its tasks', () => {
    const completions = [
      completion('a', daysAgo(-1)),
      completion('b', daysAgo(-3)),
      completion('x', daysAgo(-9)),
    ];
    expect(latestExpiration(['a', 'b'], completions)).toBe(daysAgo(-3));
    expect(latestExpiration(['c'], completions)).toBeUndefined();
  });
});

describe('The streak on the home page', () => {
  it('counts days with a completion back from today', () => {
    expect(recentStreak([0, 1, 1, 2, 5].map(daysAgo), now)).toBe(3);
    expect(recentStreak([], now)).toBe(0);
  });

  it('ignores unreadable dates', () => {
    expect(recentStreak(['soon', daysAgo(0)], now)).toBe(1);
  });

  it('is shown as 60+ days when it fills the window', () => {
    const dates = Array.from({ length: STREAK_WINDOW_DAYS + 5 }, (_, at) => daysAgo(at));
    expect(recentStreak(dates, now)).toBe(60);
    expect([0, 1, 2, 60].map(streakText)).toEqual(['0 days', '1 day', '2 days', '60+ days']);
  });
});
