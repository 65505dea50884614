import type { GraphqlAnswer } from '@/data/graphql-answer';
import type { Action } from '@/domain/actions/action';
import type { Commit } from '@/domain/actions/commit';
import { HOUR_MS } from '@/domain/instant';
import type { Task } from '@/domain/task';
import { taskOf } from '@/domain/testing/rows';
import {
  type CompletionRow,
  commitTo,
  type SelectionRow,
  type Tables,
} from '@/testing/fake-commit';

/** The actions that a commit performs, by ID. */
export type Actions = ReadonlyMap<string, Action>;

interface Lists {
  readonly at: number;
  readonly completions: readonly CompletionRow[];
  readonly selections: readonly SelectionRow[];
}

/** The lifetime of an access token, in milliseconds. A closed account's mark is kept longer (decision 031). */
const SESSION_MS = HOUR_MS;

const DAILY_TASKS = 9;
const GOALS = ['goal-1', 'goal-2', 'goal-3', 'goal-4'];

/** Tasks; one of them isn't estimated. */
function catalog(): Task[] {
  const daily = (at: number) =>
    taskOf(`daily-${at}`, 'Daily', { duration: 1 + (at % 3), carbonKg: at });
  const goal = (id: string) =>
    taskOf(id, 'Medium', { duration: 7, carbonKg: id === 'goal-1' ? null : 7 });
  return [...Array.from({ length: DAILY_TASKS }, (_, at) => daily(at + 1)), ...GOALS.map(goal)];
}

/** One account's stored rows, and the API's only conditional transaction. */
export class Api implements Tables {
  readonly accountId = 'member';
  readonly tasks = new Map(catalog().map((task) => [task.id, task]));
  readonly completions = new Map<string, CompletionRow>();
  readonly selections = new Map<string, SelectionRow>();
  profile: Tables['profile'] = { level: null };
  /** Called after each stored commit. */
  onCommit: (commit: Commit, actions: Actions) => void = () => undefined;
  readonly now: () => number;
  readonly #lists: Lists[] = [];
  #closedAt = Infinity;

  constructor(now: () => number) {
    this.now = now;
    this.changed();
  }

  task(id: string): Task | null {
    return this.tasks.get(id) ?? null;
  }

  /** Answers `commitMember` as the API does: with the body of a response. */
  commit(commit: Commit, actions: Actions): GraphqlAnswer {
    const before = this.profile;
    const answer = commitTo(this, commit);
    if (this.profile !== before) {
      this.changed();
      this.onCommit(commit, actions);
    }
    return answer;
  }

  /** Creates the profile as a first visit does. Returns whether the account may have one. */
  createProfile(): boolean {
    if (this.isClosed) return false;
    this.profile ??= { level: null };
    return true;
  }

  get isClosed(): boolean {
    return this.now() >= this.#closedAt;
  }

  /** Whether the account has been deleted. */
  get isGone(): boolean {
    return this.isClosed && !this.profile;
  }

  /** Whether the account was closed so long ago that all its sessions have expired. */
  get isForgotten(): boolean {
    return this.isGone && this.now() - this.#closedAt > SESSION_MS;
  }

  /** Accepts no new profile from now on. */
  close(): void {
    this.#closedAt = this.now();
  }

  /** Returns the rows in the lists at an instant. */
  listed(at: number): Lists {
    const known = this.#lists.findLast((lists) => lists.at <= at) ?? this.#lists[0];
    if (!known) throw new Error('There are no lists');
    return known;
  }

  /** Records that rows were written, for lists that lag. */
  changed(): void {
    const rows = {
      completions: [...this.completions.values()],
      selections: [...this.selections.values()],
    };
    this.#lists.push({ at: this.now(), ...rows });
    if (this.#lists.length > 20) this.#lists.shift();
  }
}
