import type { Scheduler } from 'fast-check';
import type { Selection } from '@/domain/selection';
import { taskOf } from '@/domain/testing/rows';
import type { Outcome } from '@/data/batch';
import type { NewSelection } from '@/data/selections';
import { BackendError } from '@/lib/errors';
import type { DailyRequests } from '@/features/daily-tasks/reassign';

type Operation = 'write' | 'read' | 'tidy';

/**
 * For tests: the rows that several tabs share: an id is written once, a deleted one is gone. It behaves as the
 * table does behind the API, which the end-to-end tests show of the real one.
 */
export class SharedRows {
  readonly #rows = new Map<string, Selection>();
  readonly #tasks: readonly string[];
  readonly #failing = new Map<Operation, number>();
  readonly #losing = new Map<Operation, number>();

  constructor(tasks: readonly string[], rows: readonly Selection[] = []) {
    this.#tasks = tasks;
    for (const row of rows) this.#rows.set(row.id, row);
  }

  all(): Selection[] {
    return [...this.#rows.values()];
  }

  /** The next `times` calls of an operation fail before anything happens. */
  fail(operation: Operation, times: number): void {
    this.#failing.set(operation, times);
  }

  /** The next `times` calls of an operation are done, but nobody hears of it. */
  loseAnswer(operation: Operation, times: number): void {
    this.#losing.set(operation, times);
  }

  /** One tab's connection; with a scheduler, its requests arrive in any order among the others'. */
  requests(scheduler?: Scheduler): DailyRequests {
    const request = async <T>(operation: Operation, act: () => T): Promise<T> => {
      await scheduler?.schedule(Promise.resolve(operation));
      this.#fall(this.#failing, operation);
      const answer = act();
      this.#fall(this.#losing, operation);
      return answer;
    };
    return {
      createSelections: (rows) => request('write', () => rows.map((row) => this.#write(row))),
      fetchSelections: () => request('read', () => this.all()),
      // As the real one: what cannot be removed stays.
      cleanUpSelections: (ids) =>
        request('tidy', () => ids.forEach((id) => this.#rows.delete(id))).catch(() => {}),
    };
  }

  /** The connection of a tab that is closed after `requests` requests: none of the later ones arrive. */
  dyingRequests(count: number): DailyRequests {
    let left = count;
    const alive = this.requests();
    const guard = <T>(request: () => Promise<T>): Promise<T> =>
      left-- > 0 ? request() : Promise.reject(new Error('closed'));
    return {
      createSelections: (rows) => guard(() => alive.createSelections(rows)),
      fetchSelections: (accountId, ids) => guard(() => alive.fetchSelections(accountId, ids)),
      cleanUpSelections: (ids) => guard(() => alive.cleanUpSelections(ids)).catch(() => {}),
    };
  }

  #write({ id, taskId, selectionDate }: NewSelection): Outcome<Selection> {
    if (this.#rows.has(id)) return { done: false, error: new BackendError('conflict', 'taken') };
    const task = this.#tasks.includes(taskId) ? taskOf(taskId) : null;
    const value = { id, taskId, selectionDate, task };
    this.#rows.set(id, value);
    return { done: true, value };
  }

  #fall(planned: Map<Operation, number>, operation: Operation): void {
    const left = planned.get(operation) ?? 0;
    if (left === 0) return;
    planned.set(operation, left - 1);
    throw new Error(`${operation} failed`);
  }
}
