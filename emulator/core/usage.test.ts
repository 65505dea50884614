import { beforeEach, expect, it } from 'vitest';
import { AdjustableClock } from './clock';
import { Usage } from './usage';

const minute = 60_000;

let clock: AdjustableClock;
let usage: Usage;

beforeEach(() => {
  clock = new AdjustableClock();
  clock.stop();
  usage = new Usage(clock);
});

it('counts each started minute of a connection, open or closed', () => {
  const disconnect = usage.connect();
  clock.advance(1.5 * minute);
  expect(usage.report().connectionMinutes).toBe(2);
  disconnect();
  disconnect();
  clock.advance(10 * minute);
  expect(usage.report().connectionMinutes).toBe(2);
  usage.connect();
  clock.advance(minute);
  expect(usage.report().connectionMinutes).toBe(3);
});

it('restarts at zero on reset, with open connections counting from then', () => {
  usage.add('s3:PutObject', { requests: 1 });
  usage.connect()();
  usage.connect();
  clock.advance(5 * minute);
  usage.reset();
  expect(usage.report()).toEqual({
    since: clock.now().toISOString(),
    connectionMinutes: 0,
    operations: {},
  });
  clock.advance(2 * minute);
  expect(usage.report().connectionMinutes).toBe(2);
});
