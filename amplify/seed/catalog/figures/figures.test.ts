import { describe, expect, it } from 'vitest';
import { tasks } from '../index';
import { figures } from './index';

const estimates = Object.entries(figures).flatMap(([task, measures]) =>
  Object.entries(measures).map(([measure, figure]) => ({ task, measure, ...figure })),
);

describe('the figures', () => {
  it('are there for at least 36 tasks', () => {
    expect(
      Object.values(figures).filter((measures) => Object.keys(measures).length > 0).length,
    ).toBeGreaterThanOrEqual(36);
  });

  it('belong to tasks of the catalog', () => {
    const names = new Set(tasks.map(({ name }) => name));
    expect(Object.keys(figures).filter((name) => !names.has(name))).toEqual([]);
  });

  it('are positive and finite', () => {
    const invalid = estimates.filter(({ amount }) => !Number.isFinite(amount) || amount <= 0);
    expect(invalid).toEqual([]);
  });

  it('carry an assumption of one sentence', () => {
    const invalid = estimates.filter(
      ({ assumption }) => !/^[A-Z].{20,200}[^.]\.$/u.test(assumption),
    );
    expect(invalid).toEqual([]);
  });

  it('link to their sources over HTTPS', () => {
    const invalid = estimates.filter(({ source }) => new URL(source).protocol !== 'https:');
    expect(invalid).toEqual([]);
  });

  it('cover the days for which a completion counts, where they say how many', () => {
    const durations = new Map(tasks.map(({ name, duration }) => [name, duration]));
    const invalid = estimates.filter(({ task, assumption }) => {
      const period = /^Over (a year|\d+ days)/.exec(assumption)?.[1];
      if (period === undefined) return false;
      return durations.get(task) !== (period === 'a year' ? 365 : parseInt(period, 10));
    });
    expect(invalid).toEqual([]);
  });
});
