import type { Scheduler } from 'fast-check';
import type { NewCompletion } from '@/data/completions';
import type { CompletionRequests } from '@/features/completions/complete';

/**
 * A fake of one account's completions and level, shared by several tabs: an ID is written once, and a level
 * is set only over the one that was read, as the real tables do.
 */
export class SharedAccount {
  readonly #completions = new Map<string, NewCompletion>();
  level: number | null;
  susscore: number | undefined;
  failCreate = false;
  failRemove = false;
  failSetLevel = false;

  constructor(level: number | null, earlierCompletions = 0) {
    this.level = level;
    for (let at = 0; at < earlierCompletions; at++) {
      const id = `me#done#earlier#${at}`;
      const day = '2025-01-01T00:00:00.000Z';
      const dates = { completedDate: day, expirationDate: day };
      const owner = { nameofowner: 'me', profileId: 'me' };
      this.#completions.set(id, { id, taskId: 'earlier', ...dates, ...owner });
    }
  }

  completions(): NewCompletion[] {
    return [...this.#completions.values()];
  }

  /** One tab's connection; with a scheduler, its requests arrive in any order among the others'. */
  requests(scheduler?: Scheduler): CompletionRequests {
    const request = async <T>(name: string, act: () => T): Promise<T> => {
      await scheduler?.schedule(Promise.resolve(name));
      return act();
    };
    return {
      fetchBeforeCompletion: (_, id) =>
        request('before', () => ({
          completion: this.#completions.get(id) ?? null,
          level: this.level,
        })),
      createCompletion: (row) => request('create', () => this.#create(row)),
      deleteCompletion: (id) => request('remove', () => this.#remove(id)),
      fetchLevel: () => request('level', () => this.level),
      setLevel: (_, { from, to, susscore }) =>
        request('setLevel', () => {
          if (this.failSetLevel) throw new Error('level not written');
          if (this.level !== from) return false;
          this.level = to;
          this.susscore = susscore ?? this.susscore;
          return true;
        }),
      fetchCompletionIds: () => request('count', () => [...this.#completions.keys()]),
    };
  }

  #create(row: NewCompletion) {
    if (this.failCreate) throw new Error('completion not written');
    const there = this.#completions.get(row.id);
    if (there) return { isNew: false, row: there };
    this.#completions.set(row.id, row);
    return { isNew: true, row };
  }

  #remove(id: string): void {
    if (this.failRemove) throw new Error('completion not removed');
    this.#completions.delete(id);
  }
}
