import { beforeAll, expect, it } from 'vitest';
import { bundleDevice } from './bundle';
import { type Start, startOf } from './device/start';
import { firstFailure, live } from './life';
import { type Deeds, everyOrder } from './orders';

/** Short lives find the same defects as long ones, only sooner. */
const LIFE = { days: 9, devices: 3, start: Date.parse('2026-03-02T12:00:00.000Z') };
const TIMEOUT_MS = 300_000;

let pages: Start;
beforeAll(async () => {
  pages = startOf(await bundleDevice());
}, TIMEOUT_MS);

it('A seed always yields the same trace', { timeout: TIMEOUT_MS }, async () => {
  const once = await live({ ...LIFE, seed: 7 }, pages);
  expect(once.trace.length).toBeGreaterThan(100);
  await live({ ...LIFE, seed: 8 }, pages);
  const again = await live({ ...LIFE, seed: 7 }, pages);
  expect(again.trace).toEqual(once.trace);
});

it('Lives keep the invariants A2, A3, A4, A5 and A6', { timeout: TIMEOUT_MS }, async () => {
  // `npm run simulate` lives other lives; a failure names its seed: npm run simulate -- --days 9 --seed …
  expect(await firstFailure({ ...LIFE, seed: 300_000 }, 24, pages)).toBeUndefined();
});

it.each<Deeds>([
  [['complete'], ['complete']],
  [['complete'], ['swap']],
  [['undo'], ['undo']],
  [['undo'], ['complete']],
  [['refresh'], ['complete']],
  [['planGoal'], ['tickStep']],
])('Every order of %s and %s keeps the invariants', { timeout: TIMEOUT_MS }, async (...deeds) => {
  expect(await everyOrder(deeds, pages)).toMatchObject({ problems: [] });
});
