import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Turns } from './turns';

it('runs at most four actions at a time, all of them in order', async () => {
  const turns = new Turns();
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const action = async (at: number): Promise<void> => {
    started.push(at);
    most = Math.max(most, ++running);
    await setImmediate();
    running -= 1;
  };
  const numbers = Array.from({ length: 40 }, (_, at) => at);
  await Promise.all(numbers.map((at) => turns.take(() => action(at))));
  expect(started).toEqual(numbers);
  expect(most).toBe(4);
});

it('lets the event loop turn between actions that wait for nothing', async () => {
  const turns = new Turns();
  let turn = 0;
  const finished = new AbortController();
  const clock = (async () => {
    for (; !finished.signal.aborted; turn += 1) await setImmediate();
  })();
  const turnsOfActions = new Set<number>();
  const actions = Array.from({ length: 40 }, () =>
    turns.take(async () => turnsOfActions.add(turn)),
  );
  await Promise.all(actions);
  finished.abort();
  await clock;
  expect(turnsOfActions.size).toBeGreaterThanOrEqual(10);
});

it('gives the turn of a failed action to the next', async () => {
  const turns = new Turns();
  const failing = Array.from({ length: 8 }, () =>
    turns.take(() => Promise.reject(new Error('failed'))),
  );
  const outcomes = await Promise.allSettled([...failing, turns.take(async () => 'done')]);
  expect(outcomes.at(-1)).toEqual({ status: 'fulfilled', value: 'done' });
});
