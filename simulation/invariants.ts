import type { Commit } from '@/domain/actions/commit';
import { type MemberRecord, recordIn, untilOf } from '@/domain/actions/record';
import { DAY_MS, instantOf } from '@/domain/instant';
import { NOTHING_SAVED } from '@/domain/lifetime';
import { amountsIn, withAmounts } from '@/domain/lifetime-changes';
import { completionId, dailySelectionId, goalSelectionId } from '@/domain/row-ids';
import type { Api, CompletionRow, SelectionRow } from './api';

/** What must hold after every commit (docs/actions.md, A2, A3 and A6), whatever another client writes in between. */
export class Invariants {
  readonly #api: Api;
  readonly #fail: (problem: string) => void;
  /** The rows of completions that commits have stored and not taken back, and those that another client wrote. */
  readonly #counted = new Map<string, CompletionRow>();
  /** What another client has completed, or whose row it has deleted. */
  readonly #elsewhere: CompletionRow[] = [];
  /** The rows of another client that the first record lists. */
  readonly #adopted = new Set<string>();
  /** The rows that another client has deleted, and the tasks of those that were goals. */
  readonly #deleted = new Set<string>();
  /** How much higher the level is than the number of rows, since another client wrote it. */
  #raised = 0;
  #version = 0;
  #isFirst = true;

  constructor(api: Api, fail: (problem: string) => void) {
    this.#api = api;
    this.#fail = fail;
  }

  /** Another client has written a completion, and raised the level as its page does. */
  completedElsewhere(row: CompletionRow): void {
    this.#counted.set(row.id, row);
    this.#elsewhere.push(row);
  }

  /** Another client has raised the level. */
  raisedElsewhere(): void {
    this.#raised += 1;
  }

  /** Another client has deleted a row. */
  deletedElsewhere(row: CompletionRow | SelectionRow): void {
    this.#deleted.add(row.id).add(row.taskId);
    if ('completedDate' in row) this.#elsewhere.push(row);
  }

  /** Returns the calendar days, in any time zone, of completions that another client wrote or deleted. */
  daysElsewhere(): Set<number> {
    const days = this.#elsewhere.map(({ completedDate }) => Date.parse(completedDate) / DAY_MS);
    return new Set(days.flatMap((day) => [-1, 0, 1].map((off) => Math.floor(day) + off)));
  }

  /** Whether another client has deleted a row, or one of a task. */
  isDeleted(id: string): boolean {
    return this.#deleted.has(id);
  }

  /** Whether another client has completed a task, or deleted such a row. */
  isElsewhere(task: string): boolean {
    return this.#elsewhere.some(({ taskId }) => taskId === task);
  }

  /** Checks what a commit has stored. Returns its record; undefined if it can't be read. */
  check(commit: Commit): MemberRecord | undefined {
    const text = commit.memberRecord;
    const version = Number(/"version":(\d+)/.exec(text)?.[1]);
    if (version < this.#version) this.#fail('A6: an earlier version has written over a later one');
    this.#version = version;
    const record = recordIn(text.replace(`"version":${version}`, '"version":1'));
    if (!record || record === 'later') {
      this.#fail(`A6: ${text} can’t be read`);
      return undefined;
    }
    this.#count(commit, record);
    const rows = [...this.#counted.values()];
    this.same('A2: the level counts the rows', commit.level ?? 0, rows.length + this.#raised);
    this.#checkCompletions(record, rows);
    this.#checkSelections(record);
    return record;
  }

  /** Whether something is as expected; if it isn't, that is a problem. */
  same(what: string, found: unknown, expected: unknown): void {
    const [one, other] = [JSON.stringify(found), JSON.stringify(expected)];
    if (one !== other) this.#fail(`${what}: ${one} isn’t ${other}`);
  }

  #count({ complete, uncomplete }: Commit, record: MemberRecord): void {
    const { accountId, completions } = this.#api;
    const listed = new Set(record.done.map(([task, at]) => `${task} ${instantOf(at)}`));
    // What is stored before there is a record is what the first one starts from.
    const found = this.#isFirst ? [...this.#counted.values()] : [];
    for (const row of found) if (listed.has(pairOf(row))) this.#adopted.add(row.id);
    this.#isFirst = false;
    for (const { taskId, at } of complete) {
      const row = completions.get(completionId(accountId, taskId, at));
      if (row) this.#counted.set(row.id, row);
    }
    for (const id of uncomplete) this.#counted.delete(id);
  }

  #checkCompletions(record: MemberRecord, rows: readonly CompletionRow[]): void {
    const { accountId } = this.#api;
    const ours = rows.filter(
      ({ id }) => id.startsWith(`${accountId}#done#`) || this.#adopted.has(id),
    );
    const saved = ours.reduce((sum, row) => withAmounts(sum, amountsIn(row), 0), NOTHING_SAVED);
    // When a task was first completed stays after its undo.
    const { since } = record.saved;
    this.same('A2: the sum is that of the rows', record.saved, { since, ...withoutSince(saved) });
    const listed = record.done.map(([task, at]) => `${task} ${instantOf(at)}`);
    const valid = ours.filter((row) => row.expirationDate > instantOf(record.since));
    this.same('A2: the rows are listed', listed.toSorted(), valid.map(pairOf).toSorted());
    if (record.done.some((one) => untilOf(one) <= record.since))
      this.#fail('A2: what has expired is listed');
  }

  #checkSelections(record: MemberRecord): void {
    const { accountId, selections } = this.#api;
    const { tasks, number } = record.set;
    const shown = tasks.map((taskId, place) => {
      const id = dailySelectionId(accountId, place);
      return this.#deleted.has(id) ? taskId : selections.get(id)?.taskId;
    });
    this.same('A3: the rows are the set', shown, tasks);
    if (number > 0) this.same('A3: they differ', new Set(tasks).size, tasks.length);
    const goals = new Set(record.goals.map(([taskId]) => taskId));
    const rows = [...selections.values()];
    const unlisted = rows.filter(
      ({ id, taskId }) => id === goalSelectionId(accountId, taskId) && !goals.has(taskId),
    );
    this.same('A2: what has the row of a goal is listed', unlisted, []);
    const selected = new Set(rows.map(({ taskId }) => taskId));
    const missing = [...goals].filter((id) => !selected.has(id) && !this.#deleted.has(id));
    this.same('A2: what is listed has the row of a goal', missing, []);
  }
}

function withoutSince({ since: _since, ...sum }: typeof NOTHING_SAVED) {
  return sum;
}

function pairOf({ taskId, completedDate }: CompletionRow): string {
  return `${taskId} ${completedDate}`;
}
