import type { Commit } from '@/domain/actions/commit';
import { type MemberRecord, recordIn } from '@/domain/actions/record';
import type { Completion } from '@/domain/completion';
import { DAY_MS } from '@/domain/instant';
import { impactIn } from '@/domain/impact/impact';
import { NOTHING_SAVED, withImpact, withReplaced } from '@/domain/lifetime';
import { dailySelectionId, goalSelectionId } from '@/domain/row-ids';
import type { SelectionRow } from '@/testing/fake-commit';
import type { Api } from './api';

/** A completion with its name in records and its expiration, in milliseconds since the epoch. */
interface Listed {
  readonly row: Completion;
  readonly pair: string;
  readonly until: number;
}

/**
 * The conditions that hold after every commit (docs/actions.md, A2, A3 and A6), whatever other clients write in
 * between.
 */
export class Invariants {
  readonly #api: Api;
  readonly #fail: (problem: string) => void;
  /** The completions that the record must list. */
  readonly #listed = new Map<string, Listed>();
  /** The savings of all completions that the record has ever listed and that weren't undone. */
  #saved = NOTHING_SAVED;
  /** The completions that another client has written or deleted. */
  readonly #elsewhere = new Map<string, Completion>();
  /** The rows that another client has written or deleted, and their tasks. */
  readonly #touched = new Set<string>();
  #version = 0;

  constructor(api: Api, fail: (problem: string) => void) {
    this.#api = api;
    this.#fail = fail;
  }

  /** Records that another client has written or deleted a row. */
  touchedElsewhere(row: Completion | SelectionRow): void {
    this.#touched.add(row.id).add(row.taskId);
    if ('completedDate' in row) this.#elsewhere.set(row.id, row);
  }

  /** Whether another client has written or deleted a row, or any row of the same task. */
  isTouched(id: string): boolean {
    return this.#touched.has(id);
  }

  /** Returns the calendar days, in any time zone, of completions that another client wrote or deleted. */
  daysElsewhere(): Set<number> {
    const days = [...this.#elsewhere.values()].flatMap(({ completedDate }) => {
      const day = Math.floor(Date.parse(completedDate) / DAY_MS);
      return [day - 1, day, day + 1];
    });
    return new Set(days);
  }

  /** Checks the state that a commit stored. Returns its record; undefined if it can't be read. */
  check(commit: Commit): MemberRecord | undefined {
    const { memberRecord: text, complete, uncomplete, level, levelBefore } = commit;
    const version = Number(/"version":(\d+)/.exec(text)?.[1]);
    if (version < this.#version) this.#fail('A6: an earlier version has written over a later one');
    const record = recordIn(text.replace(`"version":${version}`, '"version":1'));
    if (!record) {
      this.#fail(`A6: ${text} can’t be read`);
      return undefined;
    }
    const counted = (levelBefore ?? 0) + complete.length - uncomplete.length;
    this.same('A2: the level counts the rows', level ?? 0, Math.max(0, counted));
    this.#checkCompletions(commit, record);
    this.#checkSelections(record);
    this.#version = version;
    return record;
  }

  /** Reports a problem unless a value is as expected. */
  same(label: string, actual: unknown, expected: unknown): void {
    const [own, other] = [JSON.stringify(actual), JSON.stringify(expected)];
    if (own !== other) this.#fail(`${label}: ${own} isn’t ${other}`);
  }

  #checkCompletions({ complete, uncomplete }: Commit, record: MemberRecord): void {
    const done = record.done.map(({ taskId, at }) => `${taskId} ${at}`);
    // The first record starts from another client's rows.
    const earlier = this.#version === 0 ? this.#elsewhere.values() : [];
    for (const row of earlier) if (done.includes(pairOf(row))) this.#add(row);
    for (const { place } of complete) {
      const row = this.#api.completions.get(`${this.#api.accountId}#${place}`);
      if (row) this.#add(row);
    }
    for (const id of uncomplete) this.#remove(id);
    const { since: _since, ...saved } = this.#saved;
    // The time of the first completion stays after its undo.
    this.same('A2: the sum is the rows’ sum', record.saved, {
      since: record.saved.since,
      ...saved,
    });
    for (const [id, { until }] of this.#listed) if (until <= record.since) this.#listed.delete(id);
    const pairs = [...this.#listed.values()].map(({ pair }) => pair);
    // Compares as sets first: sorting takes far longer, and they hardly ever differ.
    const left = new Set(pairs);
    if (pairs.length !== done.length || !done.every((pair) => left.delete(pair)))
      this.same('A2: the rows are listed', done.toSorted(), pairs.toSorted());
  }

  #add(row: Completion): void {
    if (this.#listed.has(row.id)) this.#fail(`A2: ${row.id} is completed twice`);
    this.#listed.set(row.id, { row, pair: pairOf(row), until: Date.parse(row.expirationDate) });
    this.#saved = withImpact(this.#saved, impactIn(row.saved), 0);
  }

  #remove(id: string): void {
    const listed = this.#listed.get(id);
    this.#listed.delete(id);
    if (listed) this.#saved = withReplaced(this.#saved, [impactIn(listed.row.saved)], []);
    else if (!this.isTouched(id)) this.#fail(`A2: ${id} is taken back twice`);
  }

  #checkSelections(record: MemberRecord): void {
    const { accountId, selections } = this.#api;
    const { tasks, number } = record.set;
    const shown = tasks.map((taskId, place) => {
      const id = dailySelectionId(accountId, place);
      return this.isTouched(id) ? taskId : selections.get(id)?.taskId;
    });
    this.same('A3: the rows are the set', shown, tasks);
    if (number > 0) this.same('A3: they differ', new Set(tasks).size, tasks.length);
    const goals = new Set(record.goals.map(({ taskId }) => taskId));
    const rows = [...selections.values()];
    const unlisted = rows.filter(
      ({ id, taskId }) => id === goalSelectionId(accountId, taskId) && !goals.has(taskId),
    );
    this.same('A2: goals with a row are listed', unlisted, []);
    const selected = new Set(rows.map(({ taskId }) => taskId));
    const missing = [...goals].filter((id) => !selected.has(id) && !this.isTouched(id));
    this.same('A2: listed goals have a row', missing, []);
  }
}

function pairOf({ taskId, completedDate }: Completion): string {
  return `${taskId} ${Date.parse(completedDate)}`;
}
