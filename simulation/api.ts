import type { GraphqlAnswer } from '@/data/graphql-answer';
import { MAX_RECORD_LENGTH } from '@/definition';
import type { Action } from '@/domain/actions/action';
import type { Commit } from '@/domain/actions/commit';
import { stateOf } from '@/domain/catalog-state';
import type { Completion } from '@/domain/completion';
import { DAY_MS, HOUR_MS, instantOf } from '@/domain/instant';
import type { Selection } from '@/domain/selection';
import type { Task } from '@/domain/task';

/** A row of UserTaskSelection. */
export type SelectionRow = Omit<Selection, 'task'>;

/** The actions that a commit does, by their IDs. */
export type Actions = ReadonlyMap<string, Action>;

interface Profile {
  readonly revision: number;
  readonly level: number | null;
  readonly memberRecord: string | null;
}

interface Lists {
  readonly at: number;
  readonly completions: readonly Completion[];
  readonly selections: readonly SelectionRow[];
}

/** The most parts of a transaction. */
const MOST_PARTS = 100;

/** How long the mark of a closed account is kept, in milliseconds (decision 031). */
const MARK_MS = DAY_MS;

/** How long an access token is accepted, in milliseconds. */
const SESSION_MS = HOUR_MS;

/** What is known of a member before there is a profile. */
export const NO_PROFILE: Profile = { revision: 0, level: null, memberRecord: null };

/**
 * What the API stores of one account, and its one conditional transaction. A conformance test compares it with the
 * deployed resolver.
 */
export class Api {
  readonly accountId: string;
  readonly tasks = new Map<string, Task>();
  readonly completions = new Map<string, Completion>();
  readonly selections = new Map<string, SelectionRow>();
  profile: Profile | undefined = NO_PROFILE;
  /** Called after each commit that is stored. */
  onCommit: (commit: Commit, actions: Actions) => void = () => undefined;
  readonly #now: () => number;
  readonly #lists: Lists[] = [];
  #closedAt = -Infinity;

  constructor(accountId: string, now: () => number) {
    this.accountId = accountId;
    this.#now = now;
    this.changed();
  }

  /** Answers `commitMember` as the API does: with the body of a response. */
  commit(commit: Commit, actions: Actions = new Map()): GraphqlAnswer {
    const { complete, uncomplete, annotate, select, deselect, memberRecord } = commit;
    const parts = [complete, uncomplete, annotate, select, deselect];
    const count = parts.reduce((sum, list) => sum + list.length, 1);
    if (count > MOST_PARTS || memberRecord.length > MAX_RECORD_LENGTH) return refused('OverLimit');
    const named = [...new Set([...complete, ...select].map(({ taskId }) => taskId))];
    const gone = named.filter((id) => {
      const task = this.tasks.get(id);
      return !task || stateOf(task) === 'Draft';
    });
    if (gone.length > 0) return answered({ outcome: 'gone', gone });
    if (!this.profile) return refused('NoProfile');
    const { revision, level } = this.profile;
    if (commit.revision !== revision || commit.levelBefore !== level) {
      return answered({ outcome: 'conflict', ...this.profile });
    }
    const missing = annotate.map(({ id }) => id).filter((id) => !this.completions.has(id));
    if (missing.length > 0) return answered({ outcome: 'gone', gone: missing });
    this.#store(commit, { revision: revision + 1, level: commit.level ?? level, memberRecord });
    this.onCommit(commit, actions);
    return answered({ outcome: 'committed', revision: revision + 1 });
  }

  /** Creates the profile as a first visit does. Returns whether the account may have one. */
  createProfile(): boolean {
    if (this.isClosed) return false;
    this.profile ??= NO_PROFILE;
    return true;
  }

  get isClosed(): boolean {
    return this.#now() - this.#closedAt < MARK_MS;
  }

  /** Whether the account has been deleted. */
  get isGone(): boolean {
    return this.#closedAt > -Infinity && !this.profile;
  }

  /** Whether the account was closed so long ago that no session of it is left. */
  get isForgotten(): boolean {
    return this.isGone && this.#now() - this.#closedAt > SESSION_MS;
  }

  /** Accepts no new profile from now on. */
  close(): void {
    this.#closedAt = this.#now();
  }

  /** Returns the rows as the lists had them at an instant. */
  listed(at: number): Lists {
    const known = this.#lists.findLast((one) => one.at <= at) ?? this.#lists[0];
    if (!known) throw new Error('There are no lists');
    return known;
  }

  /** Notes that rows were written, for lists that lag. */
  changed(): void {
    const rows = {
      completions: [...this.completions.values()],
      selections: [...this.selections.values()],
    };
    this.#lists.push({ at: this.#now(), ...rows });
    if (this.#lists.length > 20) this.#lists.shift();
  }

  #store(commit: Commit, profile: Profile): void {
    this.profile = profile;
    const { accountId } = this;
    for (const { taskId, at, until, saved, note } of commit.complete) {
      const id = `${accountId}#done#${taskId}#${at}`;
      const [completedDate, expirationDate] = [instantOf(at), instantOf(until)];
      const row = { id, taskId, completedDate, expirationDate, saved };
      this.completions.set(id, note ? { ...row, note, noteRevision: profile.revision } : row);
    }
    for (const { id, note } of commit.annotate) {
      const row = this.completions.get(id);
      const noteRevision = note === null ? null : profile.revision;
      if (row) this.completions.set(id, { ...row, note, noteRevision });
    }
    for (const { place, taskId, selectionDate, goal = null } of commit.select) {
      const id = `${accountId}#${place}`;
      this.selections.set(id, { id, taskId, selectionDate, goal });
    }
    for (const id of commit.uncomplete) this.completions.delete(id);
    for (const id of commit.deselect) this.selections.delete(id);
    this.changed();
  }
}

const NOTHING = { revision: null, level: null, memberRecord: null, gone: null };

function answered(commitMember: object): GraphqlAnswer {
  return { data: { commitMember: { ...NOTHING, ...commitMember } }, errors: [] };
}

function refused(errorType: string): GraphqlAnswer {
  return { data: null, errors: [{ errorType, message: errorType, path: ['commitMember'] }] };
}
