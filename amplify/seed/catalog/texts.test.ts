import { describe, expect, it } from 'vitest';
import { libraryLinks, tasks } from './index';
import { taskSources } from './task-sources';

/** Words with which a text compares, ranks or measures, and so states what needs a source. */
const CLAIM =
  /\b(most of|most meat|cause the most|largest|average|fraction|fewer greenhouse|much less|improves|methane|°F|\d+%)/i;

describe('The texts of tasks', () => {
  it('state no fact without a source', () => {
    const unsourced = tasks.filter(
      ({ id, description, earthimpact, moneyimpact }) =>
        taskSources[id] === undefined && CLAIM.test(`${description} ${earthimpact} ${moneyimpact}`),
    );
    expect(unsourced.map(({ id }) => id)).toEqual([]);
  });

  it('have sources only where there is a task', () => {
    const ids = new Set(tasks.map(({ id }) => id));
    expect(Object.keys(taskSources).filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('The tasks keep their readers safe', () => {
  it.each([
    ['medium-fridge-settings', /37 °F \(3 °C\), never above 40 °F/],
    ['medium-fridge-settings', /Check with a thermometer/],
    ['daily-litter-walk', /Leave needles, broken glass and anything you don’t know/],
    ['strategic-plant-tree', /call 811 before you dig/i],
    ['strategic-native-garden', /call 811 before you dig/i],
    ['strategic-insulate-attic', /Hire a pro near old wiring, a flue, or old vermiculite/],
    ['medium-insulate-hot-water', /6 inches \(15 cm\) from the flue/],
    ['strategic-rain-barrel', /isn’t for drinking/],
    ['daily-unplug-idle', /Shut them down, then unplug them/],
    ['daily-bike-trip', /wear a helmet/],
    ['strategic-green-savings', /isn’t financial advice/],
  ])('%s says %s', (id, text) => {
    expect(tasks.find((task) => task.id === id)?.description).toMatch(text);
  });
});

it('The library is for American readers', () => {
  expect(libraryLinks.filter(({ description }) => /\bBritish\b|\bUK\b/.test(description))).toEqual(
    [],
  );
});
