import type { Scheduler } from 'fast-check';
import { dailySetOf } from '@/domain/daily-set';
import { dailySelectionId } from '@/domain/row-ids';
import { newMember } from '@/domain/member-text';
import type { Selection } from '@/domain/selection';
import { selectionOf, taskOf } from '@/domain/testing/rows';
import type { SwapRequests } from '@/pages/member/home/daily-tasks/swap';
import { networkError } from '@/lib/errors';
import { SharedMember } from '@/testing/shared-member';

/**
 * A fake of the member document and the rows of one set, shared by several devices. Like the real tables, it sets a row
 * only by a later swap.
 */
export class SharedSet {
  readonly member = new SharedMember();
  #rows: Selection[];
  /** Called after every write. */
  readonly #onWrite: (rows: readonly Selection[]) => void;

  constructor(tasks: readonly string[], onWrite: (rows: readonly Selection[]) => void = () => {}) {
    this.#rows = tasks.map((id, slot) => selectionOf(id, dailySelectionId('me', 1, slot)));
    this.#onWrite = onWrite;
    this.member.write(newMember(0, 1));
  }

  get set() {
    return dailySetOf(this.#rows);
  }

  get record() {
    return this.member.reading.daily;
  }

  get stored() {
    return this.member.stored;
  }

  /** One device's connection; `losesAnswer` decides for each response whether the device loses it. */
  requests(scheduler?: Scheduler, losesAnswer = () => false): SwapRequests {
    const request = async <T>(name: string, act: () => T): Promise<T> => {
      await scheduler?.schedule(Promise.resolve(name));
      const answer = act();
      await scheduler?.schedule(Promise.resolve(`${name} answered`));
      if (losesAnswer()) throw networkError(new Error('lost'));
      return answer;
    };
    return {
      ...this.member.requests(request),
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
