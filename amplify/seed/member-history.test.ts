import { expect, it } from 'vitest';
import { memberHistory } from './member-history';

const DAY_MS = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 3, 20, 12);
const { completions, goals, level, susscore } = memberHistory(now);
const daysAgo = completions.map(({ completedAt }) => (now - completedAt) / DAY_MS);

it('The demo member has ten weeks of completions, expired and valid, and none today', () => {
  expect(Math.max(...daysAgo)).toBe(70);
  expect(Math.min(...daysAgo)).toBe(1);
  const valid = completions.filter(({ expiresAt }) => expiresAt > now);
  expect(valid.length).toBeGreaterThan(3);
  expect(valid.length).toBeLessThan(completions.length / 2);
  expect(level).toBe(completions.length);
  expect(susscore).toBe(valid.reduce((sum, { task }) => sum + task.score, 0));
});

it('A gap precedes the streak', () => {
  const active = new Set(daysAgo);
  expect([...Array(10).keys()].every((day) => active.has(day + 1))).toBe(true);
  expect(active.has(18) || active.has(19)).toBe(false);
});

it('No task is repeated while it still counts', () => {
  for (const { task, completedAt, expiresAt } of completions) {
    const again = completions.filter(
      (other) =>
        other.task.id === task.id &&
        other.completedAt > completedAt &&
        other.completedAt < expiresAt,
    );
    expect(again).toEqual([]);
  }
});

it('Two medium goals and a strategic one are on the list, none of them complete', () => {
  expect(goals.map(({ difficulty }) => difficulty)).toEqual(['Medium', 'Medium', 'Strategic']);
  const completed = new Set(completions.map(({ task }) => task.id));
  expect(goals.some(({ id }) => completed.has(id))).toBe(false);
});
