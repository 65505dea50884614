import type { Action } from '@/domain/actions/action';
import { applyNext } from '@/domain/actions/apply';
import { type Commit, commitOf } from '@/domain/actions/commit';
import type { Member } from '@/domain/actions/member';
import { memberFrom } from '@/domain/actions/member-from';
import type { ScoredCompletion } from '@/domain/completion';
import { planIn } from '@/domain/goal-state';
import { goalSelectionId } from '@/domain/row-ids';
import type { Selection } from '@/domain/selection';
import type { Task } from '@/domain/task';
import { taskOf } from '@/domain/testing/rows';
import { type CompletionRow, commitTo, type SelectionRow, type Tables } from './fake-commit';

type Answer = (variables: Record<string, unknown>) => object;

const ACCOUNT = 'a1';

/** The data API's response to a request that it can't carry out. */
export const REFUSAL = {
  data: null,
  errors: [{ errorType: 'InternalFailure', message: 'planned' }],
};

/** Returns an account and a catalog: daily tasks, whose IDs are the letters of `dailies`, and others. */
export function accountWith(dailies = 'abcdef', ...others: readonly Task[]): FakeApi {
  return new FakeApi([...Array.from(dailies, (id) => taskOf(id)), ...others]);
}

/** An in-memory account, with the data API's responses to the operations of member pages (for stubDataApi). */
export class FakeApi implements Tables {
  readonly tasks: Task[];
  readonly accountId = ACCOUNT;
  readonly selections = new Map<string, SelectionRow>();
  readonly completions = new Map<string, CompletionRow>();
  profile: Tables['profile'] = { level: 0 };

  constructor(tasks: Task[]) {
    this.tasks = tasks;
  }

  /** Returns the responses by operation; operations in `failing` get an error instead. */
  answers(failing: readonly string[] = []): Record<string, Answer> {
    const answers: Record<string, Answer> = {
      Revision: () => ({ data: { getUserProfile: this.profile } }),
      Home: ({ withDailies }) => ({ data: this.#home(withDailies === true) }),
      Tasks: ({ difficulty }) => ({ data: { page: listOf(this.#tasksOf(difficulty)) } }),
      HistoryPage: () => ({
        data: { getUserProfile: this.profile, page: listOf([...this.completions.values()]) },
      }),
      HistoryTasks: (ids) => each(ids, (id) => this.task(id)),
      Selections: () => ({ data: { getUserProfile: { selectedTasks: listOf(this.#selected()) } } }),
      ScoredCompletions: () => ({ data: { page: listOf(this.#completed()) } }),
      Selected: (ids) => each(ids, (id) => this.#selected().find((row) => row.id === id) ?? null),
      CompletionNote: (ids) =>
        each(ids, (id) => this.#completed().find((row) => row.id === id) ?? null),
      TaskById: (ids) => each(ids, (id) => this.task(id)),
      CreateProfile: () => {
        this.profile = { level: null };
        return { data: { createUserProfile: { id: ACCOUNT } } };
      },
      Commit: (variables) => {
        if (!isCommit(variables)) throw new Error('The variables aren’t those of a commit');
        return commitTo(this, variables);
      },
    };
    return { ...answers, ...Object.fromEntries(failing.map((name) => [name, () => REFUSAL])) };
  }

  /** Puts a goal on the list, with its stored text, on a day of June 2025. */
  putOnList(taskId: string, goal?: string | null, day = '01'): void {
    const id = goalSelectionId(ACCOUNT, taskId);
    const selectionDate = `2025-06-${day}T00:00:00.000Z`;
    this.selections.set(id, { id, taskId, selectionDate, ...(goal && { goal }) });
  }

  /** Returns the plan that is stored for a goal. */
  planOf(taskId: string) {
    return planIn(this.selections.get(goalSelectionId(ACCOUNT, taskId))?.goal);
  }

  /** Commits actions as another device of the account would, or at an earlier time. */
  commit(actions: readonly Action[], now = Date.now()): void {
    const before = this.member(now);
    const { member } = applyNext(before, actions, { gone: new Set(), now });
    commitTo(this, commitOf(before, member, now));
  }

  /** Returns the member as stored. */
  member(now = Date.now()): Member {
    const rows = {
      accountId: ACCOUNT,
      selections: this.#selected(),
      completions: this.#completed(),
      tasks: new Map(this.tasks.map((task) => [task.id, task])),
    };
    const member = memberFrom(rows, this.profile ?? {}, now);
    if (member === 'later') throw new Error('The record has a later version');
    return member;
  }

  #home(withDailies: boolean) {
    return {
      getUserProfile: this.profile && { ...this.profile, selectedTasks: listOf(this.#selected()) },
      completions: listOf(this.#completed()),
      ...(withDailies && { dailies: listOf(this.#tasksOf('Daily')) }),
    };
  }

  #tasksOf(difficulty: unknown): Task[] {
    return this.tasks.filter((task) => task.difficulty === difficulty);
  }

  task(id: unknown): Task | null {
    return this.tasks.find((task) => task.id === id) ?? null;
  }

  now(): number {
    return Date.now();
  }

  #completed(): ScoredCompletion[] {
    return [...this.completions.values()].map((row) => ({ ...row, task: this.task(row.taskId) }));
  }

  #selected(): Selection[] {
    return [...this.selections.values()].map((row) => ({ ...row, task: this.task(row.taskId) }));
  }
}

// Checks only presence: the schema types what a page sends.
function isCommit(variables: object): variables is Commit {
  return 'revision' in variables && 'memberRecord' in variables;
}

// Responds to a document whose root fields r0, r1 … take the variables v0, v1 ….
function each(variables: Record<string, unknown>, answer: (variable: unknown) => unknown): object {
  const roots = Object.values(variables).map(answer);
  return { data: Object.fromEntries(roots.map((row, index) => [`r${index}`, row])) };
}

function listOf(items: readonly unknown[]) {
  return { items, nextToken: null };
}
