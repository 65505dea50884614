import type { Scheduler } from 'fast-check';
import type { Completion } from '@/domain/completion';
import { ledgerText, newLedger } from '@/domain/ledger';
import type { NewCompletion } from '@/domain/new-completion';
import { BackendError } from '@/lib/errors';
import type { Standing, StandingChange } from '@/data/standing';
import type { CompletionRequests } from '@/features/completions/complete';

/**
 * A fake of one account's completions and standing, shared by several tabs: an ID is written once, and a
 * level is set only over the one that was read, as the real tables do.
 */
export class SharedAccount {
  readonly #completions = new Map<string, NewCompletion>();
  readonly #scores: Record<string, number>;
  standing: Standing;
  susscore: number | undefined;
  failCreate = false;
  failRemove = false;
  /** How many more changes of the level succeed. */
  levelWrites = Infinity;
  /** The names of all requests. */
  readonly sent: string[] = [];

  constructor(level: number | null, earlierCompletions = 0, scores: Record<string, number> = {}) {
    this.#scores = scores;
    this.standing = { level, ledger: null };
    for (let at = 0; at < earlierCompletions; at++) {
      const id = `me#done#earlier#${at}`;
      const day = '2025-01-01T00:00:00.000Z';
      const dates = { completedDate: day, expirationDate: day };
      const owner = { nameofowner: 'me', profileId: 'me' };
      this.#completions.set(id, { id, taskId: 'earlier', ...dates, ...owner });
    }
  }

  /** An account whose profile was created by this version of the application. */
  static withLedger(level: number, now: number, scores: Record<string, number> = {}) {
    const account = new SharedAccount(level, 0, scores);
    account.standing = { level, ledger: ledgerText(newLedger(level, now)) };
    return account;
  }

  get level(): number | null {
    return this.standing.level;
  }

  completions(): NewCompletion[] {
    return [...this.#completions.values()];
  }

  /** One tab's connection; with a scheduler, its requests arrive in any order among the others'. */
  requests(scheduler?: Scheduler): CompletionRequests {
    const request = async <T>(name: string, act: () => T): Promise<T> => {
      await scheduler?.schedule(Promise.resolve(name));
      this.sent.push(name);
      return act();
    };
    return {
      fetchCompletion: (id) => request('lookup', () => this.#completions.get(id) ?? null),
      // Like the API, it carries out the second part whatever became of the first; others may come between.
      createCompletion: async (row, change) => {
        const stored = await request('create', () => this.#create(row));
        const isCounted =
          change !== undefined &&
          (await request(
            'create: standing',
            () => this.levelWrites > 0 && this.#setStanding(change),
          ));
        if (stored) return { row: stored, isCounted };
        return { row: undefined, error: new BackendError('internal', 'not written'), isCounted };
      },
      deleteCompletion: (row) => request('remove', () => this.#remove(row)),
      fetchCompletions: (_, since) =>
        request('list', () =>
          this.completions().filter(({ expirationDate }) => expirationDate > since),
        ),
      fetchStanding: () => request('standing', () => this.standing),
      setStanding: (_, change) => request('setStanding', () => this.#setStanding(change)),
      fetchTaskScores: (ids) =>
        request('scores', () => new Map(ids.map((id) => [id, this.#scores[id] ?? 0]))),
    };
  }

  #create(row: NewCompletion): NewCompletion | undefined {
    if (this.failCreate) return undefined;
    const stored = this.#completions.get(row.id) ?? row;
    this.#completions.set(row.id, stored);
    return stored;
  }

  #setStanding({ from, to, susscore }: StandingChange): boolean {
    if (this.levelWrites <= 0) throw new Error('level not written');
    const { level, ledger } = this.standing;
    if (level !== from.level || ledger !== from.ledger) return false;
    this.levelWrites -= 1;
    this.standing = { level: to.level, ledger: ledgerText(to) };
    this.susscore = susscore;
    return true;
  }

  #remove({ id, completedDate }: Completion): void {
    if (this.failRemove) throw new Error('completion not removed');
    if (this.#completions.get(id)?.completedDate === completedDate) this.#completions.delete(id);
  }
}
