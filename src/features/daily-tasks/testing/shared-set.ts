import type { Scheduler } from 'fast-check';
import { readDailyRecord } from '@/domain/daily-record';
import { dailySetOf } from '@/domain/daily-set';
import { dailySelectionId } from '@/domain/row-ids';
import type { Selection } from '@/domain/selection';
import { selectionOf, taskOf } from '@/domain/testing/rows';
import type { Day } from '@/data/day';
import type { SwapRequests } from '@/features/daily-tasks/swap';
import { networkError } from '@/lib/errors';

/**
 * A fake of the daily record, the ledger and the rows of one set, shared by several devices. Like the real tables, it sets a
 * record only over the one that was read, and a row only by a later swap.
 */
export class SharedSet {
  recordText: string | null = null;
  ledgerText: string | null = null;
  #rows: Selection[];
  /** Called after every write. */
  readonly #onWrite: (rows: readonly Selection[]) => void;

  constructor(tasks: readonly string[], onWrite: (rows: readonly Selection[]) => void = () => {}) {
    this.#rows = tasks.map((id, slot) => selectionOf(id, dailySelectionId('me', 1, slot)));
    this.#onWrite = onWrite;
  }

  get set() {
    return dailySetOf(this.#rows);
  }

  get record() {
    return readDailyRecord(this.recordText);
  }

  get day(): Day {
    return { dailyRecord: this.recordText, ledger: this.ledgerText };
  }

  /** One device's connection; `losesAnswer` says of each answer whether the device gets it. */
  requests(scheduler: Scheduler, losesAnswer = () => false): SwapRequests {
    const request = async <T>(name: string, act: () => T): Promise<T> => {
      await scheduler.schedule(Promise.resolve(name));
      const answer = act();
      await scheduler.schedule(Promise.resolve(`${name} answered`));
      if (losesAnswer()) throw networkError(new Error('lost'));
      return answer;
    };
    return {
      fetchDay: () => request('read', () => this.day),
      setDay: (_, from, to) =>
        request('record', () => {
          if (this.recordText !== from.dailyRecord || this.ledgerText !== from.ledger) return false;
          this.recordText = to;
          return true;
        }),
      writeSwap: ({ id, taskId, number }) =>
        request('row', () => {
          this.#rows = this.#rows.map((row) =>
            row.id === id && (row.swap ?? 0) < number
              ? { ...row, taskId, task: taskOf(taskId), swap: number }
              : row,
          );
          this.#onWrite(this.#rows);
          return this.#rows.find((row) => row.id === id) ?? null;
        }),
    };
  }
}
