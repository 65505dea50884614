import { QueryClient } from '@tanstack/react-query';
import { fakeToken } from 'amplify-emulator/testing';
import { fetchHistory, type HistoryPage } from '@/data/history';
import { type Home, homeQuery } from '@/data/home';
import { keepHome } from '@/data/kept-home';
import { createSelections } from '@/data/selection-writes';
import { newSelection } from '@/data/selections';
import type { StoredMember } from '@/domain/member-state';
import { offeredTasksQuery } from '@/data/tasks';
import { recordVisit } from '@/data/visit';
import { NoProfileError } from '@/data/found-profiles';
import { ensureProfile } from '@/data/profile';
import { type Completion, completedTaskIds } from '@/domain/completion';
import { assignmentFor } from '@/domain/daily-assignment';
import { dailySetOf } from '@/domain/daily-set';
import type { HistoryRow } from '@/domain/history';
import { instantOf } from '@/domain/instant';
import { goalSelectionId } from '@/domain/row-ids';
import { scoresOf } from '@/domain/score';
import { hasTask } from '@/domain/selection';
import type { Task } from '@/domain/task';
import { calendarStart } from '@/domain/year-calendar';
import { complete, removeCompletion } from '@/features/completions/complete';
import { settle } from '@/features/completions/settle';
import { isRepairDue } from '@/features/completions/repair-level';
import { renewTasks } from '@/pages/member/home/daily-tasks/renew-tasks';
import { onDevice } from '../races/network';

/** A member whose browser makes the requests of the application's pages, without the pages. */
export class Member {
  readonly id: string;
  /** The scores of the tasks on the page. */
  readonly #scores = new Map<string, number>();
  /** The member document as the page knows it. */
  #member: StoredMember | undefined;
  /** What the browser remembers. */
  readonly #stored = new Map<string, string>();

  constructor(id: string) {
    this.id = id;
  }

  /** Opens the home page: reads it, repairs the level if due, and records the day's first visit. Assigns nothing. */
  async visit(): Promise<Home> {
    return this.run(async () => {
      const account = { id: this.id, email: 'member@verdure.example' };
      // A query client of its own, as after a page load.
      const read = () => new QueryClient().fetchQuery(homeQuery(this.id));
      const home = await read().catch(async (error: unknown) => {
        if (!(error instanceof NoProfileError)) throw error;
        await ensureProfile(account);
        return read();
      });
      keepHome(this.id, home, home.fetchedAt);
      this.#show(home.completions.map(({ task }) => task));
      this.#member = home.profile.member;
      const context = { ...this.#context(), stored: undefined };
      if (isRepairDue(home)) this.#member = await settle(context);
      await recordVisit(account);
      return home;
    });
  }

  /** Whether the countdown has ended (spec §4). */
  isRenewalDue(home: Home): boolean {
    return assignmentFor(dailySetOf(home.selections), Date.now()).kind !== 'keep';
  }

  /** Assigns three new daily tasks. Throws an AssignmentError. */
  async renew(home: Home): Promise<void> {
    await this.run(() => renewTasks(this.id, home));
  }

  /** Marks a task complete. Returns the completion. */
  async complete(task: Task): Promise<Completion> {
    this.#show([task]);
    const { row, member } = await this.run(() => complete({ ...this.#context(), task }));
    this.#member = member;
    return row;
  }

  async undo(row: Completion): Promise<void> {
    this.#member = await this.run(() => removeCompletion(this.#context(), row));
  }

  /** Opens the medium tasks and adds the first one that isn't a goal yet. */
  async addGoal(home: Home): Promise<void> {
    await this.run(async () => {
      const tasks = await new QueryClient().fetchQuery(offeredTasksQuery(this.id, 'Medium'));
      const task = tasks.find(({ id }) => home.selections.every(({ taskId }) => taskId !== id));
      if (!task) throw new Error('Every medium task is a goal already');
      const id = goalSelectionId(this.id, task.id);
      await createSelections([newSelection(this.id, id, task.id, Date.now())]);
    });
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

  #show(tasks: Parameters<typeof scoresOf>[0]): void {
    for (const [id, score] of scoresOf(tasks)) this.#scores.set(id, score);
  }

  #context() {
    return { accountId: this.id, now: Date.now(), scores: this.#scores, stored: this.#member };
  }

  // Issued now, because the clock moves by days.
  run<T>(act: () => Promise<T>): Promise<T> {
    return onDevice(fakeToken(this.id), act, { stored: this.#stored });
  }
}

/** The home page's daily tasks that are not complete. */
export function openDailies(home: Home): Task[] {
  const completed = completedTaskIds(home.completions, Date.now());
  return dailySetOf(home.selections)
    .current.filter(hasTask)
    .map(({ task }) => task)
    .filter(({ id }) => !completed.has(id));
}
