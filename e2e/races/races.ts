import { admin, post } from 'amplify-emulator/testing';
import { startTestDataApi } from '../testing/running-emulator';
import { connectDevices, Network } from './network';
import { type Knowledge, RacedAccount, tasks } from './shared-account';

/** The trials of each case; 'npm run bench -- races' asks for a thousand. */
const TRIALS = Number(process.env['VERDURE_RACE_TRIALS'] ?? 5);
export const TIMEOUT_MS = 60_000 + TRIALS * 10_000;

const KNOWLEDGE: readonly Knowledge[] = ['first', 'nothing', 'mixed'];

type Race = (account: RacedAccount, network: Network) => Promise<void>;

/** A data API with the races' tasks, and this process's requests going to it. */
export interface Races {
  readonly origin: string;
  /** Runs a case many times, each with an account and an order of requests and responses of its own. */
  run(title: string, race: Race, lossRate?: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the races; each account's profile is created at `now` (milliseconds since the epoch). */
export async function startRaces(now: number): Promise<Races> {
  const api = await startTestDataApi();
  try {
    await createTasks(api.origin);
  } catch (error) {
    await api.dispose();
    throw error;
  }
  const disconnect = connectDevices(api.origin);
  return {
    origin: api.origin,
    async run(title, race, lossRate = 0) {
      for (let trial = 0; trial < TRIALS; trial++) {
        const seed = `${title} ${trial}`;
        try {
          const id = `race-${seed.replaceAll(/\W+/g, '-')}`;
          const account = new RacedAccount(id, KNOWLEDGE[trial % KNOWLEDGE.length]);
          await account.open(now);
          await race(account, new Network(seed, lossRate));
        } catch (cause) {
          const message = cause instanceof Error ? cause.message : String(cause);
          throw new Error(`Trial '${seed}' failed: ${message}`, { cause });
        }
      }
    },
    async stop() {
      disconnect();
      await api.dispose();
    },
  };
}

async function createTasks(origin: string): Promise<void> {
  const create = 'mutation ($input: CreateTasksInput!) { createTasks(input: $input) { id } }';
  for (const { id, name, difficulty, score, duration } of tasks) {
    const input = { id, name, difficulty, score, duration };
    const { errors } = await post(origin, admin, create, { input });
    if (errors[0]) throw new Error(errors[0].message);
  }
}
