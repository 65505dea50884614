import { describe, expect, it } from 'vitest';
import { costText, effortDetails, effortText, timeText } from './effort';

describe('the time that a task needs', () => {
  it.each([
    [null, ''],
    [0, ''],
    [1, '1 minute'],
    [15, '15 minutes'],
    [50, '50 minutes'],
    [55, 'About an hour'],
    [60, 'About an hour'],
    [90, 'About 1½ hours'],
    [120, 'About 2 hours'],
    [299, 'About 5 hours'],
    [300, 'About a day'],
    [600, 'About a day'],
    [960, 'About a weekend'],
    [961, 'Several days'],
  ])('of %s minutes reads as “%s”', (timeNeeded, text) => {
    expect(timeText({ timeNeeded })).toBe(text);
  });
});

describe('what a task costs', () => {
  const investment = { cost: 'Investment', costDollars: 1200, savesOver: 365 } as const;

  it('is its range, or nothing if unknown', () => {
    expect(costText({ cost: 'Free' })).toBe('Free');
    expect(costText({ cost: 'Under20' })).toBe('Under $20');
    expect(costText({})).toBe('');
  });

  it('says when an investment has paid back, from what it saves a year', () => {
    const back = 'An investment that pays back in about';
    expect(costText({ ...investment, moneyDollars: 200 })).toBe(`${back} 6 years`);
    expect(costText({ ...investment, moneyDollars: 100, savesOver: 180 })).toBe(`${back} 6 years`);
    expect(costText({ ...investment, moneyDollars: 1200 })).toBe(`${back} a year`);
    expect(costText({ ...investment, moneyDollars: 3000 })).toBe(
      'An investment that pays back in less than a year',
    );
  });

  it('says nothing of what figures don’t say', () => {
    for (const unknown of [
      { ...investment, moneyDollars: null },
      { ...investment, moneyDollars: 200, savesOver: null },
      { ...investment, moneyDollars: 200, costDollars: null },
      { ...investment, moneyDollars: 1 },
    ]) {
      expect(costText(unknown)).toBe('An investment');
    }
    expect(costText({ ...investment, cost: 'Under100', moneyDollars: 200 })).toBe('Under $100');
  });
});

it('An older row has no line and no details', () => {
  expect(effortText({})).toBe('');
  expect(effortDetails({})).toEqual([]);
  expect(effortText({ timeNeeded: 60, cost: 'Free' })).toBe('About an hour, free');
});
