import { expect, it } from 'vitest';
import { tasks } from '../index';

// Starts with a letter, since objects list number-like keys first, whatever their order.
const STEP_ID = /^[a-z][a-z0-9]{1,11}$/;

const linesOf = (steps: string) =>
  steps.split('\n').map((line) => {
    const [, id = '', text = ''] = /^(\w+): (.*)$/.exec(line) ?? [];
    return { id, text };
  });
const lines = tasks.flatMap(({ steps }) => (steps === undefined ? [] : linesOf(steps)));

it('Every long-term task has steps, and no daily task does', () => {
  expect(
    tasks.filter(({ difficulty, steps }) => difficulty === 'Strategic' && steps === undefined),
  ).toEqual([]);
  expect(
    tasks.filter(({ difficulty, steps }) => difficulty === 'Daily' && steps !== undefined),
  ).toEqual([]);
});

it('A task with steps has at least three, all different', () => {
  for (const { id, steps } of tasks) {
    if (steps === undefined) continue;
    const texts = linesOf(steps).map(({ text }) => text);
    expect([id, texts.length >= 3]).toEqual([id, true]);
    expect([id, new Set(texts).size]).toEqual([id, texts.length]);
  }
});

it('Step IDs are short words that keep their order', () => {
  expect(lines.filter(({ id }) => !STEP_ID.test(id))).toEqual([]);
});

it('Every step starts with a capital and ends with a period', () => {
  expect(lines.filter(({ text }) => !/^[A-Z].*\.$/.test(text))).toEqual([]);
});

it('No step has a straight apostrophe or quote', () => {
  expect(lines.filter(({ text }) => /['"]/.test(text))).toEqual([]);
});

it('No step promises a price or an amount', () => {
  expect(lines.filter(({ text }) => /[$%]|tax credit/i.test(text))).toEqual([]);
});

it.each([
  ['strategic-insulate-attic', /vermiculite, don’t touch it/],
  ['strategic-insulate-attic', /electrician check old wiring/],
  ['strategic-install-heat-pump', /refrigerant, wiring and gas to licensed pros/],
  ['strategic-go-solar', /roof and wiring to the pros/],
  ['strategic-drive-electric', /licensed electrician/],
  ['strategic-plant-tree', /Call 811/],
  ['strategic-native-garden', /Call 811/],
  ['strategic-rain-barrel', /not for drinking/],
  ['medium-insulate-hot-water', /6 inches \(15 cm\) from the flue/],
])('The steps of %s say %s', (id, text) => {
  expect(tasks.find((task) => task.id === id)?.steps).toMatch(text);
});
