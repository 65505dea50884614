import { describe, expect, it } from 'vitest';
import {
  completionsOfDay,
  doneText,
  latestCompletion,
  streakStatus,
  streakText,
} from './day-progress';
import { STREAK_WINDOW_DAYS } from './time-limits';
import { calendarDayOf } from './calendar-day';
import { DAY_MS, instantOf, MINUTE_MS } from './instant';
import type { Difficulty } from './task';
import { completionOf, taskOf } from './testing/rows';

const now = Date.UTC(2025, 5, 12, 12);
const daysAgo = (days: number) => instantOf(now - days * DAY_MS);

function completion(taskId: string, expirationDate: string) {
  return { id: `done#${taskId}`, taskId, completedDate: daysAgo(1), expirationDate };
}

const scored = (id: string, at: number, days = 2, difficulty: Difficulty = 'Daily') => {
  const task = taskOf(id, difficulty, { duration: days });
  return { ...completionOf('me', task, at), task };
};
const idsOf = (rows: readonly { readonly taskId: string }[]) => rows.map(({ taskId }) => taskId);

describe('The progress of the day', () => {
  it('counts the completed tasks on the cards, whenever they were completed', () => {
    const completions = [scored('a', now - DAY_MS), scored('b', now - 3 * DAY_MS)];
    expect(idsOf(completionsOfDay(['a', 'b', 'c'], completions, now))).toEqual(['a']);
  });

  it('counts daily tasks completed today that are no longer on the cards', () => {
    const earlier = scored('y', now - DAY_MS);
    const goal = scored('m', now, 30, 'Medium');
    const unknown = { ...scored('u', now), task: null };
    const today = ['a', 'b', 'c'].map((id) => scored(id, now - MINUTE_MS));
    const completions = [earlier, goal, unknown, ...today];
    expect(idsOf(completionsOfDay(['d', 'e', 'f'], completions, now))).toEqual(['a', 'b', 'c']);
    const next = [...completions, scored('d', now)];
    expect(completionsOfDay(['d', 'e', 'f'], next, now)).toHaveLength(4);
  });

  it('counts a task once', () => {
    const twice = [scored('a', now - DAY_MS), scored('a', now)];
    expect(completionsOfDay(['a'], twice, now)).toHaveLength(1);
  });

  it('reads correctly beyond three', () => {
    expect([0, 2, 3, 4].map(doneText)).toEqual([
      '0 of 3 done today',
      '2 of 3 done today',
      '3 of 3 done today',
      '4 done today',
    ]);
  });

  it('lasts until the latest expiration of a task', () => {
    const completions = [
      completion('a', daysAgo(-1)),
      completion('a', daysAgo(-3)),
      completion('x', daysAgo(-9)),
    ];
    expect(latestCompletion('a', completions)).toBe(completions[1]);
    expect(latestCompletion('c', completions)).toBeUndefined();
  });
});

const dayAgo = (days: number) => calendarDayOf(Date.parse(daysAgo(days)));

describe('The streak on the home page', () => {
  it('shows its length, and once lost, the recent best and what to do', () => {
    const status = (...agos: number[]) => streakStatus(new Set(agos.map(dayAgo)), now);
    expect(status(0, 1)).toEqual({ text: '2 days', isLost: false, isForgiven: false });
    expect(status(2, 3)).toEqual({ text: '2 days', isLost: false, isForgiven: true });
    expect(status(3, 4)).toEqual({
      text: 'Best: 2 days. One task starts a new one.',
      isLost: true,
      isForgiven: false,
    });
    expect(status().text).toBe('One task starts a streak.');
  });

  it('is shown as 60+ days when it fills the window', () => {
    const days = Array.from({ length: STREAK_WINDOW_DAYS + 5 }, (_, at) => dayAgo(at));
    expect(streakStatus(new Set(days), now).text).toBe('60+ days');
    expect([0, 1, 2, 60].map(streakText)).toEqual(['0 days', '1 day', '2 days', '60+ days']);
  });
});
