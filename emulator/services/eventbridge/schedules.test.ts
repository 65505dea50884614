import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ScheduleDefinition } from '../../assembly/definition';
import { AdjustableClock } from '../../core/clock';
import { openStore } from '../../core/level-store';
import { silentLog } from '../../core/log';
import type { Store } from '../../core/store';
import { startSchedules, type Schedules } from './schedules';

const minuteMs = 60_000;

const everyMinute: ScheduleDefinition = {
  id: 'rule/often/f',
  name: 'often',
  arn: 'arn:rule',
  functionArn: 'arn:f',
  source: 'aws.events',
  expression: 'rate(1 minute)',
  timeZone: 'UTC',
  isEnabled: true,
  input: '{}',
  isPermitted: true,
};

let folder: string;
let store: Store;
let clock: AdjustableClock;
let runs: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'schedules-'));
  store = await openStore(folder, silentLog);
  clock = new AdjustableClock();
  clock.stop();
  runs = 0;
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const start = (schedule: ScheduleDefinition, closedAt?: Date): Promise<Schedules> =>
  startSchedules({
    definition: { accountId: '0', region: 'us-east-1', lambdas: [], schedules: [schedule] },
    lambdas: {
      invoke: async () => {
        runs += 1;
        return { payload: null };
      },
    },
    iam: { allows: () => true },
    clock,
    log: silentLog,
    store,
    closedAt,
  });

/** Runs the schedule, ends it, lets two of its due times pass, and starts it again. */
async function passWhileClosed({ isRestart }: { isRestart: boolean }): Promise<void> {
  await (await start(everyMinute)).close();
  const closedAt = clock.now();
  clock.advance(2 * minuteMs);
  await (await start(everyMinute, isRestart ? closedAt : undefined)).close();
}

describe('due times that pass while no service runs', () => {
  it('run after a reload', async () => {
    await passWhileClosed({ isRestart: true });
    expect(runs).toBe(2);
  });

  it('are left out if the emulator did not run', async () => {
    await passWhileClosed({ isRestart: false });
    expect(runs).toBe(0);
  });
});

describe('a rate', () => {
  it('counts anew from when its expression changed', async () => {
    await (await start(everyMinute)).close();
    clock.advance(minuteMs / 2);
    const schedules = await start({ ...everyMinute, expression: 'rate(2 minutes)' });
    const [report] = schedules.list();
    await schedules.close();
    expect(report?.next).toBe(clock.now().getTime() + 2 * minuteMs);
  });

  it('of the Scheduler that is new runs at once', async () => {
    const schedule: ScheduleDefinition = {
      ...everyMinute,
      source: 'aws.scheduler',
      roleArn: 'arn:role',
    };
    await (await start(schedule)).close();
    expect(runs).toBe(1);
  });
});

describe('schedules that were ended', () => {
  it('no longer run', async () => {
    await (await start(everyMinute)).close();
    clock.advance(5 * minuteMs);
    expect(runs).toBe(0);
  });
});
