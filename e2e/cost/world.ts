import { vi } from 'vitest';
import { tasks } from '../../amplify/seed/catalog';
import { admin, member as callerOf, post, type RunningDataApi } from 'amplify-emulator/testing';
import { startTestDataApi } from '../testing/running-emulator';
import { DAY_MS } from '@/domain/instant';
import { creationsOf } from '../setup/creations';
import { loadAccounts } from '../bench/accounts-rows';
import { connectDevices } from './device';
import { Member, openDailies } from './member';

/** Arbitrary but fixed, so that every count is reproducible. */
const START = Date.parse('2026-03-02T12:00:00.000Z');

/** Requests to the data API and its tables. */
export interface Cost {
  requests: number;
  writeUnits: number;
  readUnits: number;
}

type Input = Readonly<Record<string, unknown>>;

/** A data API with the demo catalog, and a clock that only tests move. */
export interface World {
  readonly member: Member;
  /** Runs code of the application, and returns what it costs. */
  cost(act: () => Promise<unknown>): Promise<Cost>;
  /** Moves the clock by days. */
  wait(days: number): void;
  /** Simulates a member's typical day: a visit, new tasks, and two of them done. */
  live(member: Member): Promise<void>;
  /** Creates rows of a model, as an admin or as the member they belong to. */
  create(model: string, rows: readonly Input[], owner?: Member): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a world with a member and `accounts` others. The clock stands still until it stops. */
export async function startWorld(accounts = 0): Promise<World> {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  let api: RunningDataApi | undefined;
  let disconnect: (() => void) | undefined;
  const stop = async (): Promise<void> => {
    vi.useRealTimers();
    disconnect?.();
    await api?.dispose();
  };
  try {
    api = await startTestDataApi({
      // While the clock stands still, no lag would pass.
      indexLagMs: 0,
      prepare: (stateFolder) => loadAccounts(stateFolder, 0, accounts),
    });
    disconnect = connectDevices(api.origin);
    const world = worldOn(api, stop);
    await world.create('Tasks', tasks);
    return world;
  } catch (error) {
    // Other tests run in this process.
    await stop();
    throw error;
  }
}

function worldOn(api: RunningDataApi, stop: () => Promise<void>): World {
  const member = new Member('3f2b8c1e-5d47-4a90-9c6e-0b7a1d2e4f68');
  return {
    member,
    async cost(act) {
      api.usage.reset();
      await act();
      const { appsync } = api.usage.report().services;
      const { requests = 0, writeUnits = 0, readUnits = 0 } = appsync ?? {};
      return { requests, writeUnits, readUnits };
    },
    wait: (days) => void vi.setSystemTime(Date.now() + days * DAY_MS),
    async live(someone) {
      const home = await someone.visit();
      if (someone.isRenewalDue(home)) await someone.renew();
      const renewed = await someone.visit();
      for (const task of openDailies(renewed).slice(0, 2)) await someone.complete(task);
    },
    async create(model, rows, owner) {
      for (const { document, variables } of creationsOf(model, rows)) {
        // Issued now, because the clock moves by days.
        const caller = owner ? callerOf(owner.id) : admin;
        const { errors } = await post(api.origin, caller, document, variables);
        if (errors[0]) throw new Error(errors[0].message);
      }
    },
    stop,
  };
}
