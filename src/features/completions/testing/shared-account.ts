import type { Scheduler } from 'fast-check';
import type { Completion } from '@/domain/completion';
import { type StoredMember } from '@/domain/member-state';
import { newMember } from '@/domain/member-text';
import type { NewCompletion } from '@/domain/new-completion';
import { BackendError } from '@/lib/errors';
import type { fetchTasksByKey } from '@/data/tasks-by-id';
import { taskOf } from '@/domain/testing/rows';
import type { CompletionRequests } from '@/features/completions/complete';
import { SharedMember } from '@/testing/shared-member';

/** A fake of one account's completions and member document, shared by several tabs: an ID is written once. */
export class SharedAccount {
  readonly member: SharedMember<NewCompletion>;
  failCreate = false;
  failRemove = false;
  /** Whether an admin has deleted the tasks. */
  areTasksGone = false;
  /** The names of all requests. */
  readonly sent: string[] = [];

  constructor(level: number | null, earlierCompletions = 0, scores: Record<string, number> = {}) {
    this.member = new SharedMember(scores);
    this.member.stored = { ...this.member.stored, level };
    for (let at = 0; at < earlierCompletions; at++) {
      const id = `me#done#earlier#${at}`;
      const day = '2025-01-01T00:00:00.000Z';
      const dates = { completedDate: day, expirationDate: day };
      const owner = { nameofowner: 'me', profileId: 'me' };
      this.member.completions.set(id, { id, taskId: 'earlier', ...dates, ...owner });
    }
  }

  /** An account whose profile was created by this version of the application. */
  static withDocument(level: number, now: number, scores: Record<string, number> = {}) {
    const account = new SharedAccount(level, 0, scores);
    account.member.write(newMember(level, now));
    return account;
  }

  get stored(): StoredMember {
    return this.member.stored;
  }

  get level(): number | null {
    return this.stored.level;
  }

  get susscore(): number | undefined {
    return this.member.susscore;
  }

  completions(): NewCompletion[] {
    return [...this.member.completions.values()];
  }

  /** One tab's connection; with a scheduler, its requests arrive in any order among the others'. */
  requests(
    scheduler?: Scheduler,
  ): CompletionRequests & { fetchTasksByKey: typeof fetchTasksByKey } {
    const request = async <T>(name: string, act: () => T): Promise<T> => {
      await scheduler?.schedule(Promise.resolve(name));
      this.sent.push(name);
      return act();
    };
    return {
      ...this.member.requests(request),
      // Like the API, it carries out the second part whatever became of the first; others may come between.
      createCompletion: async (row, change) => {
        const stored = await request('create', () => this.#create(row));
        const isCounted =
          change !== undefined &&
          (await request(
            'create: member',
            () => this.member.writes > 0 && this.member.set(change),
          ));
        if (stored) return { row: stored, isCounted };
        return { row: undefined, error: new BackendError('internal', 'not written'), isCounted };
      },
      deleteCompletion: (row) => request('remove', () => this.#remove(row)),
      fetchTasksByKey: (ids) =>
        request('tasks', () => ids.map((id) => (this.areTasksGone ? null : taskOf(id)))),
    };
  }

  #create(row: NewCompletion): NewCompletion | undefined {
    if (this.failCreate || this.areTasksGone) return undefined;
    const { completions } = this.member;
    const stored = completions.get(row.id) ?? row;
    completions.set(row.id, stored);
    return stored;
  }

  #remove({ id, completedDate }: Completion): void {
    if (this.failRemove) throw new Error('completion not removed');
    const { completions } = this.member;
    if (completions.get(id)?.completedDate === completedDate) completions.delete(id);
  }
}
