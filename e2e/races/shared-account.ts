import { fakeToken } from 'amplify-emulator/testing';
import { fetchCompletions } from '@/data/completions';
import { ensureProfile } from '@/data/profile';
import { fetchMember } from '@/data/member-requests';
import type { StoredMember } from '@/domain/member-state';
import { fetchOwnProfile } from '@/data/own-data';
import { isValid } from '@/domain/completion';
import { instantOf } from '@/domain/instant';
import { taskOf } from '@/domain/testing/rows';
import { complete } from '@/features/completions/complete';
import { readsCaughtUp } from '../testing/running-emulator';
import { onDevice, type Network } from './network';

/** The catalog's tasks, each with a different score. */
export const tasks = Array.from({ length: 10 }, (_, at) =>
  taskOf(`race-${at}`, 'Daily', { duration: 3, score: at + 1 }),
);

/** The member document that devices know when they write: the first one, none, or each in turn. */
export type Knowledge = 'first' | 'nothing' | 'mixed';

/** An account that several devices use at once. */
export class RacedAccount {
  readonly id: string;
  readonly #token: string;
  readonly #knowledge: Knowledge;
  #first: StoredMember | undefined;
  #writes = 0;

  constructor(id: string, knowledge: Knowledge = 'nothing') {
    this.id = id;
    this.#token = fakeToken(id);
    this.#knowledge = knowledge;
  }

  /** Creates the profile, as a first visit does. */
  async open(now: number): Promise<void> {
    await this.run(async () => {
      await ensureProfile({ id: this.id, email: 'race@verdure.example' }, now);
      this.#first = await fetchMember(this.id);
    });
  }

  /** Runs code of the application on one of the account's devices. */
  run<T>(act: () => Promise<T>, network?: Network): Promise<T> {
    return onDevice(this.#token, act, { network });
  }

  /** The input of the application's rules on a device that shows nothing else yet. */
  context(now: number) {
    this.#writes += 1;
    const isKnown =
      this.#knowledge === 'first' || (this.#knowledge === 'mixed' && this.#writes % 2 === 0);
    const stored = isKnown ? this.#first : undefined;
    return { accountId: this.id, now, scores: new Map<string, number>(), stored };
  }

  complete(task: (typeof tasks)[number], now: number, network?: Network) {
    return this.run(() => complete({ ...this.context(now), task }), network);
  }

  /** What is stored in the end, as far as it must agree, by the clock at `now`. */
  async outcome(now: number) {
    await readsCaughtUp();
    return this.run(async () => {
      const [rows, { level }, { profile }] = await Promise.all([
        fetchCompletions(this.id, instantOf(0)),
        fetchMember(this.id),
        fetchOwnProfile(this.id),
      ]);
      const valid = rows.filter((row) => isValid(row, now)).map(({ taskId }) => taskId);
      return { rows: rows.length, valid: valid.toSorted(), level, susscore: profile?.susscore };
    });
  }
}

/** What must be stored when exactly these tasks are complete and nothing else was ever completed. */
export function completedOnce(complete: readonly (typeof tasks)[number][]) {
  const score = complete.reduce((sum, task) => sum + (task.score ?? 0), 0);
  return {
    rows: complete.length,
    valid: complete.map(({ id }) => id).toSorted(),
    level: complete.length,
    susscore: score,
  };
}
