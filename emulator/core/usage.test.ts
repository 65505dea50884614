import { beforeEach, expect, it } from 'vitest';
import { AdjustableClock } from './clock';
import { Usage } from './usage';

const nothing = {
  requests: 0,
  readUnits: 0,
  writeUnits: 0,
  messages: 0,
  bytesIn: 0,
  bytesOut: 0,
};
const minute = 60_000;

let clock: AdjustableClock;
let usage: Usage;

beforeEach(() => {
  clock = new AdjustableClock();
  clock.stop();
  usage = new Usage(clock);
});

it('Usage is summed by operation and by service', () => {
  usage.add('s3:PutObject', { requests: 1, bytesIn: 10 });
  usage.add('appsync:Home', { readUnits: 2.5 });
  usage.add('appsync:Home', { requests: 1, bytesOut: 5 });
  usage.add('appsync:Touch', { requests: 1, writeUnits: 1 });
  expect(usage.report()).toEqual({
    since: clock.now().toISOString(),
    connectionMinutes: 0,
    operations: {
      'appsync:Home': { ...nothing, requests: 1, readUnits: 2.5, bytesOut: 5 },
      'appsync:Touch': { ...nothing, requests: 1, writeUnits: 1 },
      's3:PutObject': { ...nothing, requests: 1, bytesIn: 10 },
    },
    services: {
      appsync: { ...nothing, requests: 2, readUnits: 2.5, writeUnits: 1, bytesOut: 5 },
      s3: { ...nothing, requests: 1, bytesIn: 10 },
    },
  });
});

it('A connection counts each minute that it began, open or closed', () => {
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

it('A reset starts at zero, and open connections count from then', () => {
  usage.add('s3:PutObject', { requests: 1 });
  usage.connect()();
  usage.connect();
  clock.advance(5 * minute);
  usage.reset();
  expect(usage.report()).toEqual({
    since: clock.now().toISOString(),
    connectionMinutes: 0,
    services: {},
    operations: {},
  });
  clock.advance(2 * minute);
  expect(usage.report().connectionMinutes).toBe(2);
});
