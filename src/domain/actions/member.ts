import { calendarDayOf, type CalendarDay } from '@/domain/calendar-day';
import type { Completion, ScoredCompletion } from '@/domain/completion';
import type { DailySet } from '@/domain/daily-set';
import { DAILY_COUNT } from '@/domain/daily-count';
import { goalIn } from '@/domain/goal-state';
import { DAY_MS, epochOf, instantOf } from '@/domain/instant';
import { savedBy, savingsOf } from '@/domain/impact/savings';
import { type Lifetime, NOTHING_SAVED } from '@/domain/lifetime';
import { amountsIn, withAmounts } from '@/domain/lifetime-changes';
import { completionId, dailySelectionId, goalSelectionId } from '@/domain/row-ids';
import { hasTask, type Selection, type SelectionWithTask } from '@/domain/selection';
import type { Task } from '@/domain/task';
import { LISTED_MS } from '@/domain/time-limits';
import { daysIn, NO_DAYS, withDays } from './days';
import { withListedNote } from './listed-note';
import {
  dayOf,
  type Done,
  doneWith,
  fitted,
  listedAs,
  type MemberRecord,
  newRecord,
  recordIn,
  untilOf,
} from './record';

/** The rows of an account, as they were read. */
export interface Rows {
  readonly accountId: string;
  readonly completions: readonly ScoredCompletion[];
  readonly selections: readonly Selection[];
  /** What is known of tasks, by ID; null for one that was deleted. */
  readonly tasks: ReadonlyMap<string, Task | null>;
}

/** All that an action is planned on: the record, and rows that agree with it. */
export interface Member extends Omit<Rows, 'selections'> {
  /** How often something was committed. */
  readonly revision: number;
  /** As it is stored; another client may write it (spec §7). */
  readonly level: number | null;
  readonly record: MemberRecord;
  readonly goals: readonly Selection[];
  /** Selections that no page shows; they are deleted with the next set. */
  readonly strays: readonly Selection[];
}

/** What a profile stores of a member. */
export interface StoredMember {
  /** 0 before the first commit. */
  readonly revision: number;
  readonly level: number | null;
  readonly memberRecord: string | null;
}

/**
 * Returns the member that a profile's record and an account's rows tell of, where the record is right: rows may be older
 * or newer. 'later' if a later version of the application has written it. Without a record that can be read, the rows are
 * all there is. What the record lists and the rows lack is as in `before`, the member that was known until now.
 */
export function memberFrom(
  rows: Rows,
  stored: StoredMember,
  now: number,
  before?: Member,
): Member | 'later' {
  const { revision, level, memberRecord } = stored;
  const found = recordIn(memberRecord);
  if (found === 'later') return 'later';
  const record = found ?? firstRecord(rows, now);
  const { accountId } = rows;
  const tasks = new Map([...(before?.tasks ?? []), ...rows.tasks]);
  for (const { taskId, task } of rows.selections) tasks.set(taskId, task);
  const known = { accountId, record, tasks };
  const earlier = (before?.completions ?? []).filter((row) => listedAs(record, row));
  return {
    ...known,
    revision,
    level,
    completions: completionsOf(known, [...rows.completions, ...earlier]),
    ...selectionsOf(known, rows.selections, before?.goals ?? []),
  };
}

/** Returns the member that an answer tells of, with the rows that are known; 'later' as `memberFrom` does. */
export function memberAfterConflict(
  member: Member,
  stored: StoredMember,
  now: number,
): Member | 'later' {
  const { goals, strays, ...rows } = member;
  return memberFrom({ ...rows, selections: [...goals, ...strays] }, stored, now, member);
}

/** Returns what was read, or what is known if that is later: a read never replaces what was committed since. */
export function laterMember(before: Member, read: Member): Member {
  return read.accountId === before.accountId && read.revision < before.revision ? before : read;
}

/** Returns the tasks that the record names and nothing is known of. */
export function unknownTasks({ record, tasks }: Member): string[] {
  const named = [...record.set.tasks, ...record.goals.map(([taskId]) => taskId)];
  return [...new Set(named)].filter((taskId) => !tasks.has(taskId));
}

/** Returns the member with tasks that were read by their IDs; null for one that was deleted. */
export function withTasksRead(member: Member, read: ReadonlyMap<string, Task | null>): Member {
  const tasks = new Map([...member.tasks, ...read]);
  const goals = member.goals.map((row) => ({ ...row, task: tasks.get(row.taskId) ?? null }));
  return { ...member, tasks, goals };
}

/**
 * Returns the member with a goal as its row is stored, whose text another client may have written; without it if it has
 * none.
 */
export function withGoalRead(member: Member, taskId: string, row: Selection | null): Member {
  const { record } = member;
  const goals = record.goals.flatMap((one): MemberRecord['goals'] => {
    if (one[0] !== taskId) return [one];
    return row ? [[taskId, one[1], textRevision(row.goal)]] : [];
  });
  return {
    ...member,
    record: { ...record, goals },
    goals: member.goals.flatMap((one) => {
      if (one.taskId !== taskId) return [one];
      return row ? [{ ...one, goal: row.goal ?? null }] : [];
    }),
  };
}

/** Returns the record of an account that has rows, but no record. */
function firstRecord({ accountId, completions, selections }: Rows, now: number): MemberRecord {
  const empty = newRecord(now);
  const { start, tasks } = firstSet(selections);
  const goals = new Map(
    selections
      .filter((row) => isGoalRow(row) || isOwnGoal(accountId, row))
      .map(({ taskId, selectionDate, goal }) => [
        taskId,
        [taskId, epochOf(selectionDate) ?? 0, textRevision(goal)] as [string, number, number],
      ]),
  );
  const done = completions.map(doneIn);
  return fitted({
    ...empty,
    set: tasks.length > 0 ? { ...empty.set, number: 1, start, tasks } : empty.set,
    done: done.filter((one) => untilOf(one) > empty.since),
    days: withDays(NO_DAYS, done.filter((one) => untilOf(one) <= now - LISTED_MS).map(dayOf)),
    saved: completions.reduce(
      (sum, row) =>
        withAmounts(sum, amountsIn({ saved: savedBy(row) }), epochOf(row.completedDate) ?? now),
      NOTHING_SAVED,
    ),
    goals: [...goals.values()],
  });
}

/** Returns the daily tasks that another client has selected, the newest ones, and when the newest was. */
function firstSet(selections: readonly Selection[]): { start: number; tasks: string[] } {
  const dated = selections
    .filter((row) => row.task?.difficulty === 'Daily')
    .map(({ taskId, selectionDate }) => ({ taskId, at: epochOf(selectionDate) ?? 0 }))
    .toSorted((a, b) => b.at - a.at);
  const tasks = [...new Set(dated.map(({ taskId }) => taskId))].slice(0, DAILY_COUNT);
  return { start: dated[0]?.at ?? 0, tasks };
}

/** Returns the daily tasks as pages show them; a task that was deleted is missing. */
export function dailySetIn({ accountId, record, tasks }: Member): DailySet {
  const { number, start } = record.set;
  const rows = record.set.tasks.map((taskId, place): Selection => ({
    id: dailySelectionId(accountId, place),
    taskId,
    selectionDate: instantOf(start),
    task: tasks.get(taskId) ?? null,
  }));
  const current: SelectionWithTask[] = rows.filter(hasTask);
  const isComplete =
    current.length === DAILY_COUNT && current.every(({ task }) => task.difficulty === 'Daily');
  return { current, isComplete, number };
}

/** Returns the calendar days with a completion, for the streak: those of the devices that completed the tasks. */
export function activeDays({ accountId, record, completions }: Member): Set<CalendarDay> {
  const unlisted = completions.filter(
    (row) => !listedAs(record, row) && !isOwnCompletion(accountId, row),
  );
  return new Set([
    ...daysIn(record.days),
    ...record.done.map(dayOf),
    ...unlisted.flatMap(({ completedDate }) => {
      const at = epochOf(completedDate);
      return at === undefined ? [] : [calendarDayOf(at)];
    }),
  ]);
}

/** Returns what all completions saved: those that the record counts, and those that another client wrote since. */
export function savedIn({ accountId, record, completions }: Member): Lifetime {
  // A record that starts from the rows counts those that expired long before, too.
  const isCounted = (row: ScoredCompletion) =>
    listedAs(record, row) !== undefined || isSettled(record, row);
  return completions
    .filter((row) => !isCounted(row) && !isOwnCompletion(accountId, row))
    .reduce(
      (sum, row) =>
        withAmounts(sum, amountsIn({ saved: savedBy(row) }), epochOf(row.completedDate) ?? 0),
      record.saved,
    );
}

/** Returns the revision in a goal's text; 0 without one. */
export function textRevision(goal: string | null | undefined): number {
  return goal ? goalIn(goal).revision : 0;
}

function doneIn(row: ScoredCompletion): Done {
  const { taskId, completedDate, expirationDate, note, noteRevision } = row;
  const at = epochOf(completedDate) ?? 0;
  const days = ((epochOf(expirationDate) ?? 0) - at) / DAY_MS;
  const done: Done = [taskId, at, days, calendarDayOf(at) - Math.floor(at / DAY_MS)];
  return doneWith(done, { note: note ? (noteRevision ?? 0) : undefined });
}

type Known = Pick<Member, 'accountId' | 'record' | 'tasks'>;

/** Returns what the record lists, with what is known of it, and the rows that other clients or times wrote. */
function completionsOf(
  { accountId, record, tasks }: Known,
  rows: readonly ScoredCompletion[],
): ScoredCompletion[] {
  const listed = record.done.map((one): ScoredCompletion => {
    const [taskId, at] = one;
    const task = tasks.get(taskId) ?? null;
    const copies = rows.filter(
      (known) => known.taskId === taskId && epochOf(known.completedDate) === at,
    );
    const row = copies[0] ?? {
      id: completionId(accountId, taskId, at),
      taskId,
      completedDate: instantOf(at),
      expirationDate: instantOf(untilOf(one)),
      task,
      // What its row keeps isn't known here; a task's figures hardly ever change.
      saved: task && savingsOf(task),
    };
    return withListedNote(row, one, copies);
  });
  const others = rows.filter(
    (row) => !listedAs(record, row) && !isDisowned({ accountId, record }, row),
  );
  return [...listed, ...others];
}

/** Whether a row of ours isn't listed: it was undone, or has just been committed elsewhere, unless it has settled. */
export function isDisowned(
  { accountId, record }: Pick<Member, 'accountId' | 'record'>,
  row: Completion,
): boolean {
  return !listedAs(record, row) && isOwnCompletion(accountId, row) && !isSettled(record, row);
}

/** Whether a row expired so long ago that no record lists it. */
function isSettled({ since }: MemberRecord, { expirationDate }: Completion): boolean {
  return (epochOf(expirationDate) ?? 0) <= since;
}

/** Whether a row has the ID of one that this application writes. */
export function isOwnCompletion(
  accountId: string,
  { id, taskId, completedDate }: Completion,
): boolean {
  return id === completionId(accountId, taskId, epochOf(completedDate) ?? 0);
}

function isOwnGoal(accountId: string, { id, taskId }: Selection): boolean {
  return id === goalSelectionId(accountId, taskId);
}

function isGoalRow(row: Selection): boolean {
  return hasTask(row) && row.task.difficulty !== 'Daily' && !row.id.includes('#daily#');
}

/** Returns the goals that the record lists and those of other clients, and the rows that are neither. */
function selectionsOf(
  { accountId, record, tasks }: Known,
  rows: readonly Selection[],
  before: readonly Selection[],
): Pick<Member, 'goals' | 'strays'> {
  const listed = record.goals.map(([taskId, since, revision]): Selection => {
    const [id, selectionDate] = [goalSelectionId(accountId, taskId), instantOf(since)];
    const isOfTask = (one: Selection) => one.taskId === taskId && isGoalRow(one);
    // A list that lags has an earlier text.
    const row =
      [...rows, ...before].find((one) => one.id === id && textRevision(one.goal) === revision) ??
      rows.find((one) => one.id === id) ??
      rows.find(isOfTask) ??
      before.find((one) => one.id === id);
    return {
      goal: null,
      ...row,
      id: row?.id ?? id,
      taskId,
      selectionDate,
      task: tasks.get(taskId) ?? null,
    };
  });
  const isListed = new Set(listed.map(({ id }) => id));
  const isListedTask = new Set(listed.map(({ taskId }) => taskId));
  const unlisted = rows.filter(({ id }) => !isListed.has(id));
  // A row of ours that isn't listed was removed, or has just been committed elsewhere.
  const foreign = unlisted.filter((row) => !isOwnGoal(accountId, row));
  const isGoal = (row: Selection) => isGoalRow(row) && !isListedTask.has(row.taskId);
  const places = new Set(record.set.tasks.map((_, place) => dailySelectionId(accountId, place)));
  return {
    goals: [...listed, ...foreign.filter(isGoal)],
    strays: foreign.filter((row) => !isGoal(row) && !places.has(row.id)),
  };
}
