import { expect, it } from 'vitest';
import { costText, effortDetails, effortText, timeText } from './effort';

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
])('the time that a task needs of %s minutes reads as “%s”', (timeNeeded, text) => {
  expect(timeText({ timeNeeded })).toBe(text);
});

const investment = { cost: 'Investment', costDollars: 1200, savesOver: 365 } as const;
const back = 'An investment that pays back in';

it.each([
  [{ cost: 'Free' }, 'Free'],
  [{ cost: 'Under20' }, 'Under $20'],
  [{}, ''],
  // An investment also says how long it takes to pay back, based on its yearly savings.
  [{ ...investment, moneyDollars: 200 }, `${back} about 6 years`],
  [{ ...investment, moneyDollars: 100, savesOver: 180 }, `${back} about 6 years`],
  [{ ...investment, moneyDollars: 1200 }, `${back} about a year`],
  [{ ...investment, moneyDollars: 3000 }, `${back} less than a year`],
  // Unknown figures are left out.
  [{ ...investment, moneyDollars: null }, 'An investment'],
  [{ ...investment, moneyDollars: 200, savesOver: null }, 'An investment'],
  [{ ...investment, moneyDollars: 200, costDollars: null }, 'An investment'],
  [{ ...investment, moneyDollars: 1 }, 'An investment'],
  [{ ...investment, cost: 'Under100', moneyDollars: 200 }, 'Under $100'],
] as const)('what a task costs, %j, reads as “%s”', (effort, text) => {
  expect(costText(effort)).toBe(text);
});

it('An older row has no line and no details', () => {
  expect(effortText({})).toBe('');
  expect(effortDetails({})).toEqual([]);
  expect(effortText({ timeNeeded: 60, cost: 'Free' })).toBe('About an hour, free');
});
