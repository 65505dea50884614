import { describe, expect, it } from 'vitest';
import { COSTS } from '../../data/limits';
import { figures } from './figures';
import { libraryLinks, tasks } from './index';
import { sources } from './sources';
import { taskSources } from './task-sources';

/** Words that compare, rank or measure, so a text with them needs a source. */
const CLAIM =
  /\b(most|largest|average|fraction|fewer greenhouse|(much|far) less|costs? less|pay less|cheap\w*|usual(ly)?|for (years|decades)|year after year|a lot of|coffee shops|improves|methane)\b|°F|\d+%/i;
/** Words that compare prices, so a text with them needs a source that states some. */
const PRICE_CLAIM = /\b((much|far) less|costs? less|cheap\w*|usually|for (years|decades))\b/i;

/** Steps that use such words without a claim, and why. */
const ADVICE: Readonly<Record<string, string>> = {
  'strategic-energy-audit plan': 'It gives the order of an audit’s findings.',
};

describe('The texts of tasks', () => {
  it('state no fact without a source', () => {
    const unsourced = tasks.filter(
      ({ id, description, earthimpact, moneyimpact }) =>
        taskSources[id] === undefined && CLAIM.test(`${description} ${earthimpact} ${moneyimpact}`),
    );
    expect(unsourced.map(({ id }) => id)).toEqual([]);
  });

  it('compare no prices without a source that names some', () => {
    const unsourced = tasks.filter(
      ({ id, moneyimpact }) =>
        PRICE_CLAIM.test(moneyimpact) && !taskSources[id]?.some(({ says }) => says.includes('$')),
    );
    expect(unsourced.map(({ id }) => id)).toEqual([]);
  });

  it('state no fact in a step, which has no room for a source', () => {
    const claims = tasks.flatMap(({ id, steps = '' }) =>
      steps
        .split('\n')
        .filter((line) => CLAIM.test(line))
        .map((line) => `${id} ${line.split(':')[0]}`),
    );
    expect(claims).toEqual(Object.keys(ADVICE));
  });

  it('say why a task helps in one sentence, with a source where it states a fact', () => {
    const addresses = new Set<string>(Object.values(sources).map(({ address }) => address));
    for (const { id, whyItHelps = '', whySource } of tasks) {
      const sentences = whyItHelps.replaceAll(/\d[.]\d|U[.]S[.]/g, '').match(/[.!?]/g);
      expect([id, sentences, whyItHelps.length < 161]).toEqual([id, ['.'], true]);
      const isFact = CLAIM.test(whyItHelps) || /\d/.test(whyItHelps);
      expect([id, isFact && whySource === undefined]).toEqual([id, false]);
      expect([id, whySource === undefined || addresses.has(whySource)]).toEqual([id, true]);
    }
  });

  it('have sources only for tasks that exist', () => {
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

it('The thermostat task is about heat, like its figures', () => {
  const heat = tasks.find(({ id }) => id === 'daily-thermostat-degree');
  const measures = Object.values(figures[heat?.name ?? ''] ?? {});
  expect(measures).toHaveLength(3);
  expect(heat?.description).toMatch(/^While your heat is on,/);
  const { name, description, earthimpact, moneyimpact, whyItHelps } = heat ?? {};
  const texts = [name, description, earthimpact, moneyimpact, whyItHelps];
  const assumptions = measures.map(({ assumption }) => assumption);
  expect([...texts, ...assumptions].join(' ')).not.toMatch(/\bA\/?C\b|\bcool/i);
});

it('The library is for American readers', () => {
  expect(libraryLinks.filter(({ description }) => /\bBritish\b|\bUK\b/.test(description))).toEqual(
    [],
  );
});

it('Daily tasks take an hour and $20 at most, medium ones $100', () => {
  const most = {
    Daily: ['Free', 'Under20'],
    Medium: ['Free', 'Under20', 'Under100'],
    Strategic: COSTS,
  };
  const costly = tasks.filter(
    ({ cost, difficulty }) => !most[difficulty].some((allowed) => allowed === cost),
  );
  expect(costly.map(({ id }) => id)).toEqual([]);
  const daily = tasks.filter(({ difficulty }) => difficulty === 'Daily');
  expect(daily.filter(({ timeNeeded }) => timeNeeded > 60)).toEqual([]);
});
