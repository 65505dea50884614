import { describe, expect, it } from 'vitest';
import { DAY_MS, instantOf } from '@/domain/instant';
import { type EstimatedCompletion, savedLately, savedText } from './lately';

const NOW = Date.parse('2026-06-12T08:00:00.000Z');

function completion(daysAgo: number, days: number, figures = {}): EstimatedCompletion {
  const completed = NOW - daysAgo * DAY_MS;
  return {
    completedDate: instantOf(completed),
    expirationDate: instantOf(completed + days * DAY_MS),
    task: {
      carbonKg: null,
      waterLiters: null,
      wasteKg: null,
      energyKwh: null,
      moneyDollars: null,
      ...figures,
    },
  };
}

describe('What was saved lately', () => {
  it('is the past seven days, points that have expired included', () => {
    const past = [completion(3, 2, { carbonKg: 0.25 }), completion(9, 4, { carbonKg: 5 })];
    const valid = [completion(1, 3, { carbonKg: 1 }), completion(8, 30, { carbonKg: 9 })];
    expect(savedLately({ valid, past, level: 90 }, NOW)).toMatchObject({
      period: 'Past 7 days',
      impact: { carbon: 1250, estimated: 2 },
    });
  });

  it('is everything if the week has nothing, where everything is known', () => {
    const known = {
      valid: [completion(0, 1), completion(30, 60, { waterLiters: 40 })],
      past: [completion(20, 14, { waterLiters: 2 })],
    };
    expect(savedLately({ ...known, level: 3 }, NOW)).toMatchObject({
      period: 'Since you started',
      impact: { water: 42_000, estimated: 2, notEstimated: 1 },
    });
    expect(savedLately({ ...known, level: 4 }, NOW)).toBeUndefined();
  });

  it('is nothing without a figure', () => {
    expect(savedLately({ valid: [], past: [], level: 0 }, NOW)).toBeUndefined();
    const valid = [completion(0, 1), { ...completion(1, 1), task: null }];
    expect(savedLately({ valid, past: [], level: 2 }, NOW)).toBeUndefined();
  });

  it('is summed up by its first measure', () => {
    const valid = [completion(0, 1, { carbonKg: 1.2, waterLiters: 38, moneyDollars: 3 })];
    const lately = savedLately({ valid, past: [], level: 1 }, NOW);
    expect(lately && savedText(lately.impact, 'US')).toBe('2.6 lb CO₂e');
  });
});
