import { describe, expect, it } from 'vitest';
import { taskOf } from '@/domain/testing/rows';
import { type Choice, countsOf, FILTER_NAMES, filtered, FILTERS } from './filters';
import { goodFirst } from './good-first';
import { inOrder, taskOrders } from './order';
import { waysOut } from './ways-out';

const quick = taskOf('quick', 'Medium', {
  timeNeeded: 15,
  cost: 'Free',
  renters: 'Yes',
  category: 'Energy',
  score: 20,
  carbonKg: 2,
});
const long = taskOf('long', 'Medium', {
  timeNeeded: 120,
  cost: 'Under20',
  renters: 'No',
  category: 'Water',
  score: 30,
  carbonKg: 5,
});
const roof = taskOf('roof', 'Medium', {
  timeNeeded: 960,
  cost: 'Investment',
  renters: 'No',
  category: 'Energy',
  score: 10,
  waterLiters: 9,
});
const older = taskOf('older', 'Medium', { score: 5 });
const tasks = [quick, long, roof, older];
const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id);

describe('filters', () => {
  it.each<[Choice, string[]]>([
    [{}, ['quick', 'long', 'roof', 'older']],
    [{ time: '15-minutes' }, ['quick']],
    [{ time: 'hour' }, ['quick']],
    [{ time: 'weekend' }, ['quick', 'long', 'roof']],
    [{ cost: 'free' }, ['quick']],
    [{ cost: 'under-20' }, ['quick', 'long']],
    [{ cost: 'investment' }, ['roof']],
    [{ renters: 'yes' }, ['quick']],
    [{ category: 'Energy', time: 'weekend' }, ['quick', 'roof']],
    [{ category: 'Space', time: 'toString' }, ['quick', 'long', 'roof', 'older']],
  ])('%j leave %j', (choice, left) => {
    expect(ids(filtered(tasks, choice))).toEqual(left);
  });

  it('count what each option would leave with the others as they are', () => {
    const choice: Choice = { category: 'Energy', time: '15-minutes' };
    for (const name of FILTER_NAMES) {
      for (const [value, count] of Object.entries(countsOf(tasks, choice, name))) {
        expect(count).toBe(filtered(tasks, { ...choice, [name]: value }).length);
      }
      expect(Object.keys(countsOf(tasks, choice, name))).toEqual(
        Object.keys(FILTERS[name].options),
      );
    }
    expect(countsOf(tasks, choice, 'time')).toEqual({ '15-minutes': 1, hour: 1, weekend: 2 });
  });

  it('say which one to drop, starting with the one that brings back the most tasks', () => {
    expect(waysOut(tasks, { time: 'hour', cost: 'investment', category: 'Energy' })).toEqual([
      { names: ['time'], text: '“I have an hour”', count: 1 },
      { names: ['cost'], text: '“An investment”', count: 1 },
    ]);
    expect(waysOut(tasks, { time: '15-minutes', category: 'Water' })).toEqual([
      { names: ['time'], text: '“I have 15 minutes”', count: 1 },
      { names: ['category'], text: '“Water”', count: 1 },
    ]);
    expect(waysOut(tasks, { time: 'weekend', category: 'Food' })[0]?.names).toEqual(['category']);
  });

  it('say which ones to drop where one isn’t enough', () => {
    const choice: Choice = { time: '15-minutes', cost: 'free', category: 'Water' };
    expect(waysOut(tasks, { ...choice, cost: 'investment' })).toEqual([
      { names: ['time', 'cost'], text: '“I have 15 minutes” and “An investment”', count: 1 },
      { names: ['time', 'category'], text: '“I have 15 minutes” and “Water”', count: 1 },
      { names: ['cost', 'category'], text: '“An investment” and “Water”', count: 1 },
    ]);
    expect(waysOut([roof], choice)).toEqual([
      {
        names: ['time', 'cost', 'category'],
        text: '“I have 15 minutes”, “Free” and “Water”',
        count: 1,
      },
    ]);
    expect(waysOut([], choice)).toEqual([]);
    expect(waysOut(tasks, {})).toEqual([]);
  });
});

describe('orders', () => {
  it.each([
    ['name', ['long', 'older', 'quick', 'roof']],
    ['impact', ['long', 'quick', 'roof', 'older']],
    ['time', ['quick', 'long', 'roof', 'older']],
    ['score-down', ['long', 'quick', 'roof', 'older']],
    ['score-up', ['older', 'roof', 'quick', 'long']],
  ] as const)('by %s is %j', (order, sorted) => {
    expect(ids(inOrder(tasks, order))).toEqual(sorted);
  });

  it('name the member’s unit', () => {
    expect(taskOrders('US').impact).toContain('lb');
    expect(taskOrders('Metric').impact).toContain('kg');
  });
});

describe('good first ones', () => {
  const none = new Set<string>();

  it('are those of interest first, then those of the fewest points, with the reason', () => {
    expect([...goodFirst(tasks, { interests: ['Water'], taken: none })]).toEqual([
      ['long', 'you chose water; takes about 2 hours'],
      ['roof', 'takes about a weekend'],
      ['quick', 'takes 15 minutes'],
    ]);
  });

  it('are at most three, none of unknown time and none that the member has', () => {
    const many = Array.from({ length: 9 }, (_, at) => ({ ...quick, id: `quick-${at}` }));
    expect(goodFirst(many, { interests: [], taken: none }).size).toBe(3);
    expect(goodFirst([older], { interests: [], taken: none }).size).toBe(0);
    expect(goodFirst([quick], { interests: [], taken: new Set(['quick']) }).size).toBe(0);
  });
});
