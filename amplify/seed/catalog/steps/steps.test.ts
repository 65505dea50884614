import { expect, it } from 'vitest';
import { MAX_STEP_LENGTH, MAX_STEPS } from '../../../data/limits';
import { mediumTasks, strategicTasks } from '../index';
import { steps } from './index';

const LEAST_STEPS = 3;

// Starts with a letter: an object puts keys that are numbers first, whatever their order.
const STEP_ID = /^[a-z][a-z0-9]{1,11}$/;

const lines = Object.entries(steps).flatMap(([task, ofTask]) =>
  Object.entries(ofTask).map(([id, text]) => ({ task, id, text })),
);

it('Every long-term task has steps', () => {
  const without = strategicTasks.filter(({ id }) => steps[id] === undefined);
  expect(without.map(({ id }) => id)).toEqual([]);
});

it('Only long-term and medium tasks have steps', () => {
  const larger = new Set([...mediumTasks, ...strategicTasks].map(({ id }) => id));
  expect(Object.keys(steps).filter((id) => !larger.has(id))).toEqual([]);
});

it.each(Object.entries(steps))('%s has three to eight steps, no two the same', (_, ofTask) => {
  const texts = Object.values(ofTask);
  expect(texts.length).toBeGreaterThanOrEqual(LEAST_STEPS);
  expect(texts.length).toBeLessThanOrEqual(MAX_STEPS);
  expect(new Set(texts).size).toBe(texts.length);
});

it('Step IDs are short words that keep their order', () => {
  expect(lines.filter(({ id }) => !STEP_ID.test(id))).toEqual([]);
});

it('Every step is one line that fits', () => {
  const bad = lines.filter(
    ({ text }) => text.length > MAX_STEP_LENGTH || text !== text.trim() || text.includes('\n'),
  );
  expect(bad).toEqual([]);
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
  expect(Object.values(steps[id] ?? {}).join('\n')).toMatch(text);
});
