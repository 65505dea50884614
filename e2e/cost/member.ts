import { QueryClient } from '@tanstack/react-query';
import { fakeToken } from 'amplify-emulator/testing';
import { act, type NewAction } from '@/data/actions/act';
import { fetchHistory, type HistoryPage } from '@/data/history';
import { type Actor, type Home, homeQuery, shownHome } from '@/data/home';
import { ensureProfile, NoProfileError } from '@/data/profile';
import { readSnapshot, storeSnapshot } from '@/data/snapshot';
import { offeredTasksQuery } from '@/data/tasks';
import { ensureVisited } from '@/data/visit';
import { calendarDayOf } from '@/domain/calendar-day';
import { type Completion, completedTaskIds, expirationFrom } from '@/domain/completion';
import { assignmentFor } from '@/domain/daily-assignment';
import type { HistoryRow } from '@/domain/history';
import { epochOf, instantOf } from '@/domain/instant';
import type { Task } from '@/domain/task';
import { calendarStart } from '@/domain/year-calendar';
import { reassignOrThrow } from '@/pages/member/home/daily-tasks/reassign';
import { onDevice } from './device';

/** A member whose browser makes the requests of the application's pages, without the pages. */
export class Member {
  readonly id: string;
  /** What the page knows. */
  #client = new QueryClient();
  /** What the browser remembers. */
  readonly #stored = new Map<string, string>();

  constructor(id: string) {
    this.id = id;
  }

  /** Opens the home page, as after a page load. Assigns nothing. */
  async visit(): Promise<Home> {
    return this.run(async () => {
      const account = { id: this.id, email: 'member@verdure.example' };
      this.#client = new QueryClient();
      const query = homeQuery(this.id);
      this.#client.setQueryData(query.queryKey, readSnapshot(this.id)?.value);
      const read = () => this.#client.fetchQuery({ ...query, staleTime: 0 });
      const home = await read().catch(async (error: unknown) => {
        if (!(error instanceof NoProfileError)) throw error;
        await ensureProfile(account);
        return read();
      });
      storeSnapshot(this.id, home, home.fetchedAt);
      await ensureVisited(account);
      return this.#home();
    });
  }

  /** Whether the countdown has ended (spec §4). */
  isRenewalDue({ set }: Home): boolean {
    return assignmentFor(set, Date.now()).kind !== 'keep';
  }

  /** Assigns three new daily tasks, which are due. Throws an AssignmentError. */
  async renew(): Promise<void> {
    await this.run(() => reassignOrThrow(this.#actor()));
  }

  /** 'Refresh Daily Tasks'. Throws an AssignmentError. */
  async refresh(): Promise<void> {
    await this.run(() => reassignOrThrow(this.#actor(), { at: Date.now() }));
  }

  /** Marks a task complete. Returns the completion. */
  async complete(task: Task): Promise<Completion> {
    const doneAt = Date.now();
    const until = epochOf(expirationFrom(doneAt, task)) ?? doneAt;
    const day = calendarDayOf(doneAt);
    await this.#act({ kind: 'complete', task, doneAt, until, day, at: doneAt });
    const row = this.#home().completions.find(
      ({ taskId, completedDate }) => taskId === task.id && epochOf(completedDate) === doneAt,
    );
    if (!row) throw new Error(`${task.name} isn't complete`);
    return row;
  }

  async undo({ id, taskId, completedDate, saved }: Completion): Promise<void> {
    await this.#act({
      kind: 'undo',
      taskId,
      name: taskId,
      rowId: id,
      doneAt: epochOf(completedDate) ?? 0,
      saved: saved ? [...saved] : null,
      at: Date.now() + 1,
    });
  }

  /** Opens the medium tasks and adds the first one that isn't a goal yet. */
  async addGoal(): Promise<void> {
    const task = await this.run(async () => {
      const tasks = await this.#client.fetchQuery(offeredTasksQuery(this.id, 'Medium'));
      const { goals } = this.#home();
      return tasks.find(({ id }) => goals.every(({ taskId }) => taskId !== id));
    });
    if (!task) throw new Error('Every medium task is a goal already');
    await this.#act({ kind: 'add', task, goal: null, at: Date.now() });
  }

  /** Opens the history, which reads a year page by page. */
  async openHistory(): Promise<HistoryRow[]> {
    return this.run(async () => {
      const since = instantOf(calendarStart(Date.now()));
      const rows: HistoryRow[] = [];
      let token: string | null = null;
      do {
        const page: HistoryPage = await fetchHistory(this.id, since, token);
        rows.push(...page.rows);
        token = page.nextToken;
      } while (token !== null);
      return rows;
    });
  }

  async #act(action: NewAction): Promise<void> {
    const acted = await this.run(() => act(this.#actor(), action));
    if (acted !== 'committed') throw new Error(`The ${action.kind} ended as '${acted}'`);
  }

  #actor(): Actor {
    return { client: this.#client, accountId: this.id };
  }

  #home(): Home {
    const home = shownHome(this.#actor());
    if (!home) throw new Error('The home page was never opened');
    return home;
  }

  // Issued now, because the clock moves by days.
  run<T>(act: () => Promise<T>): Promise<T> {
    return onDevice({ token: fakeToken(this.id), stored: this.#stored }, act);
  }
}

/** The home page's daily tasks that are not complete. */
export function openDailies({ set, completions }: Home): Task[] {
  const completed = completedTaskIds(completions, Date.now());
  return set.current.map(({ task }) => task).filter(({ id }) => !completed.has(id));
}
