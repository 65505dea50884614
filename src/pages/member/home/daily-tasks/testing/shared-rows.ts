import type { Scheduler } from 'fast-check';
import type { Selection } from '@/domain/selection';
import { newMember } from '@/domain/member-text';
import { taskOf } from '@/domain/testing/rows';
import type { Outcome } from '@/data/batch';
import type { DailySelections } from '@/data/selection-writes';
import type { NewSelection } from '@/data/selections';
import { isGoalSelectionId, isInEarlierSet, periodOf } from '@/domain/row-ids';
import { BackendError, networkError } from '@/lib/errors';
import type { DailyRequests } from '@/pages/member/home/daily-tasks/write-set';
import type { MemberChange } from '@/data/member-requests';
import { SharedMember } from '@/testing/shared-member';

type Operation = 'write' | 'read' | 'tidy' | 'member';

/**
 * A fake of the rows and the member document that several tabs share. Like the real tables, which the end-to-end tests
 * cover, it writes an ID once.
 */
export class SharedRows {
  readonly member = new SharedMember();
  /** The requests that arrived, in order. */
  readonly asked: Operation[] = [];
  readonly #rows = new Map<string, Selection>();
  readonly #tasks: readonly string[];
  readonly #archived: readonly string[];
  readonly #failing = new Map<Operation, number>();
  readonly #losing = new Map<Operation, number>();

  constructor(
    tasks: readonly string[],
    rows: readonly Selection[] = [],
    archived: readonly string[] = [],
  ) {
    this.#tasks = tasks;
    this.#archived = archived;
    for (const row of rows) this.#rows.set(row.id, row);
    this.member.write(newMember(0, 1));
  }

  all(): Selection[] {
    return [...this.#rows.values()];
  }

  /** The next `times` calls of an operation fail before anything happens. */
  fail(operation: Operation, times: number): void {
    this.#failing.set(operation, times);
  }

  /** The next `times` calls of an operation are carried out, but their responses are lost. */
  loseAnswer(operation: Operation, times: number): void {
    this.#losing.set(operation, times);
  }

  /** One tab's connection; with a scheduler, its requests arrive in any order among the others'. */
  requests(scheduler?: Scheduler): DailyRequests {
    const request = async <T>(operation: Operation, act: () => T): Promise<T> => {
      await scheduler?.schedule(Promise.resolve(operation));
      this.asked.push(operation);
      this.#fall(this.#failing, operation);
      const answer = act();
      this.#fall(this.#losing, operation);
      return answer;
    };
    return {
      assignDailies: (_, rows, change) =>
        request('write', () => ({
          member: change && this.#setMember(change),
          rows: rows.map((row) => this.#write(row)),
        })),
      ...this.member.requests((_, act) => request('member', act)),
      fetchDailySelections: (_, ids) => request('read', () => this.#read(ids)),
      // Like the real request, it ignores a failure, and the rows stay.
      cleanUpSelections: (ids) =>
        request('tidy', () => ids.forEach((id) => this.#rows.delete(id))).catch(() => {}),
    };
  }

  /** The connection of a tab that is closed after `count` requests: later ones never arrive. */
  dyingRequests(count: number): DailyRequests {
    let left = count;
    const alive = this.requests();
    const guard = <T>(request: () => Promise<T>): Promise<T> =>
      left-- > 0 ? request() : Promise.reject(networkError('closed'));
    return {
      ...alive,
      assignDailies: (...args) => guard(() => alive.assignDailies(...args)),
      fetchMember: (...args) => guard(() => alive.fetchMember(...args)),
      setMember: (...args) => guard(() => alive.setMember(...args)),
      fetchDailySelections: (...args) => guard(() => alive.fetchDailySelections(...args)),
      cleanUpSelections: (ids) => guard(() => alive.cleanUpSelections(ids)).catch(() => {}),
    };
  }

  #read(ids: readonly string[]): DailySelections {
    const period = periodOf(ids[0] ?? '');
    const isOlder = ({ id }: Selection) => isInEarlierSet(id, period);
    const selections = this.all().filter((row) => !isOlder(row) && !isGoalSelectionId(row.id));
    return {
      selections,
      older: this.all()
        .filter(isOlder)
        .map(({ id }) => id),
    };
  }

  #setMember(change: MemberChange): Outcome<null> {
    if (this.member.set(change)) return { done: true, value: null };
    return { done: false, error: new BackendError('conflict', 'old') };
  }

  #write({ id, taskId, selectionDate }: NewSelection): Outcome<Selection> {
    if (this.#rows.has(id)) return { done: false, error: new BackendError('conflict', 'taken') };
    const state = this.#archived.includes(taskId) ? 'Archived' : 'Live';
    const task = this.#tasks.includes(taskId) ? taskOf(taskId, 'Daily', { state }) : null;
    const value = { id, taskId, selectionDate, task };
    this.#rows.set(id, value);
    return { done: true, value };
  }

  #fall(planned: Map<Operation, number>, operation: Operation): void {
    const left = planned.get(operation) ?? 0;
    if (left === 0) return;
    planned.set(operation, left - 1);
    throw networkError(`${operation} failed`);
  }
}
